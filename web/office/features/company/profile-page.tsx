import { App, Button, Card } from 'antd';
import type { ReactNode } from 'react';
import type { OwnCompany } from '../../../../contract/company.ts';
import { ContractForm } from '../../../backoffice/form/contract-form.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useCompany } from '../../company.ts';
import { useCompanyWords, useFrameWords } from '../../words.ts';
import { type ProfileTab, ProfileTabs } from './profile-tabs.tsx';

interface Props<Values> {
  tab: ProfileTab;
  labels: Record<string, string>;
  /** Server field → field of the form. */
  aliases?: Record<string, string>;
  valuesOf(company: OwnCompany): Values;
  save(values: Values): Promise<unknown>;
  children(company: OwnCompany): ReactNode;
}

/** One of the three screens of the company profile; each saves its own part (spec M2.14). */
export function ProfilePage<Values extends object>(props: Props<Values>) {
  const { tab, labels, aliases = {}, valuesOf, save, children } = props;
  const words = useCompanyWords();
  const frame = useFrameWords();
  const kit = useBackofficeWords();
  const { message } = App.useApp();
  const company = useCompany();
  const submit = async (values: Values) => {
    await save(values);
    message.success(kit.updated);
  };
  return (
    <Page title={words.profile.title} trail={[frame.company]}>
      <Card styles={{ body: { paddingTop: 4 } }}>
        <ProfileTabs tab={tab} />
        <Answer of={company}>
          {(own) => (
            <ContractForm<Values>
              labels={labels}
              aliases={aliases}
              initialValues={valuesOf(own) as never}
              onSubmit={submit}
              className="form-wide"
            >
              {(busy) => (
                <>
                  {children(own)}
                  <Button type="primary" htmlType="submit" size="large" loading={busy}>
                    {kit.save}
                  </Button>
                </>
              )}
            </ContractForm>
          )}
        </Answer>
      </Card>
    </Page>
  );
}
