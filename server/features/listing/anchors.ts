/**
 * Where pages of a long listing begin. OFFSET reads everything before a page; a page near one already read starts
 * there instead, so that every page of a long category costs the same.
 */
import { LRUCache } from 'lru-cache';

/** The first product of a page: its place in the listing and its key in the order of the listing. */
export interface Anchor {
  offset: number;
  tierRank: number;
  refreshedAt: string;
  id: number;
}

/** Below this OFFSET costs nothing worth keeping. */
const NEAR = 500;
const MAX_ANCHORS = 200;

interface Listing {
  generation: number;
  /** By offset, ascending. */
  anchors: Anchor[];
}

/**
 * Anchors of listings by key. `generation` is that of the page cache: whatever changes a listing drops pages and so moves
 * the generation, and anchors taken before it are forgotten, so a page never begins at a wrong place.
 */
export class Anchors {
  private readonly listings = new LRUCache<string, Listing>({ max: 500 });

  /** The last anchor at or before an offset; undefined where starting at the top is as good. */
  before(key: string, generation: number, offset: number): Anchor | undefined {
    const listing = this.listings.get(key);
    if (offset < NEAR || listing?.generation !== generation) return undefined;
    return listing.anchors.findLast((anchor) => anchor.offset <= offset);
  }

  add(key: string, generation: number, anchor: Anchor): void {
    if (anchor.offset < NEAR) return;
    const known = this.listings.get(key);
    const listing = known?.generation === generation ? known : { generation, anchors: [] };
    if (listing !== known) this.listings.set(key, listing);
    if (listing.anchors.some(({ offset }) => offset === anchor.offset)) return;
    listing.anchors.push(anchor);
    listing.anchors.sort((a, b) => a.offset - b.offset);
    // every second one goes: the others still lie near any page
    if (listing.anchors.length > MAX_ANCHORS) listing.anchors = listing.anchors.filter((_, i) => i % 2 === 0);
  }
}
