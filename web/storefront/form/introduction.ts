/** Who is signed in, for forms that ask for it. */
import { call } from '../../client/call.ts';
import { liveSession } from '../../client/session.ts';
import { getCompany, getUser } from '../shell/routes.ts';

export interface Introduction {
  name: string;
  email: string;
  company: string;
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
