import { useMatches } from 'react-router';
import type { Screens } from './screens.ts';

/** Name of the screen shown; null where the table has none, as at an unknown address. */
export function useScreenName<Table extends Screens>(screens: Table): (keyof Table & string) | null {
  const name = useMatches().at(-1)?.handle;
  return typeof name === 'string' && Object.hasOwn(screens, name) ? name : null;
}
