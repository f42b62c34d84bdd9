/** Who is signed in, for forms that ask for it. */
import { call } from '../../client/call.ts';
import { liveSession } from '../../client/session.ts';
import { getCompany, getUser } from '../shell/routes.ts';

export interface Introduction {
  name: string;
  email: string;
  company: string;
}

/** Fills in what is known, where nothing is typed yet; the fields are named alike, `before` their names. */
export function introduce(form: HTMLFormElement, known: Introduction | null, before = ''): void {
  for (const [name, value] of Object.entries(known ?? {})) {
    const field = form.elements.namedItem(before + name) as HTMLInputElement | null;
    if (field) field.value ||= value;
  }
}

/** Empty where it is not known or cannot be asked for: then it is typed. Null for a guest. */
export async function introduction(): Promise<Introduction | null> {
  const session = liveSession();
  if (!session) return null;
  const [user, company] = await Promise.allSettled([call(getUser), call(getCompany)]);
  return {
    name: session.data.name,
    email: user.status === 'fulfilled' ? user.value.email : '',
    company: company.status === 'fulfilled' ? company.value.name : '',
  };
}
