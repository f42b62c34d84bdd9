import { endWaitingOnServer } from '../../../client/end-on-server.ts';
import { onOtherTabs } from '../../../client/other-tabs.ts';
import { liveSession, SESSION_ENDED, signOut } from '../../../client/session.ts';

/** Says who visits, which is known in the browser only, in the menu and to the whole page. */
export default function visitorMenu(root: HTMLElement): void {
  const name = root.querySelector<HTMLElement>('[data-visitor]')!;
  const myOffice = name.textContent;
  const show = () => {
    const session = liveSession();
    name.textContent = session?.data.name ?? myOffice;
    document.documentElement.toggleAttribute('data-member', session !== null);
  };
  show();
  endWaitingOnServer();
  addEventListener(SESSION_ENDED, show);
  onOtherTabs(show);
  root.querySelector('[data-log-out]')?.addEventListener('click', () => {
    signOut();
    location.assign(root.dataset.signIn!);
  });
}
