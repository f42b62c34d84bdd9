/**
 * The lines of an app's route table. Routes, menu, breadcrumbs, titles and guards derive from them; the table imports
 * no page, so that any page may import it for an address.
 */
import { generatePath, type PathParam } from 'react-router';

/** `Name` are the names of the table's own lines. */
export interface Screen<Name extends string = string, Group extends string = string> {
  path: string;
  /** Heading over the screen in menu, breadcrumb and map. */
  group?: Group;
  menu?: true;
  /** The screen above it, in breadcrumb and menu. */
  under?: Name;
  /** It shows under the title and breadcrumb of that screen, of which it is another tab. */
  tabOf?: Name;
}
export type Screens = Record<string, Screen>;

export interface Crumb {
  label: string;
  to?: string;
}
/** Heading of a screen and the way to it. */
export interface ScreenHead {
  title: string;
  /** What tells the tab of the browser from those of all other screens: before the title of a tab its own name. The title, unless given. */
  documentTitle?: string;
  /** Outermost first, without the screen itself. */
  trail: readonly Crumb[];
}
interface Labels<Name> {
  title(name: Name): string;
  /** As a tab beside others, where that is another name; a screen with tabs is the first of them. */
  tab?(name: Name): string | undefined;
  group(group: string): string;
}

function screenAbove(screens: Screens, name: string): string | undefined {
  const screen = screens[name];
  return screen?.tabOf ?? screen?.under;
}

/** The entry of the menu under which a screen lies; `isEntry` says so where it depends on who looks. */
export function menuEntryOf(
  screens: Screens,
  name: string,
  isEntry = (screen: Screen) => screen.menu === true,
): string | undefined {
  const above = screenAbove(screens, name);
  const screen = screens[name];
  return !above || (screen && isEntry(screen)) ? name : menuEntryOf(screens, above, isEntry);
}

export function groupOf(screens: Screens, name: string): string | undefined {
  const above = screenAbove(screens, name);
  return screens[name]?.group ?? (above && groupOf(screens, above));
}

export const headOf = <Name extends string>(
  screens: Record<Name, Screen<Name>>,
  name: Name,
  labels: Labels<Name>,
): ScreenHead => ({
  title: labels.title(screens[name].tabOf ?? name),
  documentTitle: documentTitleOf(screens[name].tabOf, name, labels),
  trail: trailOf(screens, name, labels),
});

function documentTitleOf<Name extends string>(
  tabOf: Name | undefined,
  name: Name,
  { title, tab }: Labels<Name>,
): string {
  if (tabOf) return `${tab?.(name) ?? title(name)} - ${title(tabOf)}`;
  const first = tab?.(name);
  return first === undefined ? title(name) : `${first} - ${title(name)}`;
}

function trailOf<Name extends string>(
  screens: Record<Name, Screen<Name>>,
  name: Name,
  labels: Labels<Name>,
): Crumb[] {
  const { tabOf, under } = screens[name];
  if (tabOf) return trailOf(screens, tabOf, labels);
  const crumb = (of: Name): Crumb => ({ label: labels.title(of), to: screens[of].path });
  if (under) {
    const tabs = screens[under].tabOf;
    return [...trailOf(screens, under, labels), ...(tabs ? [crumb(tabs)] : []), crumb(under)];
  }
  const group = screens[name].group;
  return group ? [{ label: labels.group(group) }] : [];
}

type Values<Path extends string> = Record<PathParam<Path>, string | number>;
type Arguments<Path extends string> = [PathParam<Path>] extends [never]
  ? []
  : Path extends `${string}?`
    ? [values?: Values<Path>]
    : [values: Values<Path>];

/** Builds the address of a screen from its name and what the path leaves open. */
export function pathBuilder<const Table extends Screens>(screens: Table) {
  return <Name extends keyof Table & string>(name: Name, ...[values]: Arguments<Table[Name]['path']>) => {
    const texts = Object.entries<string | number>(values ?? {}).map(([key, value]) => [key, String(value)]);
    return generatePath<string>(screens[name]?.path ?? '', Object.fromEntries(texts));
  };
}
