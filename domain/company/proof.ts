/** Facts a buyer can rely on before asking a supplier: checked, stated and measured (decision 29). */
import type { ResponseFigures } from './response.ts';

export interface Proof {
  /** The day on which a reviewer of the marketplace passed the licence, YYYY-MM-DD; null while none did. */
  verified_on: string | null;
  /** The year in which the company was founded. */
  established: number | null;
  /** Certificates with their papers that a reviewer passed and that hold today. */
  certificates: number;
}

/** Full calendar years since the founding, in UTC; null in the first year, and where the year is none or to come. */
export function yearsInBusiness(established: number | null, now: Date): number | null {
  if (established === null) return null;
  const years = now.getUTCFullYear() - established;
  return years >= 1 ? years : null;
}

/** Fewer answers than half are a figure for the whole card, where the buyer weighs it, and no proof on a short one. */
const MIN_RATE = 50;

export type ShortProof =
  | { kind: 'verified' }
  | { kind: 'years'; years: number }
  | { kind: 'certificates'; count: number }
  | { kind: 'response'; hours: number };

/** What a short card says of it, the strongest first; only what speaks for the supplier. */
export function shortProof(
  proof: Proof & { years: number | null },
  response: ResponseFigures | null,
): ShortProof[] {
  const { verified_on, years, certificates } = proof;
  const answers = response !== null && response.rate >= MIN_RATE ? response.hours : null;
  return [
    ...(verified_on === null ? [] : [{ kind: 'verified' as const }]),
    ...(years === null ? [] : [{ kind: 'years' as const, years }]),
    ...(certificates === 0 ? [] : [{ kind: 'certificates' as const, count: certificates }]),
    ...(answers === null ? [] : [{ kind: 'response' as const, hours: answers }]),
  ];
}
