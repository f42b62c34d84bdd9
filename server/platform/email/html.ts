/**
 * The HTML of an e-mail: tables and styles of each element, as mail programs understand them, 600 pixels at most, light or dark as
 * the reader has it. Nothing is fetched when it is read, and only addresses of the marketplace itself are links: what a
 * visitor wrote stays text.
 */
import { EMAILS } from '../../../locales/emails.ts';
import type { EmailContent, EmailSection } from './email.ts';
import { MARK_CID } from './mark.ts';

/** Those of web/ui/styles/tokens.ts: mail programs know no style sheets. */
const COLOR = {
  ink: '#14211f',
  soft: '#465653',
  faint: '#5f6e6b',
  paper: '#ffffff',
  mist: '#f5f7f5',
  line: '#dbe3df',
  jade: '#0b5c4f',
  tint: '#e4f1ed',
};
/** For programs that follow the reader's choice; the others show what is light. */
const DARK = `@media (prefers-color-scheme: dark) {
.m-page { background: #0e1514 !important } .m-card { background: #182220 !important; border-color: #2c3a37 !important }
.m-ink { color: #e8efec !important } .m-soft { color: #b4c3be !important } .m-link { color: #8fd0bf !important }
.m-line { border-color: #2c3a37 !important } .m-tint { background: #20302c !important }
.m-button { background: #a9d3c7 !important } .m-button a { color: #06211c !important } }
@media (max-width: 480px) { .m-pad { padding-left: 18px !important; padding-right: 18px !important }
.m-fact { display: block !important; width: auto !important }
.m-label { padding-bottom: 0 !important; border-bottom: 0 !important } .m-value { padding-top: 0 !important } }`;
const FONT = `-apple-system, 'Segoe UI', Roboto, Arial, 'PingFang SC', 'Microsoft YaHei', sans-serif`;
const PREHEADER = 120;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
const lines = (text: string): string => escaped(text.trim()).replaceAll('\n', '<br>');

/** Of the portal, the member centre, the console or a shop. */
function isOwn(address: string, publicHost: string): boolean {
  const host = URL.canParse(address) ? new URL(address).host : '';
  return host === publicHost || host.endsWith(`.${publicHost}`);
}

/** A link to what is ours; of anything else no more than the words. */
function link(address: string, label: string, publicHost: string): string {
  if (!isOwn(address, publicHost)) return escaped(label);
  return `<a class="m-link" href="${escaped(address)}" style="color:${COLOR.jade}">${escaped(label)}</a>`;
}

const row = (inner: string, style = 'padding:0 0 16px') => `<tr><td style="${style}">${inner}</td></tr>`;
const soft = (inner: string) =>
  `<span class="m-soft" style="display:block;font-size:13px;line-height:1.5;color:${COLOR.soft}">${inner}</span>`;

const factsTable = (facts: EmailContent['facts']): string => `
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="m-line" style="border-top:1px solid ${COLOR.line}">
${facts
  .map(
    ([name, value]) => `<tr>
<td class="m-soft m-line m-fact m-label" width="150" valign="top" style="width:150px;padding:9px 12px 9px 0;font-size:14px;color:${COLOR.faint};border-bottom:1px solid ${COLOR.line}">${escaped(name)}</td>
<td class="m-ink m-line m-fact m-value" valign="top" style="padding:9px 0;font-size:15px;color:${COLOR.ink};border-bottom:1px solid ${COLOR.line}">${lines(value)}</td></tr>`,
  )
  .join('\n')}
</table>`;

const sectionTable = ({ title, lines: listed, more }: EmailSection, publicHost: string): string => `
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${title ? row(`<strong class="m-ink" style="font-size:15px;color:${COLOR.ink}">${escaped(title)}</strong>`, 'padding:0 0 6px') : ''}
${listed
  .map(
    (line) => `<tr><td class="m-line" style="padding:9px 0;border-top:1px solid ${COLOR.line}">
${link(line.link, line.title, publicHost)}${line.text ? `${soft(lines(line.text))}` : ''}</td></tr>`,
  )
  .join('\n')}
${more ? row(link(more.link, more.label, publicHost), 'padding:8px 0 0;font-size:14px') : ''}
</table>`;

