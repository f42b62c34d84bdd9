import type { PortalPages } from '../../../contract/pages.ts';
import { UNITS } from '../../../domain/enumerations.ts';
import { ENQUIRY_RULES } from '../../storefront/contact/enquiry-section.tsx';
import { Layout } from '../../storefront/frame/layout.tsx';
import EnquiryForm from '../../storefront/islands/enquiry-form.tsx';
import { propertyName, unitName } from '../../storefront/shell/names.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Island } from '../../ui/island.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Recipients } from '../enquiry/recipients.tsx';

type Props = PortalPages['enquiry'];

/** One form to the suppliers of up to ten products (decision 27); works without script. */
export function EnquiryPage(props: Props) {
  const { words } = useSite();
  const { several } = words.enquiry;
  const one = props.suppliers.length === 1;
  return (
    <Layout action={null}>
      <div className="mx-auto max-w-[1080px] py-10 max-md:py-6">
        <h1 className="text-xxl">{one ? several.one : several.title}</h1>
        {props.sent ? <Sent sent={props.sent} /> : <Ask {...props} />}
      </div>
    </Layout>
  );
}

function Ask({ suppliers, targets, missing, gone, tooMany, prompts, unit, countries, form }: Props) {
  const { words, lang, to, orderQuantity } = useSite();
  const { thread: _thread, several, ...formWords } = words.enquiry;
  const notes = [missing && several.missing, gone && several.gone, tooMany && several.tooMany].filter(
    (note) => note !== false,
  );
  const places = countries.map(({ code, name, name_zh }) => ({ code, name: lang === 'zh' ? name_zh : name }));
  return (
    <>
      {notes.map((note) => (
        <p key={note} role="status" className="mt-4 rounded-md bg-warning-tint px-4 py-3">
          {note}
        </p>
      ))}
      {suppliers.length === 0 ? (
        <div className="mt-6">
          <EmptyState icon="mail" title={several.empty} text={several.emptyText}>
            <ButtonLink href={to('/All')}>{several.browse}</ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="mt-2 max-w-[70ch] text-ink-soft">{several.intro}</p>
          <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_340px]">
            <Recipients suppliers={suppliers} targets={targets} />
            <div className="rounded-lg border border-line border-t-4 border-t-cinnabar bg-paper p-6 max-md:p-4 lg:order-first">
              <Island
                name="enquiry-form"
                of={EnquiryForm}
                props={{
                  asked: { targets },
                  subject: '',
                  lang,
                  rules: ENQUIRY_RULES,
                  words: { ...formWords, privacy: several.privacy, confirmText: several.confirmText },
                  units: UNITS.map((name): [string, string] => [name, unitName(name, words)]),
                  unit: unit ?? '',
                  // a number of what is counted differently says nothing
                  quantity: unit === null ? null : orderQuantity,
                  prompts: prompts.map((name) => propertyName(name, words)),
                  posted: { ...form, places },
                }}
              />
            </div>
          </div>
        </>
      )}
    </>
  );
}

function Sent({ sent }: { sent: NonNullable<Props['sent']> }) {
  const { words, to } = useSite();
  const { several, confirmTitle, sentTitle, sentMember, sentGone } = words.enquiry;
  const title = sent.to === 1 ? sentTitle : fill(several.sentTitle, { n: sent.to });
  return (
    <div className="mt-6 rounded-xl border border-line bg-paper p-8 md:p-12">
      <span className="mb-5 grid size-14 place-items-center rounded-full bg-success text-paper">
        <Icon name={sent.confirm ? 'mail' : 'check'} size={28} />
      </span>
      <h2 className="text-xl">{sent.confirm ? confirmTitle : title}</h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{sent.confirm ? several.confirmText : sentMember}</p>
      {sent.gone && <p className="mt-2 max-w-[60ch] text-ink-soft">{sentGone}</p>}
      <div className="mt-8">
        <ButtonLink href={to('/All')}>{several.browse}</ButtonLink>
      </div>
    </div>
  );
}
