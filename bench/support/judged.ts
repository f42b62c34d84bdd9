/** A judged set: documents, queries, what fits them; and the measures over what a search found. */
import fs from 'node:fs';
import path from 'node:path';

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

export interface Measures {
  ndcg: number;
  judged: number;
  recall: number;
  mrr: number;
}

const discounted = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0);

/** NDCG@10, the same over judged documents only, recall@100 of all that fits at least half, 1 ÷ place of the first 1. */
export function measure({ rel }: JudgedQuery, found: readonly number[]): Measures {
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
