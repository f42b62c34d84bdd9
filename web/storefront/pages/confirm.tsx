import type { ConfirmPage } from '../../../contract/pages.ts';
import { ConfirmAddress } from '../form/confirm-address.tsx';
import { Layout } from '../frame/layout.tsx';

export const Confirm = (confirmation: ConfirmPage) => (
  <Layout action={null}>
    <ConfirmAddress {...confirmation} />
  </Layout>
);
