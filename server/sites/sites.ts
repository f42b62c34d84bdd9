/** The three public sites, as the dispatcher receives them. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { mountSites } from './http/dispatch.ts';
import { mobile } from './mobile/mobile.ts';
import { portal } from './portal/portal.ts';
import { shop } from './shop/shop.ts';
import type { Sites } from './site.ts';

export const sites: Sites = { portal, shop, mobile };

export const serveSites = (app: FastifyInstance, deps: Deps): Promise<void> => mountSites(app, deps, sites);
