import type { PublicCompany } from '../../../contract/company/company.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../shell/site.tsx';
import { enquiryFormProps } from './enquiry-section.tsx';

/**
 * The enquiry form in a drawer at the side, opened by any link with `data-contact` (behaviours/contact-drawer.ts), which
 * without script leads to where the form or the contact details stand. The form itself is made when it is first opened.
 * A page that has the form lends it to the drawer.
 */
export function ContactDrawer({
  company,
  lent = false,
}: {
  /** Whom the links ask that name nobody. */
  company?: PublicCompany;
  lent?: boolean;
}) {
  const site = useSite();
  const { enquiry, shop } = site.words;
  return (
    <dialog
      data-behaviour="contact-drawer"
      data-props={lent ? undefined : JSON.stringify(enquiryFormProps(site, company))}
      aria-labelledby="drawer-title"
      className="drawer"
    >
      <div className="flex items-start justify-between gap-4 border-b border-line px-6 py-4 max-md:px-4">
        <div className="min-w-0">
          <h2 id="drawer-title" className="text-lg">
            {enquiry.title}
          </h2>
          <p data-to className="truncate text-sm text-ink-soft">
            {company?.name}
          </p>
        </div>
        <button
          type="button"
          data-close
          aria-label={shop.close}
          className="grid size-10 shrink-0 place-items-center rounded-md hover:bg-mist"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="min-h-0 grow overflow-y-auto px-6 py-5 max-md:px-4">
        <p data-about hidden className="mb-5 rounded-md bg-mist px-4 py-3 text-sm">
          <span className="text-ink-faint">{enquiry.about} </span>
          <span data-title className="font-semibold" />
        </p>
        <div data-form />
      </div>
    </dialog>
  );
}
