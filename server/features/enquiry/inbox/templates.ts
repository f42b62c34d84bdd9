/** What a supplier answers again and again (decision 27). */
import type { ReplyTemplate } from '../../../../contract/deal/own-enquiry.ts';
import { templates } from '../../template/template.ts';
import { replyTemplates } from '../enquiry.tables.ts';

export const {
  list: listReplyTemplates,
  save: saveReplyTemplate,
  remove: deleteReplyTemplate,
} = templates<'body', ReplyTemplate['body']>(replyTemplates, 'body', 'reply_templates_most');
