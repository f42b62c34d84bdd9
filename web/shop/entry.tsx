import { renderShop } from './render.tsx';
import { TEMPLATES } from './templates/index.ts';

export const render = renderShop(TEMPLATES);
