import { GlobalOutlined } from '@ant-design/icons';
import { Button, Popover, Select } from 'antd';
import { useState } from 'react';
import { LANGUAGES, type Language } from '../../../domain/enumerations.ts';
import { useLanguage } from '../app/language.tsx';
import { useBackofficeWords } from '../app/words.ts';
import './shell.css';

/** Language for real, kept in the cookie `lang`; the currency is always the dollar (spec M2.7). */
export function RegionalSettings({ onSave }: { onSave?: (language: Language) => void }) {
  const words = useBackofficeWords();
  const { language, choose } = useLanguage();
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState(language);
  const save = () => {
    setOpen(false);
    choose(picked);
    onSave?.(picked);
  };
  const form = (
    <div className="regional">
      <label htmlFor="regional-language">{words.regional.language}</label>
      <Select
        id="regional-language"
        value={picked}
        onChange={setPicked}
        options={LANGUAGES.map((value) => ({ value, label: words.regional.languages[value] }))}
      />
      <div>
        {words.regional.currency}
        <strong className="regional-fixed">{words.regional.dollar}</strong>
      </div>
      <Button type="primary" onClick={save}>
        {words.save}
      </Button>
    </div>
  );
  return (
    <Popover
      content={form}
      title={words.regional.title}
      trigger="click"
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setPicked(language);
      }}
    >
      <Button
        type="text"
        icon={<GlobalOutlined />}
        aria-label={`${words.regional.title}: ${words.regional.label[language]}`}
      >
        <span className="header-word">{words.regional.label[language]}</span>
      </Button>
    </Popover>
  );
}
