import type { Entries, Say } from '../entry.ts';
import { contentEntries } from './content.tsx';
import { fieldEntries } from './fields.tsx';
import { navigationEntries } from './navigation.tsx';
import { threadEntries } from './thread.tsx';

export const uiEntries = (say: Say): Entries => ({
  ...contentEntries(say),
  ...navigationEntries(say),
  ...fieldEntries(say),
  ...threadEntries(say),
});
