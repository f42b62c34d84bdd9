import { Alert, Card } from 'antd';
import type { OwnCompany } from '../../../../contract/company/company.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { PermissionState } from '../../../backoffice/permission/permission-state.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { isBuyer, useCompany } from '../../account/company.ts';
import { pathOf } from '../../screens.ts';
import { useCompanyWords } from '../../words.ts';
import { SupplierForm } from '../register/supplier-form.tsx';
import { becomeSupplier } from './company.queries.ts';

const valuesOf = ({ name, location_path, contact }: OwnCompany) => ({
  name,
  city: location_path,
  contact: { address: contact.Address, office_tel: contact.Telephone },
});

/** What a supplier has and a buyer has not; all else of the company stays. */
export function BecomeSupplierPage() {
  const { become } = useCompanyWords();
  const company = useCompany();
  const send = useSend(becomeSupplier);
  return (
    <Page>
      <Answer of={company}>
        {(own) =>
          isBuyer(own) ? (
            <Card>
              <Alert type="info" showIcon title={become.text} className="form-alert" />
              <SupplierForm
                initial={valuesOf(own)}
                submit={become.submit}
                onSubmit={async (body) => {
                  await send.mutateAsync({ body });
                  // the whole page anew: what a supplier sees is read with it
                  location.assign(pathOf('registered'));
                }}
              />
            </Card>
          ) : (
            <PermissionState needs="buyer" />
          )
        }
      </Answer>
    </Page>
  );
}
