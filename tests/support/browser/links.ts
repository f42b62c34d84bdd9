/** Every address in a document, found by a real parser. */
import { Parser } from 'htmlparser2';

export interface Links {
  /** Absolute, with their fragments. */
  addresses: string[];
  ids: Set<string>;
}

/** Attributes that hold one address. */
const ADDRESS = ['href', 'src', 'poster', 'data-lazy', 'data-en', 'data-zh'];

const candidates = (srcset: string) => srcset.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');

/** A form sent by GET as it stands on the page, with a word in its empty text fields. */
interface Form {
  action: string;
  fields: URLSearchParams;
}

export function linksOf(html: string, base: string): Links {
  const found = new Set<string>();
  const ids = new Set<string>();
  let form: Form | null = null;
  const add = (address: string | undefined) => {
    if (address !== undefined && !/^(?:data|blob|javascript):/.test(address))
      found.add(new URL(address, base).href);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) ids.add(attributes.id);
      if (name === 'form' && (attributes.method ?? 'get').toLowerCase() === 'get' && attributes.action)
        form = { action: attributes.action, fields: new URLSearchParams() };
      if (form && name === 'input' && attributes.name && !/checkbox|radio|submit/.test(attributes.type ?? ''))
        form.fields.set(attributes.name, attributes.value || (attributes.name === 'kw' ? 'bolt' : ''));
      if (name === 'base') throw new Error(`${base} has a <base>`);
      for (const attribute of ADDRESS) add(attributes[attribute]);
      for (const attribute of ['srcset', 'imagesrcset'])
        if (attributes[attribute]) candidates(attributes[attribute]).forEach(add);
      const image = name === 'meta' && /^(?:og:image|og:url)$/.test(attributes.property ?? '');
      if (image) add(attributes.content);
    },
    onclosetag(name) {
      if (name !== 'form' || !form) return;
      const { action, fields } = form;
      add(fields.size > 0 ? `${action.replace(/\?.*/, '')}?${fields}` : action);
      form = null;
    },
  });
  parser.end(html);
  return { addresses: [...found], ids };
}

/** Addresses in a sitemap, an index of them, or a feed. */
export function linksOfXml(xml: string): string[] {
  const found: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag(name, { href }) {
        text = '';
        if (/link$/.test(name) && href) found.push(href);
      },
      ontext(part) {
        text += part;
      },
      onclosetag(name) {
        if (/^(?:loc|link)$/.test(name) && text.trim()) found.push(text.trim());
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}
