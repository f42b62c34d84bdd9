import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { useSite } from '../shell/site.tsx';

/** Language and currency. Save goes to the alternate page; behaviours/regional.ts keeps the choice. */
export function RegionalSettings() {
  const { words } = useSite();
  return (
    <Menu
      name="header"
      align="right"
      wide
      label={
        <span className="flex items-center gap-1.5 whitespace-nowrap">
          <Icon name="globe" size={15} />
          {words.common.regional.closed}
        </span>
      }
    >
      <RegionalForm id="regional" />
    </Menu>
  );
}

const select = 'mt-1 mb-4 h-10 w-full rounded-md border border-line-strong bg-paper px-2 text-base';

export function RegionalForm({ id }: { id: string }) {
  const { words, lang, alternates } = useSite();
  const { regional } = words.common;
  return (
    <>
      <p className="mb-3 font-semibold">{regional.title}</p>
      <form
        data-behaviour="regional"
        data-en={alternates.en}
        data-zh={alternates.zh}
        className="js:block hidden"
      >
        <label htmlFor={`${id}-language`}>{regional.language}</label>
        <select id={`${id}-language`} name="lang" defaultValue={lang} className={select}>
          <option value="en">{regional.english}</option>
          <option value="zh">{regional.chinese}</option>
        </select>
        <p className="mb-4">
          {regional.currency}
          <span className="mt-1 block text-base font-semibold">{regional.dollar}</span>
        </p>
        <Button type="submit" size="sm" className="w-full">
          {regional.save}
        </Button>
      </form>
      <noscript>
        <a href={lang === 'zh' ? alternates.en : alternates.zh} hrefLang={lang === 'zh' ? 'en' : 'zh'}>
          {lang === 'zh' ? regional.english : regional.chinese}
        </a>
      </noscript>
    </>
  );
}
