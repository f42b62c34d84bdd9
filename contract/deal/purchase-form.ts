/** The form of a sourcing request, shared by the API, the page's own POST and the script. */
import { markOf, typedAmount, typedDecimal } from '../../domain/text/typed-number.ts';
import type { NewPurchase } from './purchase.ts';

/** What URLSearchParams and FormData have in common. */
export interface Fields {
  get(name: string): unknown;
  getAll(name: string): unknown[];
}

/** A file that the server already holds, as a field carries it: its id, then its name. */
export const keptFile = (file: { id: number; name: string }): string => `${file.id}/${file.name}`;
export function readKept(value: string): { id: number; name: string } | null {
  const [, id, name] = /^(\d{1,16})\/(.*)$/s.exec(value) ?? [];
  return id ? { id: Number(id), name: name! } : null;
}

/**
 * Field names are the paths of `newPurchase`. An empty field counts as missing, so that the problem is "required"
 * and not "not a number"; a number that cannot be read stays the text that was typed. Nothing is checked here: the schema
 * does.
 */
export function readPurchaseForm(fields: Fields): NewPurchase {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const given = (name: string) => text(name) || undefined;
  const quantity = text('quantity');
  const price = text('targetPrice');
  const mark = markOf([quantity, price]);
  return {
    title: text('title'),
    category: given('category'),
    description: text('description'),
    quantity: quantity ? typedDecimal(quantity, mark) : undefined,
    unit: given('unit'),
    receive: given('receive'),
    targetPrice: price ? typedAmount(price, text('currency') || '$', mark) : null,
    currency: given('currency'),
    closingDate: given('closingDate'),
    certifications: fields.getAll('certifications').map(String),
    files: fields.getAll('kept').flatMap((value) => readKept(String(value))?.id ?? []),
    contact: { name: text('contact.name'), email: text('contact.email'), company: text('contact.company') },
    product: given('product') ?? null,
  } as NewPurchase;
}
