import { Result } from 'antd';
import { Outlet } from 'react-router';
import { Answer } from '../../backoffice/states.tsx';
import { useBackofficeWords } from '../../backoffice/words.ts';
import { isOperator, useStaff } from '../staff.ts';
import { useFrameWords } from '../words.ts';

/** Users, membership, outbox and audit are for operators and above. */
export function OperatorOnly() {
  const { forbidden } = useBackofficeWords();
  const { operatorOnly } = useFrameWords();
  const staff = useStaff();
  return (
    <Answer of={staff}>
      {(user) =>
        isOperator(user) ? (
          <Outlet />
        ) : (
          <Result status="403" title={forbidden.title} subTitle={operatorOnly} />
        )
      }
    </Answer>
  );
}
