import type { PortalPages } from '../../../contract/pages.ts';
import type { Loaded } from '../site.ts';

export type PortalResult = Promise<Loaded<PortalPages>>;
