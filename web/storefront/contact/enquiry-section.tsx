import type { PublicCompany } from '../../../contract/company/company.ts';
import { newEnquiry } from '../../../contract/deal/enquiry.ts';
import { promptNames } from '../../../domain/deal/enquiry.ts';
import { UNITS } from '../../../domain/enumerations.ts';
import { Island } from '../../ui/island.tsx';
import { TextLink } from '../../ui/link.tsx';
import { rulesOf } from '../form/field-rules.ts';
import { ENQUIRY_FIELDS } from '../islands/enquiry-draft.ts';
import EnquiryForm, { type EnquiryFormProps } from '../islands/enquiry-form.tsx';
import { propertyName, unitName } from '../shell/names.ts';
import { type Site, useSite } from '../shell/site.tsx';
import { contactPath } from './contact-about.ts';

export const ENQUIRY_RULES = rulesOf(newEnquiry, ENQUIRY_FIELDS);

type Asked = { id: number; title: string; unit: string; properties: Record<string, string> };

/** What the form is given: about a product, to the company in general, or, where links say whom, to nobody yet. */
export function enquiryFormProps(
  { words, lang, orderQuantity }: Site,
  company?: PublicCompany,
  product?: Asked,
): EnquiryFormProps {
  const { thread: _thread, several: _several, ...form } = words.enquiry;
  return {
    asked: {
      ...(product
        ? { target: { type: 'product' as const, id: product.id } }
        : company && { target: { type: 'company' as const, id: company.id } }),
    },
    subject: product?.title.slice(0, 200) ?? '',
    lang,
    rules: ENQUIRY_RULES,
    words: form,
    units: UNITS.map((unit): [string, string] => [unit, unitName(unit, words)]),
    // of what a company is asked in general, a number says nothing
    unit: product?.unit ?? '',
    quantity: product ? orderQuantity : null,
    prompts: promptNames(product ? [product] : []).map((name) => propertyName(name, words)),
  };
}

/** The enquiry form under the anchor #inquirycont, about a product or to the company in general. */
export function EnquirySection({ company, product }: { company: PublicCompany; product?: Asked }) {
  const context = useSite();
  const { words, shop, site, here, portal } = context;
  const { enquiry } = words;
  const asked = product ? `ids=${product.id}` : `companies=${company.id}`;
  const form = portal(`/enquiry?${asked}`);
  return (
    <section
      id="inquirycont"
      aria-labelledby="enquiry-title"
      className="scroll-mt-4 rounded-lg border border-line border-t-4 border-t-cinnabar bg-paper p-6 md:p-8"
    >
      <h2 id="enquiry-title" className="text-xl">
        {enquiry.title}
      </h2>
      <p className="mt-1 text-ink-soft">{enquiry.intro}</p>
      <dl className="mt-4 mb-6 space-y-1 rounded-md bg-mist px-4 py-3 text-sm">
        <div className="flex gap-3">
          <dt className="w-16 shrink-0 text-ink-faint">{enquiry.to}</dt>
          <dd className="font-semibold">{company.name}</dd>
        </div>
        {product && (
          <div className="flex gap-3">
            <dt className="w-16 shrink-0 text-ink-faint">{enquiry.about}</dt>
            <dd>{product.title}</dd>
          </div>
        )}
      </dl>
      <noscript>
        <p className="mb-6 rounded-md bg-warning-tint px-4 py-3">
          {enquiry.noScript}{' '}
          {site === 'shop' && here === '/contact.html' ? (
            <>
              {enquiry.noScriptHere} <TextLink href={form}>{words.shop.noScriptForm}</TextLink>
            </>
          ) : (
            <>
              <TextLink href={form}>{enquiry.noScriptForm}</TextLink>{' '}
              <TextLink href={shop(company.domain, contactPath(product))}>{enquiry.noScriptLink}</TextLink>
            </>
          )}
        </p>
      </noscript>
      <Island name="enquiry-form" of={EnquiryForm} props={enquiryFormProps(context, company, product)} />
    </section>
  );
}
