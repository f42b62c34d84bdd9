/** A judged set: documents, queries, what fits them; and the measures over what a search found. */
import fs from 'node:fs';
import path from 'node:path';
import { draw, seedOf } from '../../db/seed/product/draw.ts';

export interface JudgedDocument {
  id: number;
  title: string;
  desc: string;
}
export interface JudgedQuery {
  qid: number;
  q: string;
  /** 0, 0.5 or 1 by id of the document. */
  rel: Record<string, number>;
  split: 'train' | 'test';
}

export function readJudged(folder: string): { documents: JudgedDocument[]; queries: JudgedQuery[] } {
  const documents = fs
    .readFileSync(path.join(folder, 'docs.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as JudgedDocument);
  const queries = JSON.parse(fs.readFileSync(path.join(folder, 'queries.json'), 'utf8')) as JudgedQuery[];
  return { documents, queries };
}

/** The same set with ids by chance from 1 on: those of a collection follow its making, and so would what ties decide. */
export function shuffleIds({
  documents,
  queries,
}: ReturnType<typeof readJudged>): ReturnType<typeof readJudged> {
  const d = draw(seedOf('judged', documents.length));
  const ids = documents.map((_, i) => i + 1);
  for (let i = ids.length - 1; i > 0; i--) {
    const other = d.int(0, i);
    [ids[i], ids[other]] = [ids[other]!, ids[i]!];
  }
  const idOf = new Map(documents.map(({ id }, i) => [String(id), ids[i]!]));
  return {
    documents: documents
      .map((document) => ({ ...document, id: idOf.get(String(document.id))! }))
      .sort((a, b) => a.id - b.id),
    queries: queries.map((query) => ({
      ...query,
      rel: Object.fromEntries(Object.entries(query.rel).map(([id, rel]) => [idOf.get(id) ?? id, rel])),
    })),
  };
}

export interface Measures {
  ndcg: number;
  judged: number;
  recall: number;
  mrr: number;
}

const discounted = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0);

/** NDCG@10, the same over judged documents only, recall@100 of all that fits at least half, 1 ÷ place of the first 1. */
export function measure({ rel }: Pick<JudgedQuery, 'rel'>, found: readonly number[]): Measures {
  const ideal = discounted(
    Object.values(rel)
      .sort((a, b) => b - a)
      .slice(0, 10),
  );
  const ndcg = (ids: readonly number[]) =>
    ideal === 0 ? 0 : discounted(ids.slice(0, 10).map((id) => rel[id] ?? 0)) / ideal;
  const fitting = Object.values(rel).filter((r) => r > 0).length;
  const first = found.findIndex((id) => rel[id] === 1);
  return {
    ndcg: ndcg(found),
    judged: ndcg(found.filter((id) => rel[id] !== undefined)),
    recall: fitting === 0 ? 0 : found.slice(0, 100).filter((id) => (rel[id] ?? 0) > 0).length / fitting,
    mrr: first < 0 ? 0 : 1 / (first + 1),
  };
}

export function mean(all: readonly Measures[]): Measures {
  const of = (name: keyof Measures) => all.reduce((sum, m) => sum + m[name], 0) / (all.length || 1);
  return { ndcg: of('ndcg'), judged: of('judged'), recall: of('recall'), mrr: of('mrr') };
}
