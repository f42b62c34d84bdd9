import type { PortalPages } from '../../../contract/pages.ts';
import type { Loaded } from '../site.ts';

export type PortalResult = Promise<Loaded<PortalPages>>;

/** What the loader of a page gives that the mobile site has as well. */
export type ResultOf<Name extends keyof PortalPages> = Promise<Loaded<Pick<PortalPages, Name>>>;
