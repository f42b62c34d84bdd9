/** Shows operators what every e-mail looks like (decision 20). */
import type { emailGalleryRoutes } from '../../../contract/account/email.ts';
import { EMAIL_KINDS, SUBJECT_OF_EMAIL } from '../../../domain/email/email-kinds.ts';
import { withEnd } from '../../features/email/email.ts';
import type { Deps } from '../../platform/deps.ts';
import { emailHtml } from '../../platform/email/html.ts';
import { markPng } from '../../platform/email/mark.ts';
import { emailText } from '../../platform/email/text.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { emailSample } from './samples.ts';

export const emailGalleryApi = (deps: Deps): Handlers<typeof emailGalleryRoutes> => ({
  listEmailKinds: async () => EMAIL_KINDS.map((kind) => ({ kind, about: SUBJECT_OF_EMAIL[kind] })),
  async getEmailSample({ params: { kind }, query: { language } }) {
    const { scheme, publicHost } = deps.environment;
    const portal = `${scheme}://${publicHost}${language === 'zh' ? '/zh' : ''}`;
    const sample = emailSample(kind, language, { portal, office: `${scheme}://my.${publicHost}` });
    // as an account gets it that is nobody's: its link ends nothing
    const email = withEnd(deps, 0, sample);
    const { subject, content } = email;
    const mark = `data:image/png;base64,${(await markPng()).toString('base64')}`;
    return { subject, html: emailHtml({ subject, content }, publicHost, mark), text: emailText(content) };
  },
});
