import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { type AppealedThing, appealRoutes, MAX_APPEALED_THINGS } from '../../../contract/operator/appeal.ts';
import type { Reply } from '../../../contract/schema/route.ts';
import { useCall } from '../../backoffice/app/queries.ts';
import { pathOf } from '../screens.ts';
import { useAppealWords } from '../words.ts';

type Appeals = Reply<typeof appealRoutes.listAppealsOf>;
const Asked = createContext<Appeals>([]);

interface Props {
  thing: AppealedThing;
  /** Those that were refused, taken down, hidden or withdrawn. */
  ids: readonly number[];
  children: ReactNode;
}

/** Asks once for all things of a screen what can be appealed; each `AppealLink` within shows its own. */
export function AppealsOf({ thing, ids, children }: Props) {
  const query = { thing, ids: ids.slice(0, MAX_APPEALED_THINGS).join() };
  const { data = [] } = useCall(
    appealRoutes.listAppealsOf,
    { query },
    { enabled: ids.length > 0, keep: true },
  );
  return <Asked value={data}>{children}</Asked>;
}

/** The way to appeal what was decided on this thing, or to what became of it; nothing where there is none. */
export function AppealLink({ id }: { id: number }) {
  const { steps } = useAppealWords();
  const found = useContext(Asked).find((one) => one.id === id);
  return found ? <Link to={pathOf('decision', { id: found.decision })}>{steps[found.step]}</Link> : null;
}
