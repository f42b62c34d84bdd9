/**
 * Type-ahead in the search fields: an editable combobox with a list and manual selection, as WAI-ARIA describes it.
 * It is loaded with the first focus, asks nothing before the visitor types, caches answers and drops outdated ones.
 */
import type { Suggestions } from '../../../../contract/search.ts';
import { imageUrl } from '../../../../domain/picture/image.ts';
import { readQuantity } from '../../../../domain/price/list-price.ts';
import { quantityIn } from '../../../../domain/product/order-quantity.ts';
import { numberText } from '../../../../domain/text/format.ts';
import { publicHost } from '../../../client/host.ts';
import { carrying } from '../../price/quantity-links.ts';
import { type Group, type Option, suggestionGroups } from '../../search/suggestion-groups.ts';
import { suggest } from '../../shell/routes.ts';

/** Milliseconds without a key before asking. */
const PAUSE = 120;
const PANEL =
  'absolute inset-x-0 top-full z-50 mt-1 max-h-[min(600px,70vh)] overflow-y-auto rounded-md border border-line bg-paper py-2 text-left text-ink shadow-high';
const GROUP = 'not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2';
const OPTION =
  'flex cursor-pointer items-center gap-3 px-4 py-2 text-sm hover:bg-porcelain aria-selected:bg-jade-tint aria-selected:text-jade';
const PICTURE = 'size-10 flex-none rounded-sm bg-porcelain object-cover';
const COUNT = 'ml-auto flex-none text-xs text-ink-faint';
/** Width of the picture that is fetched: for 40 px on a sharp screen. */
const WIDTH = 120;

const cache = new Map<string, Suggestions>();

export default function searchSuggest(root: HTMLElement): void {
  for (const form of root.querySelectorAll('form')) combobox(form, JSON.parse(root.dataset.words!));
}

function combobox(form: HTMLFormElement, words: Parameters<typeof suggestionGroups>[2]): void {
  const { kind = '' } = form.dataset;
  const zh = document.documentElement.lang.startsWith('zh');
  const shop = (domain: string) => `${location.protocol}//${domain}.${publicHost()}${zh ? '/zh' : ''}/`;
  const at = { kind, action: form.getAttribute('action') ?? '', zh, shop };
  const input = form.querySelector<HTMLInputElement>('[name=kw]')!;
  const id = `suggest-${kind}`;
  const list = make('div', PANEL, '', { id, role: 'listbox', 'aria-label': words.words });
  const status = make('div', 'sr-only', '', { role: 'status' });
  set(input, { autocomplete: 'off', 'aria-controls': id });
  list.hidden = true;
  form.append(list, status);

  let options: Option[] = [];
  let active = -1;
  let timer = 0;
  let asking: AbortController | undefined;

  const markActive = (n: number) => {
    const nodes = list.querySelectorAll('[role=option]');
    nodes[active]?.removeAttribute('aria-selected');
    active = n;
    const node = nodes[n];
    node?.scrollIntoView({ block: 'nearest' });
    if (node) {
      set(node, { 'aria-selected': 'true' });
      set(input, { 'aria-activedescendant': node.id });
    } else input.removeAttribute('aria-activedescendant');
  };
  const show = (groups: Group[]) => {
    options = groups.flatMap((group) => group.options);
    markActive(-1);
    let n = 0;
    list.replaceChildren(
      ...groups.map(({ label, options: own }) => {
        const box = make('div', GROUP, '', { role: 'group', 'aria-label': label });
        box.append(make('div', 'px-4 pb-1 text-xs text-ink-faint', label, { 'aria-hidden': 'true' }));
        for (const option of own) box.append(line(option, `${id}-${n++}`));
        return box;
      }),
    );
    list.hidden = n === 0;
    set(input, { 'aria-expanded': String(n > 0) });
    status.textContent = n > 0 ? words.found.replace('{n}', () => String(n)) : '';
  };
  const stop = () => {
    clearTimeout(timer);
    asking?.abort();
  };
  const close = () => {
    stop();
    show([]);
  };
  const line = (option: Option, optionId: string) => {
    const typed = input.value.trim();
    const goesOn = !option.href && option.text.toLowerCase().startsWith(typed.toLowerCase());
    const node = make('div', OPTION, '', { id: optionId, role: 'option' });
    if (option.image) {
      const src = imageUrl(option.image, WIDTH, 'webp');
      node.append(make('img', PICTURE, '', { src, alt: '', width: '40', height: '40' }));
    }
    const text = make('span', 'truncate', goesOn ? typed : option.text);
    if (goesOn) text.append(make('b', 'font-semibold', option.text.slice(typed.length)));
    node.append(text);
    if (option.count) node.append(make('span', COUNT, numberText(option.count), { 'aria-hidden': 'true' }));
    node.addEventListener('click', () => choose(option));
    return node;
  };
  /** As typed beside the words, where that can be; else as the page was asked for. */
  const orderQuantity = () => {
    const field = form.elements.namedItem('quantity') as HTMLInputElement | null;
    return field ? readQuantity(field.value) : quantityIn(location.search);
  };
  const choose = ({ text, href }: Option) => {
    close();
    if (href) return location.assign(carrying(new URL(href, location.href).href, orderQuantity()));
    input.value = text;
    form.requestSubmit();
  };
  const requestSuggestions = (pause: number, first = -1) => {
    stop();
    const kw = input.value.trim().slice(0, 100);
    if (!kw) return close();
    markActive(-1);
    timer = setTimeout(async () => {
      asking = new AbortController();
      const { signal } = asking;
      const answer = await answerTo(kw, signal);
      if (signal.aborted) return;
      show(answer ? suggestionGroups(answer, { ...at, typed: kw.toLowerCase() }, words) : []);
      markActive(first < options.length ? first : -1);
    }, pause);
  };

  input.addEventListener('input', (event) => {
    // half a Chinese word is no word
    if (!(event as InputEvent).isComposing) requestSuggestions(PAUSE);
  });
  input.addEventListener('compositionend', () => requestSuggestions(PAUSE));
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const { key } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) {
      event.preventDefault();
      // past either end the field itself is next
      const places = options.length + 1;
      if (list.hidden) requestSuggestions(0, step > 0 ? 0 : -1);
      else markActive(((active + 1 + step + places) % places) - 1);
    } else if (key === 'Enter') {
      const option = options[active];
      if (option) event.preventDefault();
      if (option) choose(option);
      else close();
    } else if (key === 'Escape' && !list.hidden) {
      event.preventDefault();
      close();
    }
  });
  // the field keeps the focus while an option is pressed
  list.addEventListener('mousedown', (event) => event.preventDefault());
  // typed while this was loaded
  if (document.activeElement === input && input.value !== input.defaultValue) requestSuggestions(PAUSE);
}

/** Null when there is no answer: a search works without suggestions. */
async function answerTo(kw: string, signal: AbortSignal): Promise<Suggestions | null> {
  const known = cache.get(kw);
  if (known) return known;
  try {
    const response = await fetch(`/api${suggest.path}?kw=${encodeURIComponent(kw)}`, { signal });
    if (!response.ok) return null;
    const answer: Suggestions = await response.json();
    cache.set(kw, answer);
    return answer;
  } catch {
    return null;
  }
}

const set = (node: Element, attributes: Record<string, string>) => {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
};

function make(tag: string, className: string, text: string, attributes: Record<string, string> = {}) {
  const node = document.createElement(tag);
  node.className = className;
  node.textContent = text;
  set(node, attributes);
  return node;
}
