import type { FailurePage } from '../../../contract/pages.ts';
import { FailureMessage } from '../../storefront/failure-message.tsx';
import { Layout } from '../layout.tsx';

export function Failure(failure: FailurePage) {
  return (
    <Layout>
      <FailureMessage {...failure} />
    </Layout>
  );
}
