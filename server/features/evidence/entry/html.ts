/** What a text with tags says and leads to. */
import { Parser } from 'htmlparser2';

export interface ReadHtml {
  /** With what stands for its pictures, and the addresses of its links. */
  text: string;
  /** Keys of the files of its pictures, whatever their size, each once. */
  pictures: string[];
}

const BLOCKS = new Set(['p', 'br', 'li', 'td', 'th', 'h2', 'h3', 'h4', 'tr', 'blockquote', 'caption']);
const FILE = /^\/files\/(\w+)(?:-\d+)?\.\w+$/;

export function readHtml(html: string): ReadHtml {
  let text = '';
  const addresses: string[] = [];
  const pictures = new Set<string>();
  const parser = new Parser({
    onopentag(name, { href, alt, src }) {
      if (BLOCKS.has(name)) text += '\n';
      for (const said of [href, alt]) if (said) addresses.push(said);
      const stem = src && FILE.exec(src)?.[1];
      if (stem) pictures.add(`${stem}.webp`);
    },
    ontext: (said) => {
      text += said;
    },
  });
  parser.end(html);
  return { text: [text.trim(), ...addresses].join('\n'), pictures: [...pictures] };
}
