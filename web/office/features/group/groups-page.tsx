/** Groups: create, rename in place, reorder, delete (spec M2.9, decision 26). */
import { Alert, Card, Form } from 'antd';
import { companyRoutes } from '../../../../contract/company/company.ts';
import { groupRoutes } from '../../../../contract/product/group.ts';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { ProductTabs } from '../../layout/product-tabs.tsx';
import { useGroupWords } from '../../words.ts';
import { createGroup } from './group.queries.ts';
import { GroupList } from './group-list.tsx';
import '../../../backoffice/list/list.css';

const { ContractForm, TextField } = contractForm(groupRoutes.createGroup.body);

export function GroupsPage() {
  const words = useGroupWords();
  const groups = useCall(groupRoutes.listGroups);
  return (
    <Page>
      <Card className="list-with-tabs">
        <ProductTabs active="groups" />
        <p className="quiet">{words.intro}</p>
        <NewGroup />
        <Answer of={groups}>{(listed) => <GroupList groups={listed} />}</Answer>
      </Card>
    </Page>
  );
}

function NewGroup() {
  const words = useGroupWords();
  const [form] = Form.useForm();
  const create = useSend(createGroup);
  const quota = useCall(companyRoutes.getQuota).data;
  if (quota && quota.groupUsed >= quota.groupLimited)
    return <Alert type="info" showIcon className="form-alert" title={words.full(quota.groupLimited)} />;
  return (
    <ContractForm
      className="new-group"
      form={form}
      words={{ name: words.newGroup }}
      onSubmit={async (body) => {
        await create.mutateAsync({ body });
        form.resetFields();
      }}
    >
      <TextField name="name" placeholder={words.nameHint} />
      <Submit>{words.add}</Submit>
      {quota && <span className="quiet numbers">{words.used(quota.groupUsed, quota.groupLimited)}</span>}
    </ContractForm>
  );
}
