import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import { useSite } from '../shell/site.tsx';
import { BackToTop } from './back-to-top.tsx';

/** Pages that are the request themselves. */
const OF_REQUESTS = /\/post-sourcing-request/;

/**
 * What stands at the edge of every page: the way back to the top and the link to post a request. On a phone, where no
 * edge is free, they are a bar below the page, which goes while something is typed (site.css). There it carries the
 * page's own main action in place of the link, if it has one; with null, on pages that are a form, there is no bar.
 * `untilLarge` keeps the main action at the edge up to where it stands beside the page.
 */
export function ActionBar({ action, untilLarge = false }: { action?: ReactNode; untilLarge?: boolean }) {
  const { words, portal, here } = useSite();
  const isForm = action === null;
  return (
    <aside
      aria-label={words.common.mainAction}
      data-behaviour="action-bar"
      className={classNames('floating', isForm && 'of-form')}
    >
      <BackToTop />
      {Boolean(action) && (
        <div className={classNames('flex min-w-0 grow gap-2', untilLarge ? 'lg:hidden' : 'md:hidden')}>
          {action}
        </div>
      )}
      {!OF_REQUESTS.test(here) && (
        <a
          href={portal('/post-sourcing-request')}
          aria-label={words.common.postLink}
          className={classNames(
            'group flex h-12 items-center rounded-full bg-jade px-[15px] font-semibold text-paper hover:bg-jade-dark max-md:h-11 max-md:grow max-md:justify-center md:shadow-mid',
            Boolean(action) && (untilLarge ? 'max-lg:hidden' : 'max-md:hidden'),
          )}
        >
          <Icon name="document" size={18} />
          <span className="max-w-0 overflow-hidden text-sm [&>span]:pl-2 whitespace-nowrap [transition:max-width_300ms] group-hover:max-w-52 group-focus-visible:max-w-52 max-md:max-w-none min-[1640px]:max-w-52">
            <span>{words.common.postLink}</span>
          </span>
        </a>
      )}
    </aside>
  );
}

const LOOKS = {
  accent: 'grow border-cinnabar bg-cinnabar text-paper',
  primary: 'grow border-jade bg-jade text-paper',
  // the edge of a larger screen has room for the main action only
  quiet: 'border-line bg-paper text-ink md:hidden',
} as const;
const barClass = (look: keyof typeof LOOKS) =>
  classNames(
    'flex h-11 min-w-11 items-center justify-center gap-2 rounded-full border px-3 text-base font-semibold whitespace-nowrap md:shadow-mid',
    LOOKS[look],
  );

/** An action of the bar; one that leads to a part of the page makes the bar go while that is in view. */
export function BarLink({
  href,
  icon,
  label,
  look = 'accent',
  contact = false,
}: {
  href: string;
  icon: IconName;
  label: string;
  /** A quiet one is an icon beside the main action. */
  look?: keyof typeof LOOKS;
  /** Opens the drawer with the enquiry form, where the page has it. */
  contact?: boolean;
}) {
  return (
    <a
      href={href}
      data-contact={contact ? '' : undefined}
      aria-label={look === 'quiet' ? label : undefined}
      className={barClass(look)}
    >
      <Icon name={icon} size={18} />
      {look !== 'quiet' && label}
    </a>
  );
}

/** The same as a button. */
export function BarButton({
  icon,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { icon: IconName }) {
  return (
    <button type="button" className={barClass('primary')} {...rest}>
      <Icon name={icon} size={18} />
      {children}
    </button>
  );
}
