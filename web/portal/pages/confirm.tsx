import type { ConfirmPage } from '../../../contract/pages.ts';
import { ConfirmAddress } from '../../storefront/confirm-address.tsx';
import { Layout } from '../layout.tsx';

export const Confirm = (confirmation: ConfirmPage) => (
  <Layout>
    <ConfirmAddress {...confirmation} />
  </Layout>
);
