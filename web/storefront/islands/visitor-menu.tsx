import { useEffect, useState } from 'react';
import { endWaitingOnServer } from '../../client/end-on-server.ts';
import { onOtherTabs } from '../../client/other-tabs.ts';
import { liveSession, SESSION_ENDED, signOut } from '../../client/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuLink } from '../../ui/menu/menu.tsx';

export interface VisitorMenuProps {
  words: Record<'welcome' | 'signIn' | 'newHere' | 'joinFree' | 'logOut' | 'myOffice', string>;
  hrefs: Record<'signIn' | 'join' | 'office', string>;
  /** Below "My office" in the menu. */
  links: { name: string; href: string }[];
}

/** The page is the same for everybody; who visits is known in the browser only. */
export default function VisitorMenu({ words, hrefs, links }: VisitorMenuProps) {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const show = () => {
      const session = liveSession();
      setName(session?.data.name ?? null);
      document.documentElement.toggleAttribute('data-member', session !== null);
    };
    show();
    endWaitingOnServer();
    addEventListener(SESSION_ENDED, show);
    const unfollow = onOtherTabs(show);
    return () => {
      removeEventListener(SESSION_ENDED, show);
      unfollow();
    };
  }, []);
  const logOut = () => {
    signOut();
    location.assign(hrefs.signIn);
  };
  return (
    <div className="flex items-center gap-4">
      <span className="max-xl:hidden">{words.welcome}</span>
      {name === null && (
        <>
          <a href={hrefs.signIn} className="font-semibold hover:underline">
            {words.signIn}
          </a>
          <a href={hrefs.join} className="hover:underline">
            {words.newHere} <span className="font-semibold">{words.joinFree}</span>
          </a>
        </>
      )}
      <Menu
        name="header"
        label={
          <span className="flex items-center gap-1.5">
            <Icon name="user" size={15} />
            <span className="max-w-40 truncate">{name ?? words.myOffice}</span>
          </span>
        }
      >
        <MenuLink href={hrefs.office}>{words.myOffice}</MenuLink>
        {links.map(({ name: text, href }) => (
          <MenuLink key={href} href={href}>
            {text}
          </MenuLink>
        ))}
        {name !== null && (
          <button
            type="button"
            onClick={logOut}
            className="mt-1 block w-full border-t border-line px-3 py-2 text-left text-sm hover:text-jade"
          >
            {words.logOut}
          </button>
        )}
      </Menu>
    </div>
  );
}
