/** The cookie of a signed-in browser, as the page writes it. */
export function sessionCookie(token: string) {
  const data = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const session = { token, expired: data.exp, refresh_after: data.exp, data, persistent: true };
  const value = encodeURIComponent(JSON.stringify(session));
  return { name: 'userInfo', value, domain: '.b2b.overseas.localhost', path: '/' };
}
