import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import EnquiryForm, { type EnquiryFormProps } from '../islands/enquiry-form.tsx';

/**
 * Links with `data-contact` open the enquiry form at the side instead of leading to the contact page; the attribute holds
 * the id of the product that it is about, or nothing. What was typed stays while the form is about the same thing.
 */
export default function contactDrawer(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  const place = dialog.querySelector<HTMLElement>('[data-form]')!;
  const open = dialog.dataset.props ? ownForm(dialog, place) : lentForm(dialog, place);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-contact]');
    if (!link) return;
    event.preventDefault();
    open(link);
    dialog.showModal();
  });
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  // a click beside the drawer hits the dialog itself
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
}

/** A form made for what the link is about. */
function ownForm(dialog: HTMLElement, place: HTMLElement): (link: HTMLElement) => void {
  const props: EnquiryFormProps = JSON.parse(dialog.dataset.props!);
  const about = dialog.querySelector<HTMLElement>('[data-about]')!;
  let root: Root | undefined;
  return ({ dataset: { contact = '', title = '' } }) => {
    about.hidden = title === '';
    about.querySelector('[data-title]')!.textContent = title;
    const asked = contact ? { target: { type: 'product' as const, id: Number(contact) } } : props.asked;
    root ??= createRoot(place);
    root.render(createElement(EnquiryForm, { ...props, asked, subject: title.slice(0, 200), key: contact }));
  };
}

/** The form of the page, which stands in the drawer while that is open. */
function lentForm(dialog: HTMLDialogElement, place: HTMLElement): () => void {
  const home = document.createComment('');
  dialog.addEventListener('close', () => home.replaceWith(...place.childNodes));
  return () => {
    const section = document.getElementById('inquirycont');
    if (!section || place.contains(section)) return;
    section.before(home);
    place.append(section);
  };
}
