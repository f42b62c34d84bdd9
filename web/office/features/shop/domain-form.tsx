import { Card } from 'antd';
import { companyRoutes, type OwnCompany } from '../../../../contract/company/company.ts';
import { problemSentence } from '../../../../locales/problems.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useSave } from '../../../backoffice/form/saving/use-save.ts';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { day } from '../../../backoffice/parts/format.ts';
import { call } from '../../../client/call.ts';
import { publicHost } from '../../../client/host.ts';
import { useShopWords } from '../../words.ts';
import { setCompanyDomain } from '../company/company.queries.ts';

const { ContractForm, TextField } = contractForm(companyRoutes.setCompanyDomain.body);

/** Another shop domain: free until certification, then once in 12 months. */
export function DomainForm({ company }: { company: OwnCompany }) {
  const text = useShopWords().domain;
  const { language } = useLanguage();
  const save = useSave(setCompanyDomain);
  const { domain: present, domain_changeable_from: from } = company;
  const isFree = async (_: unknown, domain: string) => {
    if (domain === present) return;
    const { status } = await call(companyRoutes.checkDomain, { query: { domain } });
    if (!status) throw new Error(problemSentence('domain_unavailable', language));
  };
  return (
    <Card title={text.change}>
      <p className="quiet">{from ? text.changeableFrom(day(from)) : text.changeHint}</p>
      {from === null && (
        <ContractForm
          key={present}
          className="form-narrow"
          words={text}
          initialValues={{ domain: present ?? '' }}
          onSubmit={save}
        >
          <TextField
            name="domain"
            normalize={(value: string) => value.replace(/[^a-zA-Z0-9]/g, '').toLowerCase()}
            validateTrigger="onBlur"
            rules={[{ validator: isFree }]}
            maxLength={20}
            suffix={`.${publicHost()}`}
            autoComplete="off"
          />
          <Submit>{text.change}</Submit>
        </ContractForm>
      )}
    </Card>
  );
}
