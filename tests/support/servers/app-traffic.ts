/** Measures what a browser fetches for the member centre: at sign-in, and from the dashboard to the company profile. */
import type { Page } from 'playwright-core';
import type { Tokens } from '../../../contract/account/auth.ts';

/** What the token says, readable for the browser. */
export interface SessionClaims {
  id: number;
  cid: number | null;
  name: string;
}

export interface Fetched {
  url: string;
  /** 'Script', 'Stylesheet', 'Fetch' … */
  type: string;
  /** As sent: compressed, with headers. */
  bytes: number;
}

interface Traffic {
  /** What came since the last call of it. */
  since(): Fetched[];
  /** Resolves when nothing is on the way and no part of the page waits for its data. */
  quiet(): Promise<void>;
}

/** Everything the page fetches from now on. */
export async function watchTraffic(page: Page): Promise<Traffic> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const open = new Map<string, Fetched>();
  const onTheWay = new Set<string>();
  let fetched: Fetched[] = [];
  client.on('Network.requestWillBeSent', ({ requestId }) => onTheWay.add(requestId));
  client.on('Network.loadingFailed', ({ requestId }) => onTheWay.delete(requestId));
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    // it goes on as long as the page is open
    if (response.mimeType === 'text/event-stream') onTheWay.delete(requestId);
    else open.set(requestId, { url: response.url, type, bytes: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    onTheWay.delete(requestId);
    const one = open.get(requestId);
    // The browser asks for the icon by itself, and when it likes.
    const isOurs = one && !one.url.startsWith('data:') && !one.url.endsWith('/favicon.ico');
    if (isOurs) fetched.push({ ...one, bytes: encodedDataLength });
  });
  return {
    since() {
      const these = fetched;
      fetched = [];
      return these;
    },
    async quiet() {
      for (;;) {
        await page.locator('.ant-skeleton, .ant-spin-spinning').first().waitFor({ state: 'detached' });
        if (onTheWay.size === 0) return;
        await page.waitForTimeout(50);
      }
    },
  };
}

/** Signs the browser in without its form: the cookie that web/client/session.ts keeps. */
export async function storeSession(page: Page, address: string, tokens: Tokens, data: SessionClaims) {
  const { access_token, access_expire, refresh_after } = tokens;
  const session = { token: access_token, expired: access_expire, refresh_after, data, persistent: true };
  const domain = new URL(address).hostname.replace(/^(?:my|admin)(?=\.)/, '');
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
  await guest.goto(`${origin}/en/login.html`);
  await guest.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await atSignIn.quiet();
  const signIn = atSignIn.since();

  const member = await newPage();
  await storeSession(member, origin, tokens, data);
  const inside = await watchTraffic(member);
  await member.goto(origin);
  const profile = member.locator('.sider-menu a[href="/company"]');
  await profile.waitFor();
  await member.locator('h1').waitFor();
  await inside.quiet();
  inside.since();
  await profile.click();
  await member.locator('#city').waitFor();
  await inside.quiet();
  return { signIn, toProfile: inside.since() };
}

export const scriptsOf = (fetched: readonly Fetched[]) => fetched.filter(({ type }) => type === 'Script');
export const kilobytes = (fetched: readonly Fetched[]) =>
  fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
