import { type NewProspect, newProspect } from '../../../contract/operator/prospect.ts';
import type { FormState } from '../../../contract/pages.ts';
import { rulesOf } from '../../storefront/form/field-rules.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { Island } from '../../ui/island.tsx';
import ProspectForm from '../islands/prospect-form.tsx';
import { PROSPECT_FIELDS } from '../prospect/draft.ts';

const RULES = rulesOf(newProspect, PROSPECT_FIELDS);
const UNTOUCHED: FormState = { values: {}, errors: {}, failure: '' };

/** The form "apply online" on a white sheet. What was posted without script is rendered into the copy that sent it. */
export function ApplyCard({
  place,
  from,
  after,
  form,
  sent,
}: {
  place: 'top' | 'bottom';
  from: NewProspect['from'];
  after: 'message' | 'toast';
  form: FormState;
  sent: boolean;
}) {
  const { words } = useSite();
  const { form: text } = words.marketing;
  const posted = (form.values.place === 'bottom' ? 'bottom' : 'top') === place;
  return (
    <div
      id={`apply-${place}`}
      className="scroll-mt-6 rounded-xl border-t-4 border-cinnabar bg-paper p-7 text-ink shadow-high max-md:p-5"
    >
      <Island
        name="prospect-form"
        of={ProspectForm}
        props={{ place, from, after, form: posted ? form : UNTOUCHED, sent, rules: RULES, words: text }}
      />
    </div>
  );
}
