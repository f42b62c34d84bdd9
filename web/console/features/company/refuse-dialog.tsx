import { Input } from 'antd';
import type { CompanyChangeItem } from '../../../../contract/company/company-change.ts';
import { usePeopleWords } from '../../words.ts';
import { refuseCompanyChange } from './company.queries.ts';
import { FormDialog } from './form-dialog.tsx';

/** Asks why a change is refused; what was there before comes back. */
export function RefuseDialog({ change, onClose }: { change: CompanyChangeItem; onClose(): void }) {
  const words = usePeopleWords();
  return (
    <FormDialog
      change={refuseCompanyChange}
      body={refuseCompanyChange.route.body}
      call={{ params: { id: change.id } }}
      title={words.refuse}
      done={words.putBack}
      words={{ note: words.reasonTold }}
      danger
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <p className="quiet">{words.refuseHint}</p>
          <Field name="note">
            <Input.TextArea showCount autoSize={{ minRows: 2 }} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
