/** Queues of review: their order, and where an entry stands in it (decision 37). */

export const QUEUE_ORDERS = ['age', 'risk'] as const;
export type QueueOrder = (typeof QUEUE_ORDERS)[number];

export const QUEUE_LANGUAGES = ['en', 'zh'] as const;

/** By age the longest waiting first; by risk the gravest findings first, among them the longest waiting. */
export interface QueuePlace {
  weight: number;
  /** In milliseconds. */
  since: number;
  id: number;
}

export const placeText = ({ weight, since, id }: QueuePlace): string => `${weight}.${since}.${id}`;

const PLACE = /^(\d{1,9})\.(-?\d{1,15})\.(\d{1,15})$/;

/** Null where it is none. */
export function parsePlace(text: string): QueuePlace | null {
  const [, weight, since, id] = PLACE.exec(text) ?? [];
  if (weight === undefined) return null;
  // beyond what a moment can be
  const moment = Number(since);
  return Math.abs(moment) > 8.64e15 ? null : { weight: Number(weight), since: moment, id: Number(id) };
}
