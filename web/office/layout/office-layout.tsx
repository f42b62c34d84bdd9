import { useLive } from '../../backoffice/live/use-live.ts';
import { headOf, menuEntryOf, type ScreenHead } from '../../backoffice/routing/screens.ts';
import { useScreenName } from '../../backoffice/routing/use-screen.ts';
import { ConnectionLine } from '../../backoffice/shell/connection-line.tsx';
import { ModeLine } from '../../backoffice/shell/mode-line.tsx';
import { Shell } from '../../backoffice/shell/shell.tsx';
import { readSession } from '../../client/session.ts';
import { Mark } from '../../ui/labels/mark.tsx';
import { isMenuEntry, useCompany, useUser } from '../account/company.ts';
import { useCarrySaved } from '../features/saved/use-carry-saved.ts';
import { OFFICE_TOPICS } from '../live/live-queries.ts';
import { type InsideName, inside } from '../screens.ts';
import { useFrameWords } from '../words.ts';
import { HeaderEnd, HeaderStart, marketLinks } from './header.tsx';
import { useMenu } from './menu.tsx';
import { useScreenTitle } from './screen-title.ts';

export function OfficeLayout() {
  const words = useFrameWords();
  const company = useCompany().data;
  const user = useUser().data;
  const menu = useMenu();
  const name = useScreenName(inside);
  const head = useHead(name);
  const live = useLive(OFFICE_TOPICS);
  useCarrySaved();
  return (
    <Shell
      head={
        <>
          {company?.logo ? <img src={company.logo} alt="" /> : <Mark size={40} />}
          <strong>{company?.name}</strong>
        </>
      }
      menu={menu}
      selected={name && menuEntryOf(inside, name, (entry) => isMenuEntry(entry, company))}
      screen={head}
      line={
        <>
          <ModeLine />
          <ConnectionLine lost={live.state === 'lost'} retry={live.retry} />
        </>
      }
      headerStart={<HeaderStart />}
      drawerEnd={marketLinks(words)}
      headerEnd={<HeaderEnd name={user?.name ?? readSession()?.data.name ?? ''} />}
    />
  );
}

function useHead(name: InsideName | null): ScreenHead | null {
  const { groups, tabs } = useFrameWords();
  const title = useScreenTitle();
  if (!name) return null;
  const labels = {
    title,
    tab: (of: InsideName) => tabs[of],
    group: (group: string) => groups[group as keyof typeof groups],
  };
  return headOf(inside, name, labels);
}
