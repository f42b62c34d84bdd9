import type { PublicPurchase } from '../../../contract/deal/purchase.ts';
import type { PortalPages } from '../../../contract/pages.ts';
import { PURCHASE_STATUS } from '../../../domain/deal/purchase-audit.ts';
import { MAX_QUOTATIONS } from '../../../domain/deal/quotation.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Breadcrumb } from '../../ui/menu/breadcrumb.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Section } from '../../ui/section.tsx';
import { BarLink } from '../frame/action-bar.tsx';
import { Layout } from '../frame/layout.tsx';
import { categorySteps } from '../leads/facts.ts';
import { leadsHref } from '../leads/filters.ts';
import { LeadFacts } from '../leads/lead-facts.tsx';
import { LeadRow } from '../leads/lead-row.tsx';
import { LeadText } from '../leads/lead-text.tsx';
import { QuoteSection } from '../leads/quote-section.tsx';
import { Quoted } from '../leads/quoted.tsx';
import { LeadSide } from '../leads/side.tsx';
import { shownDate } from '../shell/names.ts';
import { ReportLink } from '../shell/report-link.tsx';
import { ShareButton } from '../shell/share-button.tsx';
import { useSite } from '../shell/site.tsx';
import { langAttribute } from '../text/lang-attribute.ts';
import { MachineTranslation } from '../text/machine-translation.tsx';

/** Spec P2.11, one lead. */
export function BuyingLead({ lead, translation, recommended, quotations }: PortalPages['buying-lead']) {
  const { words, lang, to } = useSite();
  const { common } = words;
  const steps = categorySteps(lead, lang);
  return (
    <Layout
      action={
        lead.open ? <BarLink href="#quote" icon="send" label={words.lead.detail.quoteNow} /> : undefined
      }
    >
      <Breadcrumb
        label={common.breadcrumb}
        items={[
          { name: common.home, href: to('/') },
          { name: words.lead.title, href: to('/buying-leads') },
          ...steps.map(({ id, name }) => ({ name, href: to(leadsHref({ category: id })) })),
          { name: lead.title },
        ]}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:grid-rows-[auto_1fr]">
        <article className="min-w-0 rounded-lg border border-line bg-paper p-6 max-sm:p-4 md:p-8">
          <State lead={lead} />
          <h1 lang={translation ? undefined : langAttribute(lead.title, lang)} className="text-xxl">
            {translation?.title ?? lead.title}
          </h1>
          {translation && (
            <MachineTranslation>
              <p lang={langAttribute(lead.title, lang)}>{lead.title}</p>
            </MachineTranslation>
          )}
          <p className="mt-1 mb-5 flex flex-wrap items-center justify-between gap-x-6 text-sm text-ink-faint">
            <time dateTime={lead.publishedAt}>
              {fill(words.lead.row.posted, { date: shownDate(lead.publishedAt, lang) })}
            </time>
            <ShareButton />
          </p>
          <LeadFacts lead={lead} />
          <LeadText lead={lead} translation={translation} />
          <ReportLink type="purchase" id={lead.ID} />
        </article>
        <LeadSide lead={lead} />
        {lead.open && <QuoteSection lead={lead} />}
      </div>
      <Quoted quotations={quotations} open={lead.open} />
      {recommended.length > 0 && (
        <Section id="similar" title={words.lead.detail.recommended}>
          <ul className="space-y-3">
            {recommended.map((item) => (
              <LeadRow key={item.ID} lead={item} />
            ))}
          </ul>
        </Section>
      )}
    </Layout>
  );
}

/** Why no quotation can be sent any more, where that is so. */
function State({ lead }: { lead: PublicPurchase }) {
  const { words, to } = useSite();
  const { detail } = words.lead;
  if (lead.open) return null;
  const sentence =
    lead.status === PURCHASE_STATUS.closed
      ? detail.stateClosed
      : lead.status === PURCHASE_STATUS.expired
        ? detail.stateExpired
        : fill(detail.stateFull, { most: MAX_QUOTATIONS });
  return (
    <p className="mb-5 flex items-start gap-3 rounded-md bg-warning-tint px-4 py-3 text-warning">
      <Icon name="alert" size={20} className="mt-0.5" />
      <span>
        {sentence}{' '}
        <TextLink href={to('/buying-leads')} className="font-semibold underline">
          {detail.stateMore}
        </TextLink>
      </span>
    </p>
  );
}
