/** The lines of the route tables of office and console, who looks at each, and with what it is opened. */
import type { PathParam } from 'react-router';
import type { Language } from '../../contract/schema/error.ts';
import * as adminApp from '../../web/console/screens.ts';
import { submitted } from '../../web/office/features/product/edit/submitted.ts';
import type { Who } from '../../web/office/outside-screens.ts';
import * as office from '../../web/office/screens.ts';
import type { Person, Things } from '../support/browser/every-screen.ts';
import type { Step } from './every-page/walk.ts';

type Sample = (things: Things, person: Person) => string;
interface Line {
  path: string;
  who: string;
}

/** Lines whose path leaves something open: each must have a sample. */
type OpenLine<Table extends Record<string, Line>> = {
  [Name in keyof Table]: [PathParam<Table[Name]['path']>] extends [never] ? never : Name;
}[keyof Table];
type Samples<Table extends Record<string, Line>> = Record<OpenLine<Table>, Sample> &
  Partial<Record<keyof Table, Sample>>;

const officeSamples: Samples<typeof office.screens> = {
  productCategory: (things, person) => office.pathOf('productCategory', { id: things.product(person) }),
  productNew: ({ category }) => `${office.pathOf('productNew')}?cate=${category}`,
  productEdit: (things, person) => office.pathOf('productEdit', { id: things.product(person) }),
  undoChange: () => `${office.pathOf('undoChange')}#token`,
  appealByLink: ({ appealToken }) => office.pathOf('appealByLink', { token: appealToken }),
  decision: ({ decision }, person) => office.pathOf('decision', { id: decision(person) }),
  enquiry: ({ enquiry }) => office.pathOf('enquiry', { id: enquiry }),
  album: ({ album }, person) => office.pathOf('album', { id: album(person) }),
  purchase: ({ purchase }, person) => office.pathOf('purchase', { id: purchase(person) }),
  deal: ({ deal }, person) => office.pathOf('deal', { id: deal(person) }),
  purchaseEdit: ({ purchase }, person) => office.pathOf('purchaseEdit', { id: purchase(person) }),
  quotation: ({ quotation }, person) => office.pathOf('quotation', { id: quotation(person) }),
  quotationRevise: ({ quotation }, person) => office.pathOf('quotationRevise', { id: quotation(person) }),
  webhook: ({ webhook }, person) => office.pathOf('webhook', { id: webhook(person) }),
  groupBatchOf: ({ group }, person) => office.pathOf('groupBatchOf', { id: group(person) }),
  shopContentNew: () => office.pathOf('shopContentNew', { what: 'section-banner' }),
  shopContentEdit: ({ shopContent }, person) => office.pathOf('shopContentEdit', { id: shopContent(person) }),
};
const consoleSamples: Samples<typeof adminApp.screens> = {
  company: ({ company }) => adminApp.pathOf('company', { id: company }),
  person: ({ owner }) => adminApp.pathOf('person', { id: owner }),
  certificationReview: ({ certification }) => adminApp.pathOf('certificationReview', { id: certification }),
  productReview: ({ waitingProduct }) => adminApp.pathOf('productReview', { id: waitingProduct }),
  revisionReview: ({ revision }) => adminApp.pathOf('revisionReview', { id: revision }),
  shopReview: ({ waitingShopContent }) => adminApp.pathOf('shopReview', { id: waitingShopContent }),
  infringement: ({ infringement }) => adminApp.pathOf('infringement', { id: infringement }),
  appeal: ({ appeal }) => adminApp.pathOf('appeal', { id: appeal }),
  purchaseReview: ({ waitingPurchase }) => adminApp.pathOf('purchaseReview', { id: waitingPurchase }),
};

/** Who walks the lines that each may see. A line looks different to those who have nothing there yet. */
const OFFICE: Record<Who, Person[]> = {
  guest: ['guest'],
  verified: ['guest'],
  everyone: ['guest'],
  anybody: ['guest', 'withoutCompany'],
  withoutCompany: ['withoutCompany'],
  member: ['gold', 'buyer'],
  supplier: ['gold', 'uncertified'],
  buyer: ['buyer'],
};
const CONSOLE: Record<adminApp.Who, Person[]> = {
  guest: ['guest'],
  reviewer: ['reviewer'],
  operator: ['administrator'],
  anybody: ['guest'],
  administrator: ['administrator'],
};

export const APPS = [
  { label: 'my', screens: office.screens, walkers: OFFICE, samples: officeSamples },
  { label: 'admin', screens: adminApp.screens, walkers: CONSOLE, samples: consoleSamples },
] as const;
const SPEAKS: Partial<Record<string, Language>> = { signIn: 'zh', signInEnglish: 'en' };
/** Pages that are shown only after another. */
const STATES: Partial<Record<string, object>> = { productDone: submitted('edited') };

/** Pages that are drawn by the one before them in the table. */
const BY: Partial<Record<string, string>> = { groupBatchOf: office.pathOf('groups') };

/** The lines that this person may see, with what each is opened with. */
export function stepsOf(app: (typeof APPS)[number], person: Person, things: Things): Step[] {
  const lines = Object.entries<Line>(app.screens);
  const walkers: Record<string, Person[]> = app.walkers;
  const samples: Record<string, Sample | undefined> = app.samples;
  return lines
    .filter(([, { who }]) => walkers[who]?.includes(person))
    .map(([name, { path }]) => {
      const address = samples[name]?.(things, person) ?? path;
      if (address.includes(':'))
        throw new Error(`No sample says what "${name}" (${path}) is to be opened with.`);
      return {
        name,
        address,
        ...(SPEAKS[name] && { speaks: SPEAKS[name] }),
        ...(STATES[name] && { state: STATES[name] }),
        ...(BY[name] && { by: BY[name] }),
      };
    });
}
