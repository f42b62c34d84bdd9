/** Deals for other features and the sites; each group of verbs has its own file. */

export { dealPath, makeDeal, makeMissingDeals } from './make.ts';
export { setGuestStep, setStep, takeGuestStepBack, takeStepBack } from './set-step.ts';
export { dealLine, dealOf, getDeal, guestDeal, listDeals } from './view.ts';
