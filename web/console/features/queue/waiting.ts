/** What waits beside the queues of review, and to which list each number leads. */
import { prohibitedWordRoutes } from '../../../../contract/catalogue/prohibited-word.ts';
import { synonymRoutes } from '../../../../contract/catalogue/synonym.ts';
import { companyChangeRoutes } from '../../../../contract/company/company-change.ts';
import { heldEnquiryRoutes } from '../../../../contract/deal/held-enquiry.ts';
import { appealRoutes } from '../../../../contract/operator/appeal.ts';
import { feedbackRoutes } from '../../../../contract/operator/feedback.ts';
import { infringementRoutes } from '../../../../contract/operator/infringement.ts';
import { prospectRoutes } from '../../../../contract/operator/prospect.ts';
import { reportRoutes } from '../../../../contract/operator/report.ts';
import { workRoutes } from '../../../../contract/operator/work.ts';
import { sampleRoutes } from '../../../../contract/review/sample.ts';
import type { Route } from '../../../../contract/schema/route.ts';
import type { waitingCount } from '../../../../contract/schema/ticket.ts';
import { pathOf, type ScreenName } from '../../screens.ts';

export interface WaitingThing {
  screen: ScreenName;
  count: Route & { method: 'GET'; reply: typeof waitingCount };
  /** Of its list, where that shows other things too. */
  query?: string;
}

export const WAITING: readonly WaitingThing[] = [
  { screen: 'companyChanges', count: companyChangeRoutes.countCompanyChanges },
  { screen: 'heldEnquiries', count: heldEnquiryRoutes.countHeldEnquiries },
  { screen: 'reports', count: reportRoutes.countReports },
  { screen: 'infringements', count: infringementRoutes.countInfringements },
  { screen: 'appeals', count: appealRoutes.countAppeals },
  { screen: 'samples', count: sampleRoutes.countSamples },
  { screen: 'feedback', count: feedbackRoutes.countFeedback },
  { screen: 'wordHits', count: prohibitedWordRoutes.countWordHits },
  { screen: 'prospects', count: prospectRoutes.countLeads },
  { screen: 'synonyms', count: synonymRoutes.countSynonyms, query: 'state=proposed' },
  { screen: 'work', count: workRoutes.countDeadWork },
];
export const REMINDERS: WaitingThing = {
  screen: 'prospects',
  count: prospectRoutes.countLeadReminders,
  query: 'owner=me&due=today',
};

export const listOfWaiting = ({ screen, query }: WaitingThing): string =>
  pathOf(screen) + (query ? `?${query}` : '');
