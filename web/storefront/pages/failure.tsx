import type { FailurePage } from '../../../contract/pages.ts';
import { FailureMessage } from '../form/failure-message.tsx';
import { Layout } from '../frame/layout.tsx';

export function Failure(failure: FailurePage) {
  return (
    <Layout>
      <FailureMessage {...failure} />
    </Layout>
  );
}
