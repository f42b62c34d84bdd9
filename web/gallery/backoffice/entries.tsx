import type { Entries, Say } from '../entries.ts';
import { listEntries } from './list.tsx';
import { partEntries } from './parts.tsx';
import { shellEntries } from './shell.tsx';
import { signInEntries } from './sign-in.tsx';

export const backofficeEntries = (say: Say): Entries => ({
  ...shellEntries(say),
  ...signInEntries(say),
  ...listEntries(say),
  ...partEntries(say),
});
