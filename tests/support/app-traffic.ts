/** What a browser fetches for the member centre: at sign-in, and from the dashboard to the company profile. */
import type { Page } from 'playwright-core';
import type { Tokens } from '../../contract/auth.ts';

/** What the token says, readable for the browser. */
export interface SessionClaims {
  id: number;
  cid: number;
  name: string;
}

export interface Fetched {
  url: string;
  /** 'Script', 'Stylesheet', 'Fetch' … */
  type: string;
  /** As sent: compressed, with headers. */
  bytes: number;
}

/** Everything the page fetches from now on; `since()` is what came after the last call of it. */
export async function watchTraffic(page: Page): Promise<{ since(): Fetched[] }> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const open = new Map<string, Fetched>();
  let fetched: Fetched[] = [];
  client.on('Network.responseReceived', ({ requestId, type, response }) =>
    open.set(requestId, { url: response.url, type, bytes: 0 }),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = open.get(requestId);
    if (one && !one.url.startsWith('data:')) fetched.push({ ...one, bytes: encodedDataLength });
  });
  return {
    since() {
      const these = fetched;
      fetched = [];
      return these;
    },
  };
}

/** Signs the browser in without its form: the cookie that web/client/session.ts keeps. */
export async function keepSession(page: Page, address: string, tokens: Tokens, data: SessionClaims) {
  const { access_token, access_expire, refresh_after } = tokens;
  const session = { token: access_token, expired: access_expire, refresh_after, data, persistent: true };
  const domain = new URL(address).hostname.replace(/^(?:my|admin)\./, '');
  await page
    .context()
    .addCookies([
      { name: 'userInfo', value: encodeURIComponent(JSON.stringify(session)), domain, path: '/' },
    ]);
}

export interface AppTraffic {
  signIn: Fetched[];
  /** From the dashboard to the profile, inside the app. */
  toProfile: Fetched[];
}

/** `origin` of the member centre; the session is a supplier's. */
export async function appTraffic(
  newPage: () => Promise<Page>,
  origin: string,
  tokens: Tokens,
  data: SessionClaims,
): Promise<AppTraffic> {
  const guest = await newPage();
  const atSignIn = await watchTraffic(guest);
  await guest.goto(`${origin}/en/login.html`, { waitUntil: 'networkidle' });
  await guest.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  const signIn = atSignIn.since();

  const member = await newPage();
  await keepSession(member, origin, tokens, data);
  const inside = await watchTraffic(member);
  await member.goto(origin, { waitUntil: 'networkidle' });
  inside.since();
  const cities = member.waitForResponse((response) => response.url().includes('/address'));
  await member.locator('.sider-menu a[href="/company"]').click();
  await member.locator('input#city, #city').first().waitFor();
  await (await cities).finished();
  await member.locator('.ant-cascader:not(.ant-select-loading)').first().waitFor();
  return { signIn, toProfile: inside.since() };
}

export const scriptsOf = (fetched: readonly Fetched[]) => fetched.filter(({ type }) => type === 'Script');
export const kilobytes = (fetched: readonly Fetched[]) =>
  fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
