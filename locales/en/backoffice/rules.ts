import type { Rule } from '../../../domain/decision/decision.ts';

/** The rules of the marketplace that a decision can name (decision 37). */
export const rules: Record<Rule, string> = {
  prohibited_goods: 'No prohibited goods or content',
  intellectual_property: 'No infringement of intellectual property',
  fraud: 'No fraud',
  offensive: 'No insults, threats or indecent content',
  misleading: 'What is said must be true',
  spam: 'No unwanted advertising, nothing twice',
  identity: 'Companies show who they are',
  proof: 'Certificates must be genuine and valid',
  contact_data: 'No contact details in texts and pictures',
  wrong_place: 'Everything in its place',
  content_quality: 'Content must be clear and complete',
  terms: 'Terms of use',
};
