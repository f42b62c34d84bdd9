import type { FailurePage } from '../../../contract/pages.ts';
import { FailureMessage } from '../../storefront/form/failure-message.tsx';
import { BarePage } from '../frame/bare-page.tsx';

export function Failure(failure: FailurePage) {
  return (
    <BarePage>
      <FailureMessage {...failure} />
    </BarePage>
  );
}
