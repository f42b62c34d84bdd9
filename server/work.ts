/** Every kind of work behind the scenes: each line is declared by its feature. */
import { fileRemoval } from './features/file/file.ts';
import type { AnyKind } from './platform/work.ts';

export const WORK: readonly AnyKind[] = [fileRemoval];
