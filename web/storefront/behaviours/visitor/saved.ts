/**
 * Save buttons: a member saves to the account, a guest to the browser. One behaviour for the whole page; the link
 * that carries it shows how much is saved. Pages are the same for everybody, so saved things are marked here.
 */
import type { SavedKind } from '../../../../domain/visitor/saved.ts';
import { toggleSaved } from '../../../../domain/visitor/saved-cookie.ts';
import { onOtherTabs } from '../../../client/other-tabs.ts';
import { guestSaved, keepGuestSaved } from '../../../client/saved.ts';
import { isSignedIn } from '../../../client/session.ts';
import { CARDS_ADDED } from '../../../ui/picture/cards-added.ts';
import { type Keeper, SAVED, type Thing, type Told } from '../../saved/keeper.ts';

const ofBrowser: Keeper = {
  has: (kind, thing) => (guestSaved()[kind] as Thing[]).includes(thing),
  count: () => Object.values(guestSaved()).flat().length,
  async toggle(kind, thing) {
    // another tab may have written since
    const before = guestSaved();
    const after = toggleSaved(before, kind, thing as never);
    if (!after) return 'full';
    keepGuestSaved(after);
    return after[kind].length > before[kind].length ? 'inBrowser' : 'removed';
  },
};

/** Most visitors are guests, and load nothing of it. */
const ofAccount = async (): Promise<Keeper> =>
  (await import('../../saved/account-keeper.ts')).accountKeeper();

const thingOf = ({ dataset }: HTMLElement): [SavedKind, Thing] => {
  const kind = dataset.save as SavedKind;
  return [kind, kind === 'searches' ? dataset.thing! : Number(dataset.thing)];
};

export default async function saved(link: HTMLAnchorElement): Promise<void> {
  const words: Record<Told, string> = JSON.parse(link.dataset.words!);
  if (isSignedIn()) {
    link.href = link.dataset.office!;
    // a guest's page: the member has another
    if (document.querySelector('[data-saved-page]')) return location.replace(link.href);
  }
  const buttons = () => document.querySelectorAll<HTMLElement>('[data-save]');
  const badge = link.querySelector<HTMLElement>('[data-count]')!;
  let loading: Promise<Keeper> | undefined;
  const keeper = () => {
    loading ??= (isSignedIn() ? ofAccount() : Promise.resolve(ofBrowser)).catch((error: unknown) => {
      // the next click tries again, as a guest where the session has ended
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const show = async () => {
    const { has, count } = await keeper();
    const n = count();
    badge.textContent = n > 99 ? '99+' : String(n);
    badge.hidden = n === 0;
    for (const button of buttons()) button.setAttribute('aria-pressed', String(has(...thingOf(button))));
  };
  /** Towards what the button says, whatever another tab has done since. */
  const press = async (button: HTMLElement): Promise<Told> => {
    const isOn = button.getAttribute('aria-pressed') === 'true';
    const { has, toggle } = await keeper();
    const [kind, thing] = thingOf(button);
    if (has(kind, thing) === isOn) return toggle(kind, thing);
    return isOn ? 'removed' : isSignedIn() ? SAVED[kind] : 'inBrowser';
  };
  const busy = new Set<HTMLElement>();
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-save]') : null;
    if (!button || busy.has(button)) return;
    busy.add(button);
    try {
      const outcome = await press(button);
      say(words[outcome], link.href, outcome === 'removed' ? '' : words.show);
      await show();
    } catch (error) {
      say((error as Error).message, link.href, '');
    }
    busy.delete(button);
  });
  // what a failure hides is a mark: the button itself says what is wrong
  const mark = () => void show().catch(() => {});
  mark();
  // another tab, or the page from which one comes back, has changed the list
  const again = () => {
    loading = undefined;
    mark();
  };
  document.addEventListener(CARDS_ADDED, mark);
  onOtherTabs(again);
}

let toast: HTMLElement | undefined;
let timer = 0;
const SHOWN_MS = 6000;

/** One line at the lower edge, read out to whoever does not see it. */
function say(text: string, href: string, more: string): void {
  if (!toast) {
    toast = document.createElement('div');
    toast.setAttribute('role', 'status');
    toast.className =
      'fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-[480px] flex-wrap items-center justify-between gap-x-4 rounded-lg bg-ink px-5 py-3 text-sm text-paper shadow-high on-deep';
    document.body.append(toast);
  }
  const line = document.createElement('span');
  line.textContent = text;
  toast.replaceChildren(line);
  if (more) {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = more;
    link.className = 'font-semibold underline';
    toast.append(link);
  }
  toast.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => {
    toast!.hidden = true;
  }, SHOWN_MS) as unknown as number;
}
