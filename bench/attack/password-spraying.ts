import { randomUUID } from 'node:crypto';
import type { Challenge } from '../../contract/schema/error.ts';
import { PRICES, PROOF_PARTS, proofBits } from '../../domain/account/proof-of-work.ts';
import { solveChallenge } from '../../tests/support/account/proof-of-work.ts';
import type { Ground, Reply } from '../support/attacker.ts';
import { figure, none } from '../support/figures.ts';

const FROM = '127.0.5.1';
const GUESSES = 1000;
const ACCOUNTS = 100;
/** Failures of the network at which a guess is tried and measured; the guesses between them are reckoned. */
const STEPS = [0, 1, 4, 16, 64, 999];

const hashes = (bits: number): number => (bits === 0 ? 0 : PROOF_PARTS * 2 ** bits);

/**
 * 1,000 guesses over 100 accounts from one network, by a script that reads every picture: what they cost it in hashes, and
 * the server in time. Before work was asked of networks they cost no hash: no account has fifty failures.
 */
export async function passwordSpraying({ site, send, costs }: Ground): Promise<void> {
  const query = (text: string, values: unknown[] = []) => site.deps.db.$client.query(text, values);
  const login = async (n: number, proof?: object, from = FROM): Promise<Reply> => {
    const id = randomUUID();
    await query("INSERT INTO captchas VALUES ($1, 'READ', now() + interval '5 minutes')", [id]);
    const email = `account${n % ACCOUNTS}@sprayed.example`;
    return send({
      method: 'POST',
      path: '/api/auth/login',
      from,
      headers: { 'content-type': 'application/json', cookie: `captcha=${id}` },
      body: JSON.stringify({ email, password: 'Wrong1234', verify_code: 'READ', proof }),
    });
  };
  const challengeOf = ({ body }: Reply) => JSON.parse(body).challenge as Challenge | undefined;
  let failed = 0;
  let unlike = 0;
  let dearest = 0;
  let answered = 0;
  for (const step of STEPS) {
    await query(
      `INSERT INTO sign_in_failures (account, ip) SELECT 'account' || i % ${ACCOUNTS} || '@sprayed.example', $1::inet
       FROM generate_series(1, $2::int) i`,
      [FROM, step - failed],
    );
    failed = step;
    const challenge = challengeOf(await login(step));
    if ((challenge?.bits ?? 0) !== proofBits(step, PRICES.network)) unlike++;
    const used = process.cpuUsage();
    const proof = challenge && solveChallenge(challenge);
    const { user, system } = process.cpuUsage(used);
    dearest = Math.max(dearest, (user + system) / 1000);
    if (proof) {
      const [guessed] = await costs([() => login(step, proof)]);
      answered = Math.max(answered, guessed!.cpu);
    }
    failed = step + 1;
  }
  const asked = Array.from({ length: GUESSES }, (_, n) => hashes(proofBits(n, PRICES.network)));
  const million = asked.reduce((sum, n) => sum + n, 0) / 1e6;
  none('6  spraying, six guesses tried: other work asked for than reckoned', unlike);
  figure('6  spraying, 1,000 guesses over 100 accounts of one network: work', million, 'million hashes', {
    least: 400,
  });
  figure('6  spraying: processor of the guesser, one guess among the last', dearest, 'ms');
  const all = (million * 1e6 * dearest) / hashes(proofBits(GUESSES - 1, PRICES.network)) / 1000;
  figure('6  spraying: processor of the guesser, all 1,000, reckoned', all, 's');
  figure('6  spraying: processor of the server for a guess, most', answered, 'ms', { most: 300 });
  const elsewhere = challengeOf(await login(7, undefined, '127.0.5.2'))?.bits ?? 0;
  figure('6  spraying: work asked of the same accounts elsewhere', elsewhere, 'bits', { most: 0 });
  const rest = await Promise.all(Array.from({ length: 40 }, (_, n) => login(n)));
  const looked = rest.filter(({ status }) => status !== 429).length;
  figure('6  spraying: calls of one network looked at in a minute, on all servers', looked + 11, '', {
    most: 30,
  });
  await query('DELETE FROM sign_in_failures');
}
