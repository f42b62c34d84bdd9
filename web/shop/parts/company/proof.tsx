import type { ReactNode } from 'react';
import type { PublicCompany } from '../../../../contract/company/company.ts';
import type { ShopFrame } from '../../../../contract/pages.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Verified } from '../../../storefront/supplier/proof.tsx';
import { proofFacts } from '../../../storefront/supplier/proof-facts.ts';
import { Card } from '../../../ui/card.tsx';

/** What speaks for the supplier, under its heading. */
export function ProofCard({ children }: { children: ReactNode }) {
  const { words } = useSite();
  return (
    <Card as="section" aria-labelledby="proof" className="p-6 max-md:p-4">
      <h2 id="proof" className="mb-4 text-lg">
        {words.proof.title}
      </h2>
      {children}
    </Card>
  );
}

/** What the marketplace checked, and on which day. */
export function VerifiedNote({ company, className }: { company: PublicCompany; className: string }) {
  const { words, lang } = useSite();
  const checked = proofFacts(company, words, lang).find(({ key }) => key === 'checked');
  if (!checked?.text) return null;
  return (
    <p className={`text-sm ${className}`}>
      <Verified company={company} className="align-top text-success" />
      <span className="text-ink-soft"> · {checked.text}</span>
    </p>
  );
}

/** The company at a glance: what a buyer weighs before the badge that is paid for. */
export function FigureBar({ shop, most = 7 }: { shop: ShopFrame; most?: number }) {
  const { words, lang } = useSite();
  const facts = proofFacts(shop.company, words, lang).filter(({ text }) => text);
  const figuresOf = (measured: boolean) =>
    facts
      .filter(({ key }) => (key === 'response') === measured)
      .flatMap(({ name, text, figures = [{ name, value: text }] }) => figures);
  // what was measured is never cut
  const response = figuresOf(true);
  const figures = [...figuresOf(false).slice(0, most - response.length), ...response];
  if (figures.length === 0) return null;
  return (
    <section aria-label={words.shop.figures} className="overflow-hidden rounded-lg border border-line">
      <dl className="grid grid-cols-2 gap-px bg-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {figures.map(({ name, value }) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end bg-paper px-6 py-5 last:odd:max-lg:col-span-2 max-md:px-4 max-md:py-3"
          >
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-xl leading-8 font-semibold text-jade">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