/** A table with a colour of its own, since some programs know no padding of links. */
function buttonOf({ label, link: address }: { label: string; link: string }, copy: string): string {
  const where = escaped(address);
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="m-button" align="center" bgcolor="${COLOR.jade}" style="background:${COLOR.jade};border-radius:8px">
<a href="${where}" style="display:inline-block;padding:13px 26px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(label)}</a></td></tr></table>
<div style="padding-top:10px">${soft(`${copy}<br><span style="word-break:break-all">${where}</span>`)}</div>`;
}

const codeBox = (code: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="m-tint m-ink" bgcolor="${COLOR.tint}" style="padding:12px 22px;background:${COLOR.tint};border-radius:8px;color:${COLOR.ink};font-size:30px;font-weight:700;letter-spacing:6px;white-space:nowrap">${escaped(code)}</td></tr></table>`;
const quoteBox = (quote: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="m-ink m-tint" style="padding:12px 16px;background:${COLOR.mist};border-left:3px solid ${COLOR.jade};color:${COLOR.ink};overflow-wrap:anywhere">${lines(quote)}</td></tr></table>`;

interface Rendering {
  subject: string;
  content: EmailContent;
}

/**
 * @param publicHost of the portal, with its port
 * @param mark address of the picture of the mark, which comes with the e-mail
 */
export function emailHtml(
  { subject, content }: Rendering,
  publicHost: string,
  mark = `cid:${MARK_CID}`,
): string {
  const { language, heading, paragraphs, code, facts, quote, sections, button, after, footer } = content;
  const { frame } = EMAILS[language];
  const preheader = escaped(paragraphs.join(' ').replace(/\s+/g, ' ').slice(0, PREHEADER));
  const ends = [
    footer.settings && link(footer.settings, frame.settings, publicHost),
    footer.unsubscribe && link(footer.unsubscribe, frame.unsubscribe, publicHost),
  ].filter(Boolean);
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title><style>${DARK}</style></head>
<body class="m-page" style="margin:0;padding:0;background:${COLOR.mist};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
<table role="presentation" class="m-page" width="100%" cellpadding="0" cellspacing="0" bgcolor="${COLOR.mist}" style="background:${COLOR.mist}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;font:16px/1.6 ${FONT.replaceAll("'", '&#39;')};text-align:left">
<tr><td style="padding:0 4px 14px"><table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="padding-right:10px"><img src="${mark}" width="36" height="36" alt="" style="display:block;border:0"></td>
<td class="m-ink" style="font-size:17px;font-weight:700;color:${COLOR.ink}">${escaped(frame.brand)}</td></tr></table></td></tr>
<tr><td class="m-card m-pad" bgcolor="${COLOR.paper}" style="padding:30px 32px 18px;background:${COLOR.paper};border:1px solid ${COLOR.line};border-radius:12px;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${row(`<h1 class="m-ink" style="margin:0;font-size:23px;line-height:1.3;color:${COLOR.ink}">${escaped(heading)}</h1>`, 'padding:0 0 14px')}
${paragraphs.map((text) => row(`<span class="m-ink" style="color:${COLOR.ink}">${lines(text)}</span>`)).join('\n')}
${code ? row(codeBox(code)) : ''}
${facts.length > 0 ? row(factsTable(facts), 'padding:0 0 20px') : ''}
${quote ? row(quoteBox(quote), 'padding:0 0 20px') : ''}
${sections.map((section) => row(sectionTable(section, publicHost), 'padding:4px 0 20px')).join('\n')}
${button && isOwn(button.link, publicHost) ? row(buttonOf(button, frame.copy), 'padding:4px 0 18px') : ''}
${after.map((text) => row(soft(lines(text)), 'padding:0 0 12px')).join('\n')}
</table></td></tr>
<tr><td class="m-soft" style="padding:16px 4px 0;font-size:13px;line-height:1.5;color:${COLOR.faint}">${escaped(footer.why)}${ends.length > 0 ? `<br>${ends.join(' · ')}` : ''}<br>${escaped(frame.brand)} · ${escaped(publicHost)}</td></tr>
</table></td></tr></table>
</body></html>`;
}
