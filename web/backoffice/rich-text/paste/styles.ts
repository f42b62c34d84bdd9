/** Reads formatting from the styles of pasted HTML: word processors use them instead of elements. */

export type Styles = Readonly<Record<string, string>>;

export interface StyleRules {
  /** Declarations by class; Excel formats its cells so. */
  classes: ReadonlyMap<string, Styles>;
  /** How Word counts the entries of a list ("bullet", "decimal"), by list and level: `l0:1`. */
  lists: ReadonlyMap<string, string>;
}

/** Declarations of a style attribute or a rule, names in lower case. What a browser does not know (`mso-list`) is there too. */
export function declarations(text: string): Styles {
  const found: Record<string, string> = {};
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    found[name] = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
  }
  return found;
}

const RULE = /([^{}]*)\{([^{}]*)\}/g;
const CLASS = /^[a-z\d]*\.([\w-]+)$/i;
const LIST = /^@list\s+(\w+):level(\d+)\s*$/i;

/** The rules of the document's own sheets that name a class alone, or the level of a list. */
export function rulesOf(document: Document): StyleRules {
  const classes = new Map<string, Styles>();
  const lists = new Map<string, string>();
  for (const sheet of document.querySelectorAll('style')) {
    const text = (sheet.textContent ?? '').replace(/<!--|-->|\/\*[^*]*\*\//g, '');
    for (const [, selectors = '', body = ''] of text.matchAll(RULE)) {
      const styles = declarations(body);
      for (const selector of selectors.split(',')) {
        const [, name] = CLASS.exec(selector.trim()) ?? [];
        if (name) classes.set(name, { ...classes.get(name), ...styles });
        const [, list, level] = LIST.exec(selector.trim()) ?? [];
        if (list) lists.set(`${list}:${level}`, styles['mso-level-number-format'] ?? 'decimal');
      }
    }
  }
  return { classes, lists };
}

/** What is said of an element by its classes and, above them, by itself. */
export function stylesOf(element: Element, { classes }: StyleRules): Styles {
  const own = declarations(element.getAttribute('style') ?? '');
  if (classes.size === 0) return own;
  return Object.assign({}, ...[...element.classList].map((name) => classes.get(name)), own);
}

export const isHidden = (styles: Styles): boolean =>
  styles.display === 'none' || styles['mso-hide'] === 'all' || styles.visibility === 'hidden';

/** How a piece of text is set. */
export interface Format {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  script: 'super' | 'sub' | null;
  href: string | null;
}

export const PLAIN: Format = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  script: null,
  href: null,
};

const BY_TAG: Readonly<Record<string, Partial<Format>>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  del: { strike: true },
  strike: { strike: true },
  sup: { script: 'super' },
  sub: { script: 'sub' },
};

/** Weights from 600 on are bold. Google Docs wraps everything in a `b` of weight "normal". */
function weight(value = ''): Partial<Format> {
  if (/^bold/.test(value) || Number(value) >= 600) return { bold: true };
  return /^(?:normal|lighter)/.test(value) || Number(value) > 0 ? { bold: false } : {};
}

function slant(value = ''): Partial<Format> {
  if (/^(?:italic|oblique)/.test(value)) return { italic: true };
  return value.startsWith('normal') ? { italic: false } : {};
}

/** A line under or through text goes on through what stands in it, whatever that says of itself. */
const lines = (value: string): Partial<Format> => ({
  ...(value.includes('underline') && { underline: true }),
  ...(value.includes('line-through') && { strike: true }),
});

function script(value = ''): Partial<Format> {
  return value === 'super' || value === 'sub' ? { script: value } : {};
}

/** How the text of an element is set that stands in text set so. */
export function formatOf(element: Element, styles: Styles, around: Format): Format {
  const line = `${styles['text-decoration'] ?? ''} ${styles['text-decoration-line'] ?? ''}`;
  const { underline, strike, ...byTag } = BY_TAG[element.localName] ?? {};
  const isPlainLine = line.includes('none');
  return {
    ...around,
    ...byTag,
    ...(underline && !isPlainLine && { underline }),
    ...(strike && !isPlainLine && { strike }),
    ...weight(styles['font-weight']),
    ...slant(styles['font-style']),
    ...lines(line),
    ...script(styles['vertical-align']),
  };
}
