/** Every drawn archetype by name. */
import type { Shape } from '../pen.ts';
import { agri } from './agri/index.ts';
import { apparel } from './apparel/index.ts';
import { care } from './care/index.ts';
import { components } from './components.ts';
import { construction } from './construction/index.ts';
import { containers } from './containers/index.ts';
import { electrical } from './electrical/index.ts';
import { electronics } from './electronics/index.ts';
import { energy } from './energy/index.ts';
import { fasteners } from './fasteners/index.ts';
import { furniture } from './furniture/index.ts';
import { gifts } from './gifts/index.ts';
import { heavy } from './heavy/index.ts';
import { home } from './home/index.ts';
import { kitchen } from './kitchen/index.ts';
import { leisure } from './leisure/index.ts';
import { lighting } from './lighting/index.ts';
import { machines } from './machines/index.ts';
import { mechanics } from './mechanics/index.ts';
import { metals } from './metals/index.ts';
import { office } from './office/index.ts';
import { packaging } from './packaging/index.ts';
import { safety } from './safety/index.ts';
import { textiles } from './textiles/index.ts';
import { tools } from './tools/index.ts';
import { vehicles } from './vehicles/index.ts';

export const SHAPES: Readonly<Record<string, Shape>> = {
  ...agri,
  ...apparel,
  ...care,
  ...components,
  ...construction,
  ...containers,
  ...electrical,
  ...electronics,
  ...energy,
  ...fasteners,
  ...furniture,
  ...gifts,
  ...heavy,
  ...home,
  ...kitchen,
  ...leisure,
  ...lighting,
  ...machines,
  ...mechanics,
  ...metals,
  ...office,
  ...packaging,
  ...safety,
  ...textiles,
  ...tools,
  ...vehicles,
};
