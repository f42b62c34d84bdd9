/** The problem report and its thanks (spec P2.18). */
import { MOST_PICTURES, newFeedback } from '../../../contract/feedback.ts';
import type { FormState } from '../../../contract/pages.ts';
import { problemSentence } from '../../../contract/problem.ts';
import { siteTitle } from '../../../domain/page-title.ts';
import { createFeedback, pendingPictures } from '../../features/feedback/feedback.ts';
import { keepUpload } from '../../features/file/file.ts';
import { refusal } from '../../platform/http.ts';
import { EMPTY_FORM, tryForm, valuesOf } from '../http/forms.ts';
import type { PortalResult } from '../pages/result.ts';
import type { PageRequest, Posted } from '../site.ts';

const HEADS = {
  en: {
    title: siteTitle('Feedback: report a problem'),
    description:
      'Report a problem on Overseas B2B Marketplace or suggest an improvement: describe what happened, add the link and up to six pictures. No account is needed.',
    keywords: ['feedback', 'report a problem', 'suggestion'],
  },
  zh: {
    title: siteTitle('问题反馈'),
    description:
      '在使用海外B2B平台时遇到问题，或对产品搜索、询盘、采购需求、会员中心等功能有改进建议？请在此描述问题的经过，填写出现问题的页面链接，并附上最多六张png或jpeg格式的截图。无需注册或登录即可提交，如需回复请留下联系邮箱，我们会尽快查看并处理每一条反馈。',
    keywords: ['问题反馈', '意见建议', '海外b2b平台'],
  },
};

export const feedback = (request: PageRequest): PortalResult => feedbackPage(request, EMPTY_FORM, []);

async function feedbackPage(
  { lang }: PageRequest,
  form: FormState,
  pictures: { id: number; url: string }[],
): PortalResult {
  return {
    page: 'feedback',
    props: { form, pictures },
    head: { ...HEADS[lang], canonical: '/feedback' },
    tags: [],
    status: form === EMPTY_FORM ? 200 : 422,
  };
}

/**
 * The report without script. Pictures become uploads as they do with it; when the form is drawn again it carries
 * their ids, since a browser does not keep chosen files.
 */
export async function submitFeedback(request: PageRequest, posted: Posted): PortalResult {
  const { deps } = request;
  const kept = posted.fields.getAll('ids').map(Number).filter(Number.isSafeInteger).slice(0, MOST_PICTURES);
  const { ids, problems } = await takePictures(request, posted, kept);
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
async function takePictures({ deps, lang }: PageRequest, posted: Posted, kept: number[]) {
  const ids = [...kept];
  const problems: string[] = [];
  const room = MOST_PICTURES - kept.length;
  for (const file of posted.files.slice(0, room)) {
    try {
      ids.push((await keepUpload(deps, posted.caller, 4, file)).id);
    } catch (error) {
      const refused = refusal(error, lang);
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
      title: siteTitle(lang === 'zh' ? '反馈提交成功' : 'Feedback sent'),
      description:
        lang === 'zh'
          ? '感谢您的反馈，我们会尽快处理~'
          : 'Thank you for your feedback. We will look into it soon.',
    },
    tags: [],
  };
}
