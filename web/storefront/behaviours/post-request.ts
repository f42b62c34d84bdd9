import { readPurchaseForm } from '../../../contract/deal/purchase-form.ts';
import type { Language } from '../../../contract/schema/error.ts';
import type { Input } from '../../../contract/schema/route.ts';
import { CallError, call } from '../../client/call.ts';
import { speakOnThisPage } from '../../client/language.ts';
import { liveSession } from '../../client/session.ts';
import { fill } from '../../ui/picture/fill.ts';
import { fillDraft, keepDraft, readDraft } from '../form/draft-keeper.ts';
import { introduce, introduction } from '../form/introduction.ts';
import { renderTypes, typesOf } from '../request/product-types.ts';
import { clearError, showErrors } from '../request/show-errors.ts';
import { createGuestPurchase, createPurchase } from '../shell/routes.ts';

interface Words {
  choose: string;
  sending: string;
  signedInAs: string;
  required: string;
  checkFields: string;
}

/**
 * The form of a sourcing request with script: product types as the industry is chosen, a counter, what was typed
 * kept over a reload, and the request sent by the API with its answers at the fields.
 */
export default function postRequest(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  const lang = (form.dataset.lang ?? 'en') as Language;
  const words = JSON.parse(form.dataset.words ?? '{}') as Words;
  const key = `request-draft ${location.pathname}${location.search}`;
  speakOnThisPage(lang);
  const types = productTypes(form, lang, words);
  // a request that stands is edited by a plain post: nothing typed elsewhere is filled in, nothing sent by the API
  if (form.dataset.native !== undefined) {
    void types.load();
    count(form);
    return;
  }
  form.noValidate = true;
  const wasRefused = form.querySelector('[data-failure]')?.textContent !== '';
  if (!wasRefused) restore(form, key, types);
  else void types.load();
  count(form);
  void greet(form, words);

  form.addEventListener('input', (event) => {
    const control = event.target as HTMLInputElement;
    if (control.hasAttribute('aria-invalid')) clearError(control);
    keepDraft(key, form);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form, words, key);
  });
}

function productTypes(form: HTMLFormElement, lang: Language, words: Words) {
  const industry = form.elements.namedItem('root') as HTMLSelectElement;
  const types = form.elements.namedItem('category') as HTMLSelectElement;
  let latest = 0;
  async function load(chosen = types.value) {
    // the answer for an industry that was left meanwhile is not shown
    const mine = ++latest;
    if (!industry.value) return renderTypes(types, undefined, { lang, placeholder: words.choose });
    types.setAttribute('aria-busy', 'true');
    try {
      const tree = await typesOf(industry.value);
      if (mine === latest) renderTypes(types, tree, { lang, placeholder: words.choose, chosen });
    } catch (error) {
      if (mine === latest) showFailure(form, (error as Error).message);
    } finally {
      types.removeAttribute('aria-busy');
    }
  }
  industry.addEventListener('change', () => void load(''));
  return {
    /** For an industry that the page came with, or the browser filled in. */
    load: async () => {
      if (industry.value && types.options.length < 2) await load();
    },
    choose: load,
  };
}

function restore(form: HTMLFormElement, key: string, types: ReturnType<typeof productTypes>): void {
  const draft = readDraft(key);
  const note = form.querySelector<HTMLElement>('[data-restored]');
  if (draft.length === 0 || !fillDraft(form, draft)) return void types.load();
  const chosen = draft.find(([name]) => name === 'category')?.[1];
  void types.choose(chosen ?? '').then(() => keepDraft(key, form));
  if (note) note.hidden = false;
  form.querySelector('[data-reset]')?.addEventListener('click', () => {
    sessionStorage.removeItem(key);
    location.reload();
  });
}

/** "12 of 2,000 characters", as they are typed. */
function count(form: HTMLFormElement): void {
  const line = form.querySelector<HTMLElement>('[data-counter]');
  const field = document.getElementById(line?.dataset.of ?? '') as HTMLTextAreaElement | null;
  if (!line || !field) return;
  const showCount = () => {
    const { counter = '', most = '' } = line.dataset;
    line.textContent = fill(counter, { n: field.value.length, most });
  };
  showCount();
  field.addEventListener('input', showCount);
}

/** Says who is signed in, and fills in what is known, where the fields are still empty. */
async function greet(form: HTMLFormElement, words: Words): Promise<void> {
  const session = liveSession();
  if (!session) return;
  const line = form.querySelector('[data-member]');
  const asGuest = line?.textContent ?? '';
  if (line) line.textContent = fill(words.signedInAs, { name: session.data.name });
  introduce(form, await introduction(), 'contact.');
  // the session has ended meanwhile
  if (line && !liveSession()) line.textContent = asGuest;
}

function showFailure(form: HTMLFormElement, sentence: string): void {
  const line = form.querySelector<HTMLElement>('[data-failure]');
  if (line) line.textContent = sentence;
}

/** Without an industry there is no product type to choose: the industry is what is missing. */
function atIndustry(form: HTMLFormElement, { category, ...fields }: Record<string, string>) {
  if (category === undefined) return fields;
  const industry = form.elements.namedItem('root') as HTMLSelectElement;
  return industry.value ? { category, ...fields } : { root: category, ...fields };
}

/** Fields that must be filled in and are not: nothing is sent to be told so. */
function emptyFields(form: HTMLFormElement, sentence: string): Record<string, string> {
  const required = [...form.elements].filter(
    (control): control is HTMLInputElement =>
      'required' in control && control.required === true && 'value' in control,
  );
  const empty = required.filter(({ name, value }) => name && String(value).trim() === '');
  return Object.fromEntries(empty.map(({ name }) => [name, sentence]));
}

const sending = new WeakSet<HTMLFormElement>();

/** Posts it as whoever is signed in; as a guest where the server has ended the session. */
async function post(body: Input<typeof createPurchase>['body']): Promise<{ confirm: boolean }> {
  try {
    if (liveSession()) return await call(createPurchase, { body });
  } catch (error) {
    if (!(error instanceof CallError && error.status === 401)) throw error;
  }
  return call(createGuestPurchase, { body });
}

/** Sends the request once, however often it is clicked, and goes to the page that says so. */
async function send(form: HTMLFormElement, words: Words, key: string): Promise<void> {
  if (sending.has(form)) return;
  const { root, category, ...others } = emptyFields(form, words.required);
  const at = atIndustry(form, { ...((root ?? category) && { category: words.required }), ...others });
  if (Object.keys(at).length > 0) {
    showErrors(form, at);
    return showFailure(form, words.checkFields);
  }
  sending.add(form);
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]:not([name])');
  const label = button?.querySelector('[data-label]');
  const idle = label?.textContent ?? '';
  if (button) button.disabled = true;
  if (label) label.textContent = words.sending;
  showFailure(form, '');
  showErrors(form, {});
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const body = { ...readPurchaseForm(new FormData(form)), timeZone };
    const { confirm } = await post(body);
    sessionStorage.removeItem(key);
    location.assign(`${form.dataset.success ?? '/'}${confirm ? '?confirm=1' : ''}`);
  } catch (error) {
    const { message } = error as Error;
    const fields = error instanceof CallError ? atIndustry(form, error.fields) : {};
    const [first] = showErrors(form, fields);
    showFailure(form, first ? `${message} ${fields[first]}` : message);
    if (!form.querySelector('[aria-invalid]')) form.querySelector<HTMLElement>('[data-failure]')?.focus();
    if (button) button.disabled = false;
    if (label) label.textContent = idle;
    sending.delete(form);
  }
}
