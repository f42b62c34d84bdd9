import { FINDING_KINDS } from '../../../../domain/evidence/finding.ts';
import { MODES, SETTING_KEYS, type SettingKey, setting, switchKey } from '../../../../domain/setting.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { useSettingWords } from '../../words.ts';

const isKnown = (key: string): key is SettingKey => SETTING_KEYS.some((known) => known === key);

const switchOf = (key: string) => FINDING_KINDS.find((kind) => switchKey(kind) === key);

/** What is set, in words; the key itself of what there is no more. */
export function useSettingName() {
  const text = useSettingWords();
  return (key: string): string => {
    const kind = switchOf(key);
    return kind ? text.findings.kinds[kind] : (text.names[key] ?? key);
  };
}

/** A value of a setting in words. */
export function useValueText() {
  const text = useSettingWords();
  const format = useFormat();
  return (key: string, value: string | number | null): string => {
    if (value === null || value === '') return text.none;
    if (switchOf(key)) return value === 'on' ? text.findings.on : text.findings.off;
    if (!isKnown(key)) return String(value);
    const known = setting(key);
    if (known.type === 'number') return text.units[known.unit](format.number(Number(value)));
    if (known.type === 'moment') return dayAndTime(String(value));
    const mode = known.type === 'choice' && MODES.find((one) => one === value);
    return mode ? text.modes[mode] : String(value);
  };
}
