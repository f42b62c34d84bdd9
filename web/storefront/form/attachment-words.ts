import type { EnquiryFormWords } from '../../../locales/en/deal/enquiry.ts';

/** Of the words of an enquiry, what every form with attachments says; how many and of which kind it says itself. */
export const attachmentWords = ({
  attachments,
  optional,
  addFile,
  removeFile,
  uploading,
  keptFiles,
  fileStill,
  fileTooLarge,
  tooManyFiles,
}: EnquiryFormWords) => ({
  attachments,
  optional,
  addFile,
  removeFile,
  uploading,
  keptFiles,
  fileStill,
  fileTooLarge,
  tooManyFiles,
});
export type AttachmentWords = ReturnType<typeof attachmentWords> & { attachmentsHint: string };
