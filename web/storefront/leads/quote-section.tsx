import type { PublicPurchase } from '../../../contract/deal/purchase.ts';
import { newQuotation } from '../../../contract/deal/quotation.ts';
import { UNITS } from '../../../domain/enumerations.ts';
import { Island } from '../../ui/island.tsx';
import { attachmentWords } from '../form/attachment-words.ts';
import { rulesOf } from '../form/field-rules.ts';
import QuotePanel from '../islands/quote-panel.tsx';
import { QUOTE_FIELDS } from '../quote/panel-props.ts';
import { leadPath } from '../shell/addresses.ts';
import { unitName } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';

/** The way to quote, under the anchor #quote. Who visits is known in the browser only. */
export function QuoteSection({ lead }: { lead: PublicPurchase }) {
  const { words, lang, to, office, origins } = useSite();
  const { quote } = words.lead;
  const here = `${origins.portal}${to(leadPath(lead))}#quote`;
  return (
    <section
      id="quote"
      aria-labelledby="quote-title"
      className="min-w-0 scroll-mt-4 rounded-lg border border-line border-t-4 border-t-cinnabar bg-paper p-6 max-sm:p-4 md:p-8"
    >
      <h2 id="quote-title" className="text-xl">
        {quote.title}
      </h2>
      <p className="mt-1 mb-6 text-ink-soft">{quote.intro}</p>
      <Island
        name="quote-panel"
        of={QuotePanel}
        props={{
          lang,
          lead: { id: lead.ID, title: lead.title, unit: lead.unit, currency: lead.currency },
          units: UNITS.map((unit): [string, string] => [unit, unitName(unit, words)]),
          rules: rulesOf(newQuotation, QUOTE_FIELDS),
          words: { ...attachmentWords(words.enquiry), ...quote },
          hrefs: {
            signIn: office(`${lang === 'en' ? '/en' : ''}/login.html?${new URLSearchParams({ from: here })}`),
            join: office('/register.html'),
            company: office('/register2.html'),
            certify: office('/company/EnterpriseCert'),
            office: office('/'),
          },
        }}
      />
    </section>
  );
}
