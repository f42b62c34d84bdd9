import { useEffect, useState } from 'react';
import type { QuotationTemplate } from '../../../contract/deal/quotation.ts';
import type { LeadWords } from '../../../locales/en/deal/lead.ts';
import { call, isSignedOut, sentenceOf } from '../../client/call.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextField } from '../../ui/field.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { deleteQuotationTemplate, listQuotationTemplates, saveQuotationTemplate } from '../shell/routes.ts';

type Terms = QuotationTemplate['terms'];

/** What the company offers again and again: fills the form, and keeps what stands in it under a name. */
export function Templates({
  words,
  onSignedOut,
  onUse,
  current,
}: {
  words: LeadWords['quote'];
  onSignedOut(): void;
  onUse(terms: Terms): void;
  /** The terms as they stand in the form. */
  current(): Terms;
}) {
  const [templates, setTemplates] = useState<QuotationTemplate[]>([]);
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const load = async () => setTemplates(await call(listQuotationTemplates, {}));
  useEffect(() => {
    // without templates the form is whole: a failure is no reason to say anything
    void load().catch(() => {});
  }, []);
  const template = templates.find(({ id }) => String(id) === chosen);

  async function change(work: () => Promise<unknown>, done: string) {
    try {
      await work();
      await load();
      setSaid(done);
    } catch (error) {
      if (isSignedOut(error)) onSignedOut();
      else setSaid(sentenceOf(error));
    }
  }

  return (
    <details className="rounded-md border border-line bg-porcelain px-4 py-3">
      <summary className="cursor-pointer font-semibold">{words.templates}</summary>
      <div className="mt-3 grid items-end gap-4 sm:grid-cols-2">
        {templates.length > 0 && (
          <div className="flex items-end gap-2">
            <Select
              id="quote-template"
              label={words.useTemplate}
              value={chosen}
              choose={words.choose}
              options={templates.map(({ id, name: title }) => [id, title])}
              className="min-w-0 grow"
              onChange={(event) => {
                const { value } = event.currentTarget;
                setChosen(value);
                setSaid('');
                const found = templates.find(({ id }) => String(id) === value);
                if (found) onUse(found.terms);
              }}
            />
            {template && (
              <Button
                look="quiet"
                className="h-11"
                onClick={() => {
                  setChosen('');
                  void change(
                    () => call(deleteQuotationTemplate, { params: { id: template.id } }),
                    fill(words.templateDeleted, { name: template.name }),
                  );
                }}
              >
                {words.deleteTemplate}
              </Button>
            )}
          </div>
        )}
        <div className="flex items-end gap-2">
          <TextField
            id="quote-template-name"
            label={words.keepTemplate}
            placeholder={words.templateName}
            value={name}
            maxLength={50}
            className="min-w-0 grow"
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button
            look="outline"
            className="h-11"
            disabled={name.trim() === ''}
            onClick={() =>
              void change(
                () => call(saveQuotationTemplate, { body: { name: name.trim(), terms: current() } }),
                fill(words.templateKept, { name: name.trim() }),
              )
            }
          >
            {words.keep}
          </Button>
        </div>
      </div>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {said}
      </p>
    </details>
  );
}
