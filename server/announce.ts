/** The lines printed once the marketplace is up. */
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './features/user/demo-accounts.ts';
import type { Environment } from './platform/process/environment.ts';

export interface Demo {
  /** Domain of a shop to look at, where there is one. */
  shop: string | undefined;
  /** E-mails of the accounts whose password everybody knows. */
  accounts: readonly string[];
}

/** `hosts`: the addresses listened on. */
export function printAnnouncement(environment: Environment, demo: Demo, hosts: readonly string[]): void {
  const { scheme, publicHost } = environment;
  const at = (label: string) => `${scheme}://${label}${publicHost}`;
  const lines = [
    '',
    'Overseas B2B Marketplace is up.',
    '',
    `  Portal           ${at('')}/`,
    `  Chinese portal   ${at('')}/zh`,
    `  Mobile site      ${at('mobile.')}/`,
    `  Member centre    ${at('my.')}/`,
    `  Review console   ${at('admin.')}/`,
    `  API              ${at('')}/api/docs`,
  ];
  if (demo.shop) lines.push(`  A shop           ${at(`${demo.shop}.`)}/`);
  if (demo.accounts.length > 0) lines.push('', ...demoLines(environment, demo, hosts));
  lines.push('', 'Ctrl-C stops it.', '');
  process.stdout.write(lines.join('\n'));
}

function demoLines({ host, trustProxy }: Environment, { accounts }: Demo, hosts: readonly string[]) {
  const lines = [`Demo accounts (password ${DEMO_PASSWORD}):`, ''];
  for (const [email, words] of DEMO_ACCOUNTS)
    if (accounts.includes(email)) lines.push(`  ${email.padEnd(22)} ${words}`);
  lines.push('', 'Mails and SMS are kept in the outbox of the review console (administrator).', '');
  if (host === undefined)
    lines.push(
      `While they exist and HOST is not set, only this machine is served: listening on ${hosts.join(' and ')}.`,
    );
  // a proxy on this machine lets others in through the loopback addresses
  if (host !== undefined || trustProxy)
    lines.push(
      `WARNING: whoever reaches this marketplace can sign in as ${accounts.join(', ')}. "npm run admin -- remove-demo-accounts" removes them.`,
    );
  return lines;
}
