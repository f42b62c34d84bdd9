import { Alert, Button } from 'antd';
import { useState } from 'react';
import { type SettingItem, settingRoutes } from '../../../../contract/operator/setting.ts';
import { type SettingGroup, setting } from '../../../../domain/setting.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { pathOf } from '../../screens.ts';
import { useStaff } from '../../staff.ts';
import { useSettingWords } from '../../words.ts';
import { ModeCard } from './mode-card.tsx';
import { SettingDialog } from './setting-dialog.tsx';
import { useValueText } from './value-text.ts';
import './settings.css';

const GROUPS: readonly SettingGroup[] = ['service', 'limits', 'retention'];

/** What can be set while the marketplace runs, and the variables that cannot. */
export function SettingsPage() {
  const text = useSettingWords();
  const answer = useCall(settingRoutes.listSettings);
  const canChange = useStaff().data?.role === 'administrator';
  const [changing, change] = useState<SettingItem | null>(null);
  return (
    <Page
      extra={
        <>
          <ButtonLink to={pathOf('findingSwitches')}>{text.findings.open}</ButtonLink>
          <ButtonLink to={pathOf('settingChanges')}>{text.history}</ButtonLink>
        </>
      }
    >
      <Answer of={answer}>
        {({ settings, variables }) => (
          <div className="settings">
            {!canChange && <Alert showIcon type="info" title={text.onlyAdministrators} />}
            <ModeCard canChange={canChange} />
            {GROUPS.map((group) => (
              <SectionCard key={group} title={text.groups[group]}>
                <dl className="setting-list">
                  {settings
                    .filter(({ key }) => setting(key).group === group)
                    .map((item) => (
                      <Line key={item.key} item={item} {...(canChange && { change: () => change(item) })} />
                    ))}
                </dl>
              </SectionCard>
            ))}
            <SectionCard title={text.variables}>
              <p className="quiet">{text.variablesNote}</p>
              <dl className="setting-list">
                {variables.map(({ name, value }) => (
                  <div key={name} className="setting-line">
                    <dt>{name}</dt>
                    <dd>{value || <span className="quiet">{text.none}</span>}</dd>
                  </div>
                ))}
              </dl>
            </SectionCard>
          </div>
        )}
      </Answer>
      {changing && <SettingDialog item={changing} onClose={() => change(null)} />}
    </Page>
  );
}

function Line({ item, change }: { item: SettingItem; change?: () => void }) {
  const text = useSettingWords();
  const valueText = useValueText();
  const { key, value, begins } = item;
  return (
    <div className="setting-line">
      <dt>
        {text.names[key]}
        {text.notes[key] && <div className="quiet">{text.notes[key]}</div>}
      </dt>
      <dd>
        {valueText(key, value)}{' '}
        {value !== begins && <span className="quiet">{text.begins(valueText(key, begins))}</span>}
      </dd>
      {change && (
        <dd>
          <Button size="small" aria-label={text.changeTitle(text.names[key] ?? key)} onClick={change}>
            {text.change}
          </Button>
        </dd>
      )}
    </div>
  );
}
