/** The props of the quotation island on a lead's page, and of the form it loads for those who may quote. */
import type { Language } from '../../../contract/schema/error.ts';
import type { EnquiryWords } from '../../../locales/en/enquiry.ts';
import type { LeadWords } from '../../../locales/en/lead.ts';

export type QuoteWords = LeadWords['quote'] &
  Pick<
    EnquiryWords,
    'attachments' | 'addFile' | 'removeFile' | 'uploading' | 'fileStill' | 'fileTooLarge' | 'tooManyFiles'
  >;

export interface QuotePanelProps {
  lang: Language;
  lead: { id: number; title: string; unit: string; currency: string };
  /** Stored value and shown name. */
  units: [value: string, name: string][];
  words: QuoteWords;
  hrefs: Record<'signIn' | 'join' | 'company' | 'certify' | 'office', string>;
}
