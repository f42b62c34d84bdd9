/** What is printed when the marketplace is up. */
import type { Environment } from './platform/environment.ts';

const ACCOUNTS = [
  ['gold@demo.test', 'certified supplier, gold tier'],
  ['free@demo.test', 'certified supplier, no tier'],
  ['new@demo.test', 'supplier without certification'],
  ['nocompany@demo.test', 'user without a company'],
  ['buyer@demo.test', 'buyer company'],
  ['reviewer@demo.test', 'reviewer'],
  ['admin@demo.test', 'administrator'],
] as const;

/** `shop`: domain of a shop to look at, where the demo marketplace is loaded. */
export function announce({ scheme, publicHost }: Environment, shop: string | undefined): void {
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
  if (shop) {
    lines.push(`  A shop           ${at(`${shop}.`)}/`, '', 'Demo accounts (password Demo1234):', '');
    for (const [email, words] of ACCOUNTS) lines.push(`  ${email.padEnd(22)} ${words}`);
    lines.push('', 'Mails and SMS are kept in the outbox of the review console (administrator).');
  }
  lines.push('', 'Ctrl-C stops it.', '');
  process.stdout.write(lines.join('\n'));
}
