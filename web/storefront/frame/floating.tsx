import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../site.tsx';
import { BackToTop } from './back-to-top.tsx';

/** Pages that are the request themselves. */
const OF_REQUESTS = /\/post-sourcing-request/;
/** On a phone the bar has the page's own main action. */
const OF_PRODUCT = /^\/product-detail\//;

/**
 * The link to post a request and the way back to the top, at the edge of every page. On a phone, where no edge is
 * free, they are a bar below the page, which goes while something is typed (site.css).
 */
export function Floating() {
  const { words, portal, here } = useSite();
  const ofProduct = OF_PRODUCT.test(here);
  return (
    <aside aria-label={words.common.postLink} className="floating">
      <BackToTop />
      {ofProduct && (
        <ButtonLink href="#inquirycont" data-contact="" look="accent" className="grow md:hidden">
          <Icon name="mail" size={18} />
          {words.common.contactSupplier}
        </ButtonLink>
      )}
      {!OF_REQUESTS.test(here) && (
        <a
          href={portal('/post-sourcing-request')}
          aria-label={words.common.postLink}
          className={`group flex h-12 items-center rounded-full bg-jade px-[15px] font-semibold text-paper shadow-mid hover:bg-jade-dark max-md:h-10 max-md:grow max-md:justify-center max-md:shadow-none ${ofProduct ? 'max-md:hidden' : ''}`}
        >
          <Icon name="document" size={18} />
          <span className="max-w-0 overflow-hidden text-sm [&>span]:pl-2 whitespace-nowrap transition-[max-width] duration-300 group-hover:max-w-52 group-focus-visible:max-w-52 max-md:max-w-none min-[1640px]:max-w-52">
            <span>{words.common.postLink}</span>
          </span>
        </a>
      )}
    </aside>
  );
}
