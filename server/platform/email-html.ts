/**
 * The HTML of an e-mail, made of its text: the same words, with a heading, a link on a line of its own as a button, a code in large
 * figures. Nothing is fetched when it is read, and only addresses of the marketplace itself become links: what a visitor
 * wrote stays text.
 */
import { SITE_NAME } from '../../domain/page-title.ts';
import { common } from '../../locales/zh/common.ts';

interface Written {
  subject: string;
  body: string;
  holdsCode: boolean;
  unsubscribe: string | null;
}

/** Those of web/ui/tokens.ts: mail programs know no style sheets. */
const COLOR = {
  ink: '#14211f',
  soft: '#465653',
  faint: '#5f6e6b',
  paper: '#ffffff',
  mist: '#f5f7f5',
  line: '#dbe3df',
  jade: '#0b5c4f',
};
const FONT = `-apple-system, 'Segoe UI', Roboto, Arial, 'PingFang SC', 'Microsoft YaHei', sans-serif`;
const WORDS = {
  en: {
    brand: SITE_NAME,
    open: 'Open',
    copy: 'Or copy this address into your browser:',
    stop: 'Unsubscribe',
  },
  'zh-CN': { brand: common.brand, open: '打开', copy: '或将此地址复制到浏览器：', stop: '退订此类邮件' },
};
const URL_LINE = /^(?:(.{1,40}?)\s*[:：]\s*)?(https?:\/\/\S+)$/u;
const PREHEADER = 120;
/** What our own texts write before an address. */
const LABELS = ['Reply', '回复'];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** @param publicHost of the portal, with its port */
export function emailHtml({ subject, body, holdsCode, unsubscribe }: Written, publicHost: string): string {
  // names may be Chinese in an English e-mail, its full stops are not
  const lang = /[。，：！]/.test(body.split('\n', 1)[0] ?? '') ? 'zh-CN' : 'en';
  const words = WORDS[lang];
  const blocks = body.split(/\n{2,}/).map((block) => block.split('\n'));
  const line = (text: string): string => {
    const [, label, address] = URL_LINE.exec(text.trim()) ?? [];
    // a visitor's words never name a button, and their lines with an address are no more than links
    if (address && isOwn(address, publicHost) && (!label || LABELS.includes(label)))
      return button(address, label ?? words.open, words.copy);
    return withLinks(text, publicHost, holdsCode);
  };
  const paragraphs = blocks.map((lines) => `<p style="margin:0 0 16px">${lines.map(line).join('<br>')}</p>`);
  const preheader = escaped(body.replace(/\s+/g, ' ').slice(0, PREHEADER));
  const footer = unsubscribe
    ? ` · <a href="${escaped(unsubscribe)}" style="color:${COLOR.faint}">${words.stop}</a>`
    : '';
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:${COLOR.mist};color:${COLOR.ink};font:16px/1.6 ${escaped(FONT)}">
<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 4px 16px;font-weight:700;color:${COLOR.jade}">${escaped(words.brand)}</td></tr>
<tr><td style="padding:28px 24px 12px;background:${COLOR.paper};border:1px solid ${COLOR.line};border-radius:12px;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(subject)}</h1>
${paragraphs.join('\n')}
</td></tr>
<tr><td style="padding:16px 4px;font-size:13px;color:${COLOR.faint}">${escaped(words.brand)} · ${escaped(publicHost)}${footer}</td></tr>
</table></td></tr></table>
</body></html>`;
}

/** Of the portal, the member centre or the console. Shops are their owners'. */
function isOwn(address: string, publicHost: string): boolean {
  const host = URL.parse(address)?.host;
  return ['', 'my.', 'admin.'].some((label) => host === label + publicHost);
}

const button = (address: string, label: string, copy: string): string =>
  `<a href="${escaped(address)}" style="display:inline-block;margin:8px 0;padding:12px 22px;border-radius:8px;background:${COLOR.jade};color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a><br>
<span style="font-size:13px;color:${COLOR.soft}">${copy} <span style="word-break:break-all">${escaped(address)}</span></span>`;

const CODE = /\b\d{6}\b/g;

function withLinks(text: string, publicHost: string, holdsCode: boolean): string {
  const parts = text.split(/(https?:\/\/[^\s，。、）)]+)/u);
  return parts
    .map((part, i) => {
      const plain = escaped(part);
      if (i % 2 === 1 && isOwn(part, publicHost))
        return `<a href="${plain}" style="color:${COLOR.jade}">${plain}</a>`;
      if (!holdsCode) return plain;
      return plain.replace(
        CODE,
        (code) => `<strong style="font-size:26px;letter-spacing:4px;white-space:nowrap">${code}</strong>`,
      );
    })
    .join('');
}
