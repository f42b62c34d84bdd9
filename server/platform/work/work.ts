/**
 * Work behind the scenes (decision 32): an item is a job of pg-boss, asked for in the transaction of the verb or by a schedule
 * that says what is due. A feature declares its kind; all kinds stand in server/work.ts.
 */
import type { EndingNotice } from '../../../domain/company/membership.ts';
import type { Measured } from '../../../domain/company/response.ts';
import type { EvidenceEntity } from '../../../domain/evidence/finding.ts';
import type { Executor } from '../database/database.ts';
import type { Deps } from '../deps.ts';

/** What an item of each kind is told. */
export interface Items {
  /** The stored bytes of a file whose row is gone, with the sizes made of them. */
  'file.remove': { key: string };
  /** What a member, or a company, has waiting. */
  'digest.topic': { user: number };
  'digest.lead': { company: number };
  'digest.saved': { user: number };
  /** What ends, and the days before it of the notice. */
  'ending.membership': EndingItem;
  'ending.certificate': EndingItem;
  'ending.licence': EndingItem;
  'ending.key': { key: number };
  'ending.webhook': { endpoint: number };
  'membership.apply': { company: number };
  'response.note': { company: number; measured: Measured | null };
  'import.run': { id: number };
  /** What leaves the house after a decision, if it stands; `of` names who tells. */
  'decision.tell': { decision: number; of: string; what: Record<string, unknown> };
  'purchase.match': { id: number };
  /** Looks through what is published. */
  'word.scan': { word: number };
  /** Of the tree of categories: a merge, and a category whose names have changed. */
  'category.merge': { id: number };
  'category.renew': { category: number };
  'value.merge': { id: number };
  /** A public picture, a listed product, a request in effect. */
  'picture.avif': { id: number };
  'translate.product': { id: number };
  'translate.lead': { id: number };
  'email.send': { outbox: number };
  /** Of an account's endpoint; so many were waiting for it already. */
  /** An entry that waits for a reviewer. */
  'evidence.find': { entity: EvidenceEntity; id: number };
  'webhook.send': { delivery: number; account: number; behind: number };
}
export interface EndingItem {
  id: number;
  notice: EndingNotice;
}
export type KindName = keyof Items;

export interface Kind<N extends KindName> {
  name: N;
  /** Times that it is tried; then it is dead, and kept with its reason. Infinity where a record of its own says when it ends. */
  attempts: number;
  /** Seconds before the second try, doubled with each further one up to the longest. */
  pause: number;
  longestPause: number;
  /** On each server. */
  atOnce: number;
  /** Seconds between looks while nothing is due. */
  look: number;
  /** While one of a key waits or runs there is no second one, and a dead one goes when another is done. */
  key?(item: Items[N]): string;
  /** The highest is done first; of the same, what was asked for first. */
  priority?(item: Items[N]): number;
  /** Whose it is: of an account no more than `most` run at once, on all servers. */
  share?: { of(item: Items[N]): string; most: number };
  /** What it tells the outside cannot be undone: a stop waits for what is in hand, as long as it may itself. */
  isWaitedFor?: true;
  /**
   * Again with growing pauses where it throws, or then where it throws TryLater. It may be done twice and must bear it. What
   * has not begun when `stopping` is aborted throws TryLater.
   */
  run(deps: Deps, item: Items[N], stopping: AbortSignal): Promise<unknown>;
}
/** The priority by which newer records come first. */
export const newestFirst = ({ id }: { id: number }): number => id % 2 ** 31;
/** Thrown by an item whose next time is known: no try of it, however often. */
export class TryLater extends Error {
  readonly at: Date;
  constructor(at: Date) {
    super(`not before ${at.toISOString()}`);
    this.at = at;
  }
}

/** Of what an hourly schedule asks for: what is dead is asked for again. */
export const HOURLY_ITEM = { attempts: 6, pause: 60, longestPause: 1800, look: 10 };

// a list of kinds is a list of different ones
export type AnyKind = { [N in KindName]: Kind<N> }[KindName];

/** How what a kind did on this server ended; a failed try may be followed by others. */
export interface Runs {
  completed: number;
  failed: number;
}

export interface KindFigures {
  kind: string;
  /** Due now, and at a later time. */
  waiting: number;
  later: number;
  running: number;
  dead: number;
  /** Since when the first of those that are due is. */
  oldest: Date | null;
}

/** An item that was tried in vain; its number is drawn at random, and nothing else has it. */
export interface DeadItem {
  id: number;
  kind: string;
  data: Record<string, unknown>;
  reason: string;
  attempts: number;
  createdAt: Date;
  diedAt: Date;
}

export type DeadKind = Pick<DeadItem, 'id' | 'kind' | 'data'>;

export interface Work {
  /**
   * Asks for items in the caller's transaction: they are done once it commits, and never if it does not. How many; not those
   * of a key that waits or runs.
   */
  enqueue<N extends KindName>(tx: Executor, kind: N, items: readonly Items[N][]): Promise<number>;
  /** Another time for those of them that wait, by their keys; how many those were. */
  move<N extends KindName>(tx: Executor, kind: N, items: readonly Items[N][], at: Date): Promise<number>;
  /** Does what is due, until nothing is. */
  doDue(deps: Deps, kind: KindName, signal?: AbortSignal): Promise<Runs>;
  /** Lets this server look at once for what was just committed. */
  wake(kind: KindName): void;
  /** Does what is due of every kind, from now on until the stop. */
  startWork(deps: Deps): void;
  /** The dead, the last first, of all kinds or of one. */
  listDead(slice: { limit: number; offset: number }, kind?: string): Promise<DeadItem[]>;
  /** Of every kind what waits, runs and is dead. */
  listKinds(): Promise<KindFigures[]>;
  /** By kind; of a kind without any there is no count. */
  countDead(): Promise<ReadonlyMap<string, number>>;
  /** When the first of the dead died. */
  deadSince(): Promise<Date | null>;
  /** Tries dead ones anew once the transaction commits, or forgets them: those of the numbers that were dead. */
  retryDead(tx: Executor, ids: readonly number[]): Promise<DeadKind[]>;
  dropDead(tx: Executor, ids: readonly number[]): Promise<DeadKind[]>;
}
