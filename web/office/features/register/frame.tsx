import { Steps } from 'antd';
import type { ReactNode } from 'react';
import { RegionalSettings } from '../../../backoffice/shell/regional-settings.tsx';
import { AuthFrame } from '../../../backoffice/sign-in/auth-frame.tsx';
import { useWords } from '../../words.ts';

interface Props {
  step: 0 | 1 | 2;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function RegisterFrame({ step, title, aside, children }: Props) {
  const words = useWords();
  return (
    <AuthFrame
      wide
      aside={
        <>
          {aside}
          <RegionalSettings />
        </>
      }
    >
      <title>{`${title} - ${words.kit.brand}`}</title>
      <Steps
        className="auth-steps"
        current={step}
        responsive={false}
        titlePlacement="vertical"
        items={words.register.steps.map((name) => ({ title: name }))}
      />
      <h1 className="auth-title">{title}</h1>
      {children}
    </AuthFrame>
  );
}
