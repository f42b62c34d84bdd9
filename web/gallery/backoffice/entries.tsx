import type { Entries, Say } from '../entry.ts';
import { fieldEntries } from './fields.tsx';
import { formEntries } from './form.tsx';
import { listEntries } from './list.tsx';
import { partEntries } from './parts.tsx';
import { richTextEntries } from './rich-text.tsx';
import { secondFactorEntries } from './second-factor.tsx';
import { shellEntries } from './shell.tsx';
import { signInEntries } from './sign-in.tsx';
import { uploadEntries } from './upload.tsx';

export const backofficeEntries = (say: Say): Entries => ({
  ...shellEntries(say),
  ...signInEntries(say),
  ...secondFactorEntries(say),
  ...listEntries(say),
  ...partEntries(say),
  ...formEntries(say),
  ...fieldEntries(say),
  ...uploadEntries(say),
  ...richTextEntries(say),
});
