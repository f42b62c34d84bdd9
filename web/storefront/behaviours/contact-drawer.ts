import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { quantityIn } from '../../../domain/product/order-quantity.ts';
import { inHistory } from '../../ui/menu/over-page.ts';
import type { ContactAbout } from '../contact/contact-about.ts';
import type { EnquiryFormProps } from '../islands/enquiry-form.tsx';

const LINK = 'a[data-contact]' as 'a';

/**
 * Links with `data-contact` open the enquiry form at the side instead of leading away; the attribute says what it is
 * about (contact-about.ts). What was typed stays while the form is about the same thing.
 */
export default function contactDrawer(root: HTMLElement): void {
  if (!(root instanceof HTMLDialogElement)) return;
  const dialog = root;
  const place = dialog.querySelector<HTMLElement>('[data-form]')!;
  const open = dialog.dataset.props ? ownForm(dialog, place) : lentForm(dialog, place);
  let last: HTMLAnchorElement | undefined;
  function show(link: HTMLAnchorElement): void {
    last = link;
    dialog.showModal();
    syncHistory();
    // where the form does not come, the link leads to where it stands
    open(link).catch(() => location.assign(link.href));
  }
  const syncHistory = inHistory({
    hash: '#contact',
    isOpen: () => dialog.open,
    open: () => {
      // the form of a page is about that page; in a list a link says about what
      const link = last ?? (dialog.dataset.props ? null : document.querySelector(LINK));
      if (link) show(link);
      return link !== null;
    },
    close: () => dialog.close(),
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest(LINK);
    if (!link) return;
    event.preventDefault();
    show(link);
  });
  dialog.addEventListener('close', syncHistory);
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  // a click beside the drawer hits the dialog itself
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
}

/** A form made for what the link is about. */
function ownForm(dialog: HTMLElement, place: HTMLElement): (link: HTMLElement) => Promise<void> {
  const props: EnquiryFormProps = JSON.parse(dialog.dataset.props!);
  const about = dialog.querySelector<HTMLElement>('[data-about]')!;
  const to = dialog.querySelector<HTMLElement>('[data-to]')!;
  const ofPage = to.textContent;
  let root: Root | undefined;
  return async (link) => {
    const asked: ContactAbout = JSON.parse(link.dataset.contact || '{}');
    const { title = '', unit = props.unit, prompts = props.prompts, target } = asked;
    about.hidden = title === '';
    about.querySelector('[data-title]')!.textContent = title;
    to.textContent = asked.to ?? ofPage;
    // a list is read far more often than it is asked from
    const { default: EnquiryForm } = await import('../islands/enquiry-form.tsx');
    root ??= createRoot(place);
    root.render(
      createElement(EnquiryForm, {
        ...props,
        asked: target ? { target } : props.asked,
        subject: title.slice(0, 200),
        unit,
        prompts,
        quantity: unit ? quantityIn(location.search) : null,
        key: JSON.stringify(target ?? ''),
      }),
    );
  };
}

/** The form of the page, which stands in the drawer while that is open. */
function lentForm(dialog: HTMLDialogElement, place: HTMLElement): () => Promise<void> {
  const home = document.createComment('');
  let filled: string | undefined;
  const fillIn = () => {
    const field = document.querySelector<HTMLInputElement>('#inquirycont #enquiry-quantity');
    const unit = document.querySelector<HTMLSelectElement>('#inquirycont #enquiry-unit');
    // what the buyer wrote there is not written over
    if (!field || !unit?.value || field.value !== (filled ?? field.defaultValue)) return;
    filled = String(quantityIn(location.search) ?? '');
    field.value = filled;
  };
  document.addEventListener('quantity-needed', fillIn);
  dialog.addEventListener('close', () => home.replaceWith(...place.childNodes));
  return async () => {
    const section = document.getElementById('inquirycont');
    if (!section || place.contains(section)) return;
    section.before(home);
    place.append(section);
    fillIn();
  };
}
