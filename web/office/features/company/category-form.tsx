import { App, Divider } from 'antd';
import { companyRoutes, type OwnCompany } from '../../../../contract/company.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { day } from '../../../backoffice/format.ts';
import { CategoryPicker } from '../../../backoffice/pickers.tsx';
import { useSend } from '../../../backoffice/queries.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useCompanyWords } from '../../words.ts';
import { setCompanyCategory } from './company.queries.ts';

const { ContractForm, Field } = contractForm(companyRoutes.setCompanyCategory.body);

/** The main category is saved by itself: a certified company changes it once in 12 months. */
export function CategoryForm({ company }: { company: OwnCompany }) {
  const text = useCompanyWords().profile;
  const kit = useBackofficeWords();
  const { message } = App.useApp();
  const send = useSend(setCompanyCategory);
  const { cate, category_changeable_from: from } = company;
  return (
    <>
      <Divider />
      <ContractForm
        key={cate.join()}
        className="form-narrow"
        words={text}
        initialValues={{ cate }}
        onSubmit={async (body) => {
          await send.mutateAsync({ body });
          message.success(kit.updated);
        }}
      >
        <Field name="cate" extra={from ? text.changeableFrom(day(from)) : text.cateHint}>
          <CategoryPicker disabled={from !== null} />
        </Field>
        {from === null && <Submit>{text.changeCate}</Submit>}
      </ContractForm>
    </>
  );
}
