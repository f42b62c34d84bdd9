import type { User } from '../../../contract/account/user.ts';
import { useLive } from '../../backoffice/live/use-live.ts';
import { Answer } from '../../backoffice/parts/states.tsx';
import { headOf, menuEntryOf } from '../../backoffice/routing/screens.ts';
import { useScreenName } from '../../backoffice/routing/use-screen.ts';
import { ConnectionLine } from '../../backoffice/shell/connection-line.tsx';
import { ModeLine } from '../../backoffice/shell/mode-line.tsx';
import { RegionalSettings } from '../../backoffice/shell/regional-settings.tsx';
import { Shell } from '../../backoffice/shell/shell.tsx';
import { UserMenu } from '../../backoffice/shell/user-menu.tsx';
import { Mark } from '../../ui/labels/mark.tsx';
import { CONSOLE_TOPICS } from '../live/live-queries.ts';
import { inside } from '../screens.ts';
import { useStaff } from '../staff.ts';
import { useFrameWords } from '../words.ts';
import { EnrolFirst } from './enrol-first.tsx';
import { useMenu } from './menu.tsx';
import { UndoProvider } from './undo.tsx';

export function ConsoleLayout() {
  const staff = useStaff();
  if (!staff.data)
    return (
      <main>
        <Answer of={staff}>{() => null}</Answer>
      </main>
    );
  if (staff.data.totpRequired) return <EnrolFirst />;
  return (
    <UndoProvider>
      <Frame user={staff.data} />
    </UndoProvider>
  );
}

function Frame({ user }: { user: User }) {
  const words = useFrameWords();
  const menu = useMenu(user);
  const live = useLive(CONSOLE_TOPICS);
  const name = useScreenName(inside);
  const labels = {
    title: (of: keyof typeof inside) => words.screens[of],
    tab: (of: keyof typeof inside) => (of === 'workKinds' ? words.screens.workKinds : undefined),
    group: (group: string) => words.groups[group as keyof typeof words.groups],
  };
  return (
    <Shell
      head={
        <>
          <Mark size={36} />
          <strong>{words.name}</strong>
        </>
      }
      menu={menu}
      selected={name && menuEntryOf(inside, name)}
      screen={name && headOf(inside, name, labels)}
      line={
        <>
          <ModeLine />
          <ConnectionLine lost={live.state === 'lost'} retry={live.retry} />
        </>
      }
      headerEnd={
        <>
          <RegionalSettings />
          <UserMenu name={user.name} />
        </>
      }
    />
  );
}
