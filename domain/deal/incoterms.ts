/** Which costs each Incoterm leaves to the buyer (Incoterms 2020; decision 27): named, never estimated. */
import type { Incoterm } from '../enumerations.ts';

/** Parts of the way that a price may leave out, in the order of the way. */
export const COST_PARTS = [
  'exportClearance',
  'carriageToPort',
  'mainCarriage',
  'insurance',
  'importDuties',
  'carriageToDoor',
] as const;
export type CostPart = (typeof COST_PARTS)[number];

/** Under DAP and DDP the goods travel at the seller's risk, so the buyer insures nothing. */
const LEFT_OUT: Record<Incoterm, readonly CostPart[]> = {
  EXW: COST_PARTS,
  FOB: ['mainCarriage', 'insurance', 'importDuties', 'carriageToDoor'],
  CFR: ['insurance', 'importDuties', 'carriageToDoor'],
  CIF: ['importDuties', 'carriageToDoor'],
  DAP: ['importDuties'],
  DDP: [],
};

export const leftOut = (incoterm: Incoterm): readonly CostPart[] => LEFT_OUT[incoterm];
