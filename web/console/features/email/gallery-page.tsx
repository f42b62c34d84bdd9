/** Every kind of e-mail, in both languages, as HTML and as text (decision 20). */
import { Card, Radio, Select } from 'antd';
import { useSearchParams } from 'react-router';
import { emailGalleryRoutes } from '../../../../contract/account/email.ts';
import { EMAIL_KINDS, type EmailKind, SUBJECT_OF_EMAIL } from '../../../../domain/email/email-kinds.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useCall } from '../../../backoffice/app/queries.ts';
import { InertFrame } from '../../../backoffice/parts/inert-frame.tsx';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { useEmailWords } from '../../words.ts';
import './gallery.css';

const FORMS = ['html', 'narrow', 'text'] as const;
const LANGUAGES = ['en', 'zh'] as const;

/** One of the values that the address names, or the first of them. */
function useChoice<const V extends readonly string[]>(name: string, values: V, first: V[number]) {
  const [search, setSearch] = useSearchParams();
  const given = search.get(name);
  const chosen: V[number] = values.find((value) => value === given) ?? first;
  const choose = (value: V[number]) =>
    setSearch(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return [chosen, choose] as const;
}

export function EmailGalleryPage() {
  const words = useEmailWords();
  const { language: own } = useLanguage();
  const [kind, setKind] = useChoice('kind', EMAIL_KINDS, EMAIL_KINDS[0]);
  const [language, setLanguage] = useChoice('language', LANGUAGES, own);
  const [form, setForm] = useChoice('form', FORMS, 'html');
  const sample = useCall(
    emailGalleryRoutes.getEmailSample,
    { params: { kind }, query: { language } },
    { keep: true },
  );
  return (
    <Page>
      <Card>
        <p className="quiet">{words.intro}</p>
        <div className="email-choices">
          <Select<EmailKind>
            aria-label={words.kind}
            showSearch
            value={kind}
            options={kindsByTopic(words)}
            onChange={setKind}
            popupMatchSelectWidth={false}
          />
          <Radio.Group
            aria-label={words.language}
            optionType="button"
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
            onChange={({ target }) => setLanguage(target.value)}
          />
          <Radio.Group
            aria-label={words.form}
            optionType="button"
            value={form}
            options={FORMS.map((value) => ({ value, label: words.forms[value] }))}
            onChange={({ target }) => setForm(target.value)}
          />
        </div>
        <Answer of={sample}>
          {({ subject, html, text }) => (
            <>
              <p>
                <span className="quiet">{words.subject}: </span>
                <strong>{subject}</strong>
              </p>
              {form === 'text' ? (
                <pre className="mail-body pre email-text">{text}</pre>
              ) : (
                <InertFrame
                  className={`email-frame email-${form}`}
                  html={html}
                  title={`${words.kinds[kind]}, ${words.languages[language]}`}
                />
              )}
            </>
          )}
        </Answer>
      </Card>
    </Page>
  );
}

function kindsByTopic({ about, kinds: names }: ReturnType<typeof useEmailWords>) {
  const groups = Map.groupBy(EMAIL_KINDS, (kind) => SUBJECT_OF_EMAIL[kind]);
  return [...groups].map(([topic, kinds]) => ({
    label: about[topic],
    options: kinds.map((kind) => ({ value: kind, label: names[kind] })),
  }));
}
