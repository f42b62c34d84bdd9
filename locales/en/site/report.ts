/** Reporting a product, shop, request, quotation or message. */
import type { ReportReason } from '../../../domain/report.ts';

export const report = {
  link: 'Report',
  title: 'Report something wrong',
  intro: 'Our reviewers look at every report. Whoever is reported does not learn by whom.',
  about: 'You report',
  reason: 'What is wrong?',
  reasons: {
    counterfeit: 'Counterfeit or infringement',
    prohibited: 'Prohibited goods',
    misleading: 'Wrong or misleading information',
    fraud: 'Fraud',
    spam: 'Spam',
    offensive: 'Offensive content',
    other: 'Something else',
  } as Record<ReportReason, string>,
  note: 'Details',
  noteHint: 'What should our reviewers look at? Up to 1,000 characters.',
  email: 'E-mail, if we may ask back',
  optional: 'optional',
  send: 'Send report',
  missing: 'There is nothing here to report',
  missingText: 'It may have left the marketplace already.',
  home: 'To the start page',
  sentTitle: 'Thank you, your report has arrived',
  sentText: 'Our reviewers will look into it soon.',
};
