import type { Challenge } from '../../contract/schema/error.ts';
import { solveChallenge } from '../../tests/support/account/proof-of-work.ts';
import type { Ground, Reply } from '../support/attacker.ts';
import { figure } from '../support/figures.ts';

/** What a guess at a password costs the guesser, of one account from ever new addresses. */
export async function guesses({ site, guest, costs }: Ground): Promise<void> {
  const email = 'gold@demo.test';
  const failed = (n: number) =>
    site.deps.db.$client.query(
      `INSERT INTO sign_in_failures (account, ip) SELECT $1, ('10.9.' || i / 250 || '.' || i % 250)::inet
       FROM generate_series(1, $2::int) i`,
      [email, n],
    );
  const guess = (from: string, proof?: object) =>
    guest('/api/auth/login', { email, password: 'Wrong1234', verify_code: 'x', proof }, from);
  const challengeOf = ({ body }: Reply) => JSON.parse(body).challenge as Challenge | undefined;
  const free = challengeOf(await guess('127.0.2.1'))?.bits ?? 0;
  figure('6  guess at a password, no failures yet: work asked for', free, 'bits', { most: 0 });
  for (const [more, n] of [
    [50, 50],
    [1950, 2000],
  ] as const) {
    await failed(more);
    const challenge = challengeOf(await guess('127.0.2.2'));
    const used = process.cpuUsage();
    const proof = challenge && solveChallenge(challenge);
    const { user, system } = process.cpuUsage(used);
    const name = `6  guess at a password, ${n} failures in the hour`;
    figure(`${name}: work of the guesser`, (user + system) / 1000, 'ms', { least: 5 });
    const [checked] = await costs([() => guess('127.0.2.3', proof)]);
    figure(`${name}: work of the server`, checked!.cpu, 'ms', { most: 100 });
  }
  await site.deps.db.$client.query('DELETE FROM sign_in_failures');
}
