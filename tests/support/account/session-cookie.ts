/** The cookie of a signed-in browser, as the page writes it; for staff, one that stays on the console's host. */
export function sessionCookie(token: string, domain = 'b2b.overseas.localhost') {
  const { id, cid, name, exp, staff } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  );
  const data = { id, cid: cid ?? null, name };
  const session = { token, expired: exp, refresh_after: exp, data, persistent: true };
  const value = encodeURIComponent(JSON.stringify(session));
  return staff
    ? { name: 'staffInfo', value, domain: `admin.${domain}`, path: '/' }
    : { name: 'userInfo', value, domain: `.${domain}`, path: '/' };
}
