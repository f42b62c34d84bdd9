import { Steps } from 'antd';
import type { ReactNode } from 'react';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { RegionalSettings } from '../../../backoffice/shell/regional-settings.tsx';
import { AuthFrame } from '../../../backoffice/sign-in/auth-frame.tsx';
import { useRecoveryWords } from '../../words.ts';

export function RecoveryFrame({ step, children }: { step: 0 | 1 | 2; children: ReactNode }) {
  const recovery = useRecoveryWords();
  const kit = useBackofficeWords();
  return (
    <AuthFrame aside={<RegionalSettings />}>
      <title>{`${recovery.steps[step]} - ${recovery.title} - ${kit.brand}`}</title>
      <h1 className="auth-title">{recovery.title}</h1>
      <Steps
        className="auth-steps"
        size="small"
        current={step}
        responsive={false}
        titlePlacement="vertical"
        items={recovery.steps.map((title) => ({ title }))}
      />
      {children}
    </AuthFrame>
  );
}
