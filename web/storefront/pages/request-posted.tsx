import type { PortalPages } from '../../../contract/pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Layout } from '../frame/layout.tsx';
import { useSite } from '../shell/site.tsx';

/** Spec P2.12, after it was posted. */
export function RequestPosted({ confirm }: PortalPages['request-posted']) {
  const { words, to } = useSite();
  const { posted } = words.request;
  const next: [IconName, string][] = [
    ['mail', confirm ? posted.confirm : posted.mail],
    ['shield', posted.review],
    ['document', posted.quotes],
    ['check', posted.choose],
  ];
  return (
    <Layout action={null}>
      <div className="mx-auto max-w-[760px] py-12">
        <div className="rounded-xl border border-line bg-paper p-8 md:p-12">
          <span className="mb-5 grid size-14 place-items-center rounded-full bg-success text-paper">
            <Icon name={confirm ? 'mail' : 'check'} size={28} />
          </span>
          <h1 className="text-xxl">{confirm ? posted.confirmTitle : posted.title}</h1>
          <p className="mt-2 text-ink-soft">{confirm ? posted.confirmText : posted.text}</p>
          <ol className="mt-6 space-y-4 border-l-2 border-jade-tint pl-5">
            {next.map(([icon, text]) => (
              <li key={icon} className="flex gap-3">
                <Icon name={icon} size={20} className="mt-0.5 text-jade" />
                <span>{text}</span>
              </li>
            ))}
          </ol>
          <p className="mt-6 text-sm text-ink-faint">{posted.noMail}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={to('/All')}>{posted.browse}</ButtonLink>
            <ButtonLink href={to('/buying-leads')} look="outline">
              {posted.leads}
            </ButtonLink>
            <ButtonLink href={to('/post-sourcing-request')} look="quiet">
              {posted.another}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Layout>
  );
}
