import { Alert, App, Switch } from 'antd';
import { type FindingSwitch, findingSwitchRoutes } from '../../../../contract/operator/finding-switch.ts';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { CallError } from '../../../client/call.ts';
import { useStaff } from '../../staff.ts';
import { useSettingWords } from '../../words.ts';
import { useIdentity } from './identity.tsx';
import { setFindingSwitch } from './setting.queries.ts';
import './settings.css';

/** What the machine looks for, kind by kind, and the switch of each. */
export function FindingSwitchesPage() {
  const text = useSettingWords();
  const { message } = App.useApp();
  const showFailure = useFailureNotice();
  const answer = useCall(findingSwitchRoutes.listFindingSwitches);
  const canChange = useStaff().data?.role === 'administrator';
  const identity = useIdentity();
  const { mutateAsync } = useSend(setFindingSwitch);
  const change = async ({ kind, on: seen }: FindingSwitch, on: boolean) => {
    try {
      await identity.confirmed(() => mutateAsync({ params: { kind }, body: { on, seen } }));
      message.success(text.saved);
    } catch (error) {
      if (error instanceof CallError && error.code === 'confirm_identity') return;
      if (error instanceof CallError && error.code === 'conflict') {
        message.info(text.conflict);
        void answer.refetch();
      } else showFailure(error);
    }
  };
  return (
    <Page>
      <Answer of={answer}>
        {({ items }) => (
          <div className="settings">
            {!canChange && <Alert showIcon type="info" title={text.onlyAdministrators} />}
            <SectionCard title={text.findings.open}>
              <p className="quiet">{text.findings.hint}</p>
              <dl className="setting-list">
                {items.map((item) => (
                  <div key={item.kind} className="setting-line">
                    <dt>
                      {text.findings.kinds[item.kind]}
                      {item.changed_at && (
                        <div className="quiet">
                          {text.findings.changed}: {dayAndTime(item.changed_at)}
                        </div>
                      )}
                    </dt>
                    <dd className="quiet">
                      {text.findings.weight} {item.weight}
                    </dd>
                    <dd>
                      <Switch
                        checked={item.on}
                        disabled={!canChange}
                        checkedChildren={text.findings.on}
                        unCheckedChildren={text.findings.off}
                        aria-label={text.findings.label(text.findings.kinds[item.kind])}
                        onChange={(on) => void change(item, on)}
                      />
                    </dd>
                  </div>
                ))}
              </dl>
            </SectionCard>
          </div>
        )}
      </Answer>
      {identity.dialog}
    </Page>
  );
}
