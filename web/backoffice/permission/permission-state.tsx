import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { publicUrl } from '../../client/host.ts';
import { useBackofficeWords } from '../app/words.ts';
import { NotAllowed } from './not-allowed.tsx';

export type Need = 'certification' | 'membership' | 'supplier' | 'buyer';

/** What leads to the permission: a page of the member centre, or one of the portal. */
const NEXT = {
  certification: { to: '/company/EnterpriseCert' },
  membership: { href: '/vip-kuajingtong' },
  supplier: { to: '/company/BecomeSupplier' },
  buyer: { to: '/' },
} as const satisfies Record<Need, { to: string } | { href: string }>;

/** Instead of a page, or of a part of it, that the company may not use: why, and what to do next. */
export function PermissionState({ needs }: { needs: Need }) {
  const { permission } = useBackofficeWords();
  return (
    <NotAllowed text={permission[needs].text}>
      <NextStep needs={needs}>{(label) => <Button type="primary">{label}</Button>}</NextStep>
    </NotAllowed>
  );
}

/** Above a page that can be looked at but not used. */
export function PermissionNotice({ needs, text }: { needs: Need; text?: string }) {
  const { permission } = useBackofficeWords();
  return (
    <Alert
      className="form-alert"
      type="warning"
      showIcon
      title={text ?? permission[needs].text}
      action={<NextStep needs={needs}>{(label) => label}</NextStep>}
    />
  );
}

function NextStep({ needs, children }: { needs: Need; children(label: string): ReactNode }) {
  const { next } = useBackofficeWords().permission[needs];
  const way = NEXT[needs];
  if ('to' in way) return <Link to={way.to}>{children(next)}</Link>;
  return (
    <a href={publicUrl(way.href)} target="_blank" rel="noreferrer">
      {children(next)}
    </a>
  );
}
