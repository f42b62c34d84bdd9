import { Divider } from 'antd';
import { companyRoutes, type OwnCompany } from '../../../../contract/company/company.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useSave } from '../../../backoffice/form/saving/use-save.ts';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { day } from '../../../backoffice/parts/format.ts';
import { CategoryPicker } from '../../../backoffice/parts/pickers.tsx';
import { useCompanyWords } from '../../words.ts';
import { setCompanyCategory } from './company.queries.ts';

const { ContractForm, Field } = contractForm(companyRoutes.setCompanyCategory.body);

/** The main category is saved by itself: a certified company changes it once in 12 months. */
export function CategoryForm({ company }: { company: OwnCompany }) {
  const text = useCompanyWords().profile;
  const save = useSave(setCompanyCategory);
  const { cate, category_changeable_from: from } = company;
  return (
    <>
      <Divider />
      <ContractForm
        key={cate.join()}
        className="form-narrow"
        words={text}
        initialValues={{ cate }}
        onSubmit={save}
      >
        <Field name="cate" extra={from ? text.changeableFrom(day(from)) : text.cateHint}>
          <CategoryPicker disabled={from !== null} />
        </Field>
        {from === null && <Submit>{text.changeCate}</Submit>}
      </ContractForm>
    </>
  );
}
