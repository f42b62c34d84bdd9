import type { Templates } from '../template.ts';
import { plain } from './default/index.ts';
import { vip } from './vip/index.ts';

/** All templates of shops: a new one is a folder here, and a line. */
export const TEMPLATES: Templates = {
  default: plain,
  vip,
};
