/** What a company offers again and again (decision 27). */
import type { QuotationTemplate } from '../../../contract/deal/quotation.ts';
import { templates } from '../template/template.ts';
import { quotationTemplates } from './quotation.tables.ts';

export const {
  list: listTemplates,
  save: saveTemplate,
  remove: deleteTemplate,
} = templates<'terms', QuotationTemplate['terms']>(quotationTemplates, 'terms', 'quotation_templates_most');
