import { OVERSIZED } from '../../tests/support/data/oversized.ts';
import type { Ground } from '../support/attacker.ts';
import { figure, none } from '../support/figures.ts';

/** Bodies that are far too large, or lists in them. */
export async function oversized({ json, costs }: Ground): Promise<void> {
  const bodies = [
    JSON.stringify({ markets: 'x|'.repeat(500_000) }),
    JSON.stringify({ markets: 'x|'.repeat(30_000) }),
    ...OVERSIZED.map(([, value]) => JSON.stringify({ markets: value })),
  ];
  const replies = await costs(bodies.map((body) => () => json('/api/search/companies', body)));
  figure('2  request too large: processor, worst', Math.max(...replies.map(({ cpu }) => cpu)), 'ms', {
    most: 50,
  });
  figure(
    '2  request too large: reply, longest',
    Math.max(...replies.map(({ body }) => body.length)),
    'bytes',
    {
      most: 4096,
    },
  );
  none('2  request too large: not refused', replies.filter(({ status }) => status < 400).length);
}
