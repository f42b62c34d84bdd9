/**
 * Facts a buyer can rely on before asking a supplier (domain/company/proof.ts; decision 29): one line on cards, a
 * list on pages.
 */

import type { PublicCompany } from '../../../contract/company/company.ts';
import type { ShopQualification } from '../../../contract/company/shop.ts';
import type { SupplierCard } from '../../../contract/schema/card.ts';
import { type ShortProof, shortProof } from '../../../domain/company/proof.ts';
import type { Words } from '../../../locales/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { hoursText, shownDate } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';
import { certificateFacts, proofFacts, yearsText } from './proof-facts.ts';

type Proven = Pick<SupplierCard, 'proof' | 'response'>;

/** "Verified", and on pointing at it when and what. */
export function Verified({ company, className = 'text-success' }: { company: Proven; className?: string }) {
  const { words, lang } = useSite();
  const { verified_on } = company.proof;
  if (verified_on === null) return null;
  return (
    <span
      title={fill(words.proof.verifiedOn, { date: shownDate(verified_on, lang) })}
      className={`verified ${className}`}
    >
      <Icon name="shield" size={14} />
      {words.proof.verified}
    </span>
  );
}

function shortText(one: Exclude<ShortProof, { kind: 'verified' }>, words: Words): string {
  const { proof } = words;
  switch (one.kind) {
    case 'years':
      return yearsText(one.years, words);
    case 'certificates':
      return one.count === 1 ? proof.oneCertificate : fill(proof.certificates, { n: one.count });
    case 'response':
      return fill(proof.answers, { time: hoursText(one.hours, words.common) });
  }
}

/** The short form: what speaks for the supplier, and where it is. */
export function ProofLine({
  company,
  place,
  most = 4,
  className = '',
}: {
  company: Proven;
  place?: string | undefined;
  /** So many facts at most, the strongest. */
  most?: number;
  className?: string;
}) {
  const { words } = useSite();
  const shown = shortProof(company.proof, company.response).slice(0, most);
  if (shown.length === 0 && !place) return null;
  return (
    <p className={`proof-line ${className}`}>
      {shown.map((one) =>
        one.kind === 'verified' ? (
          <Verified key={one.kind} company={company} />
        ) : (
          <span key={one.kind}>{shortText(one, words)}</span>
        ),
      )}
      {place && <span>{place}</span>}
    </p>
  );
}

/** The whole: checked, stated and measured, each only where something is known. */
export function ProofFacts({
  company,
  qualifications,
}: {
  company: PublicCompany;
  qualifications: ShopQualification[];
}) {
  return (
    <>
      <ProofList company={company} />
      <HeldCertificates company={company} qualifications={qualifications} />
    </>
  );
}

/** Without the certificates, for a page that shows those with their pictures. */
export function ProofList({ company }: { company: PublicCompany }) {
  const { words, lang } = useSite();
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
      {proofFacts(company, words, lang)
        .filter(({ text }) => text)
        .map(({ key, name, text }) => (
          <div key={key} className="contents">
            <dt className="max-w-28 text-ink-faint">{name}</dt>
            <dd className="min-w-0">{text}</dd>
          </div>
        ))}
    </dl>
  );
}

/** More of them stand in the shop. */
const SHOWN = 4;

function HeldCertificates({ company, qualifications }: Parameters<typeof ProofFacts>[0]) {
  const { words, shop: shopAt } = useSite();
  const { proof: w } = words;
  if (qualifications.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm">
      <h3 className="text-sm font-semibold tracking-normal">{w.held}</h3>
      <div className="mt-2">
        <CertificateList qualifications={qualifications.slice(0, SHOWN)} />
      </div>
      {qualifications.length > SHOWN && (
        <p className="mt-2">
          <a href={shopAt(company.domain, '/qualification.html')} className="text-jade hover:underline">
            {w.more}
          </a>
        </p>
      )}
    </div>
  );
}

/** Each leads to its paper and has number, issuer and last day beside it. */
export function CertificateList({ qualifications }: { qualifications: readonly ShopQualification[] }) {
  const { words, lang } = useSite();
  const { shop } = words;
  return (
    <ul className="space-y-2">
      {qualifications.map((held) => (
        <li key={held.id} className="flex gap-2">
          <Icon name="check" size={16} className="mt-0.5 shrink-0 text-success" />
          <p className="min-w-0">
            <a
              href={held.image ?? held.document ?? ''}
              title={held.image ? shop.openImage : shop.openPdf}
              className="font-semibold hover:text-jade hover:underline"
            >
              {held.name}
            </a>
            <span className="dotted w-full text-xs text-ink-faint">
              {certificateFacts(held, words, lang).map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
