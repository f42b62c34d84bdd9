import { Steps } from 'antd';
import type { ReactNode } from 'react';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { RegionalSettings } from '../../../backoffice/shell/regional-settings.tsx';
import { AuthFrame } from '../../../backoffice/sign-in/auth-frame.tsx';
import { useRegisterWords } from '../../words.ts';
import type { CompanyType } from './company-type.ts';

interface Props {
  step: 0 | 1 | 2;
  type: CompanyType;
  title: string;
  aside?: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
}

export function RegisterFrame({ step, type, title, aside, beside, children }: Props) {
  const kit = useBackofficeWords();
  const register = useRegisterWords();
  return (
    <AuthFrame
      wide
      beside={beside}
      aside={
        <>
          {aside}
          <RegionalSettings />
        </>
      }
    >
      <title>{`${title} - ${kit.brand}`}</title>
      <Steps
        className="auth-steps"
        current={step}
        responsive={false}
        titlePlacement="vertical"
        items={register.steps[type].map((name) => ({ title: name }))}
      />
      <h1 className="auth-title">{title}</h1>
      {children}
    </AuthFrame>
  );
}
