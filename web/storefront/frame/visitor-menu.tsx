import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuLink } from '../../ui/menu/menu.tsx';
import { useSite } from '../shell/site.tsx';

/** The same for everybody: its script says who visits. @param links below "My office" in the menu */
export function VisitorMenu({ links }: { links: readonly { name: string; href: string }[] }) {
  const { words, office } = useSite();
  const { welcome, signIn, newHere, joinFree, logOut, myOffice } = words.common;
  return (
    <div
      data-behaviour="visitor-menu"
      data-sign-in={office('/login.html')}
      className="flex items-center gap-4"
    >
      <span className="max-xl:hidden">{welcome}</span>
      <a href={office('/login.html')} className="guests-only font-semibold hover:underline">
        {signIn}
      </a>
      <a href={office('/register.html')} className="guests-only hover:underline">
        {newHere} <span className="font-semibold">{joinFree}</span>
      </a>
      <Menu
        name="header"
        label={
          <span className="flex items-center gap-1.5">
            <Icon name="user" size={15} />
            <span data-visitor className="max-w-40 truncate">
              {myOffice}
            </span>
          </span>
        }
      >
        <MenuLink href={office('/')}>{myOffice}</MenuLink>
        {links.map(({ name, href }) => (
          <MenuLink key={href} href={href}>
            {name}
          </MenuLink>
        ))}
        <button
          type="button"
          data-log-out
          className="members-only mt-1 block w-full border-t border-line px-3 py-2 text-left text-sm hover:text-jade"
        >
          {logOut}
        </button>
      </Menu>
    </div>
  );
}
