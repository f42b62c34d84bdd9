/**
 * Loaded before the program (`--import`). For each of some 250 imports of drizzle-orm Node reads its package.json anew,
 * 178 KB of `exports`: a second of processor at every start, in every thread. There is one copy of it, so what a name
 * led to once is where it leads.
 */
import { registerHooks } from 'node:module';

const found = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context);
    if (!found.has(specifier)) found.set(specifier, next(specifier, context));
    return { ...found.get(specifier), shortCircuit: true };
  },
});
