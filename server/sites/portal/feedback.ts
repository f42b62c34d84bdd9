/** The problem report and the page that thanks for it (spec P2.18). */
import { MAX_PICTURES, newFeedback } from '../../../contract/operator/feedback.ts';
import type { FormState } from '../../../contract/pages.ts';
import { siteTitle } from '../../../domain/page/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { problemSentence } from '../../../locales/problems.ts';
import { createFeedback, pendingPictures } from '../../features/feedback/feedback.ts';
import { storeFormUpload } from '../../features/file/file.ts';
import { refusal } from '../../platform/http/http.ts';
import { EMPTY_FORM, tryForm, valuesOf } from '../http/forms.ts';
import type { PortalResult } from '../pages/result.ts';
import type { PageRequest, Posted } from '../site.ts';

export const feedback = (request: PageRequest): PortalResult => feedbackPage(request, EMPTY_FORM, []);

async function feedbackPage(
  { lang }: PageRequest,
  form: FormState,
  pictures: { id: number; url: string }[],
): PortalResult {
  const words = HEADS[lang].feedback;
  return {
    page: 'feedback',
    props: { form, pictures },
    head: { ...words, title: siteTitle(words.title), canonical: '/feedback' },
    tags: [],
    status: form === EMPTY_FORM ? 200 : 422,
  };
}

/**
 * The report without script. Pictures become uploads as they do with it; when the form is rendered again it carries
 * their ids, since a browser does not keep chosen files.
 */
export async function submitFeedback(request: PageRequest, posted: Posted): PortalResult {
  const { deps } = request;
  const kept = posted.fields.getAll('ids').map(Number).filter(Number.isSafeInteger).slice(0, MAX_PICTURES);
  const { ids, problems } = await storePictures(request, posted, kept);
  const { description, problemLink, contactEmail } = Object.fromEntries(posted.fields);
  const input = { description, problemLink, contactEmail, ids };
  const refused = await tryForm(newFeedback, input, posted, async (body) => {
    if (problems.length === 0) await createFeedback(deps, posted.caller, body);
  });
  if (!refused && problems.length === 0)
    return { redirect: `${request.lang === 'zh' ? '/zh' : ''}/feedback-succeed`, status: 303 };
  const { ids: ofPictures, ...errors } = refused?.errors ?? {};
  const images = [...problems, ...(ofPictures ? [ofPictures] : [])].join('\n');
  const form = {
    values: valuesOf(posted.fields),
    errors: { ...errors, ...(images && { images }) },
    failure: refused?.failure ?? '',
  };
  return feedbackPage(request, form, await pendingPictures(deps, posted.caller, ids));
}

/** The ids of all pictures of the form, and what is wrong with those that could not be taken. */
async function storePictures({ deps, lang }: PageRequest, posted: Posted, kept: number[]) {
  const ids = [...kept];
  const problems: string[] = [];
  const room = MAX_PICTURES - kept.length;
  for (const file of posted.files.slice(0, room)) {
    try {
      ids.push((await storeFormUpload(deps, posted.caller, 4, file)).id);
    } catch (error) {
      const refused = refusal(error, lang, posted.log);
      if (!refused) throw error;
      problems.push(`${file.name}: ${refused.sentence}`);
    }
  }
  if (posted.moreFiles || posted.files.length > room)
    problems.push(problemSentence('too_many_pictures', lang));
  return { ids, problems };
}

export async function feedbackSent({ lang }: PageRequest): PortalResult {
  return {
    page: 'feedback-sent',
    props: {},
    head: {
      title: siteTitle(HEADS[lang].feedbackSent.title),
      description: HEADS[lang].feedbackSent.description,
    },
    tags: [],
  };
}
