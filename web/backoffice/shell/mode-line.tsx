import { ToolOutlined } from '@ant-design/icons';
import { type SiteState, settingRoutes } from '../../../contract/operator/setting.ts';
import { AS_DELIVERED, type LimitValues, limitValues } from '../../../domain/setting.ts';
import { useLanguage } from '../app/language.tsx';
import { useCall } from '../app/queries.ts';
import { useBackofficeWords } from '../app/words.ts';
import { dayAndTime } from '../parts/format.ts';
import './shell.css';

const HALF_A_MINUTE = 30_000;

/** What an operator has set and everybody may know. */
export const useSiteState = () =>
  useCall(settingRoutes.getSiteState, {}, { refetchInterval: HALF_A_MINUTE, staleTime: HALF_A_MINUTE }).data;

/** What members may have of each, as it was set. */
export const useLimits = (): LimitValues => useSiteState()?.limits ?? limitValues(AS_DELIVERED);

/** Says before a form is filled that nothing can be saved. */
export function ModeLine() {
  const state = useSiteState();
  return <ModeText state={state} />;
}

/** The sentence alone; nothing while everything is open. */
export function ModeText({ state }: { state: SiteState | undefined }) {
  const words = useBackofficeWords().mode;
  const { language } = useLanguage();
  return (
    <div role="status" className="mode-line">
      {state && state.mode !== 'open' && (
        <>
          <ToolOutlined /> {state.message[language] || words.says[state.mode]}{' '}
          {state.until && <span>{words.until(dayAndTime(state.until))}</span>}
        </>
      )}
    </div>
  );
}
