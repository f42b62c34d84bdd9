import { Result } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { useUser } from '../../account/company.ts';
import { pathOf } from '../../screens.ts';
import { useRecoveryWords } from '../../words.ts';
import { RecoveryFrame } from './frame.tsx';

const SECONDS = 10;

export function RecoveryStep3Page() {
  const text = useRecoveryWords();
  const navigate = useNavigate();
  const user = useUser();
  const [left, setLeft] = useState(SECONDS);
  useEffect(() => {
    if (left === 0) {
      navigate(pathOf('dashboard'));
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, navigate]);
  return (
    <RecoveryFrame step={2}>
      <Result
        status="success"
        title={text.success(user.data?.email ?? '')}
        subTitle={text.leaving(left)}
        extra={
          <ButtonLink to={pathOf('dashboard')} type="primary">
            {text.home}
          </ButtonLink>
        }
      />
    </RecoveryFrame>
  );
}
