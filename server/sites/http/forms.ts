/**
 * Public forms sent without script. The page's own address takes the POST; what the API would answer is rendered into
 * the same page, and a success redirects (303), so that reloading sends nothing twice.
 */
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { FormState } from '../../../contract/pages.ts';
import { COUNTED_NETWORKS, networkOf } from '../../../domain/visitor/network.ts';
import type { Caller } from '../../platform/deps.ts';
import { MAX_ATTACHMENT_BYTES } from '../../platform/files/images.ts';
import { ApiError } from '../../platform/http/error.ts';
import { REFUSED_TRIES, refusal } from '../../platform/http/http.ts';
import { parseInput } from '../../platform/http/input.ts';
import type { Posted } from '../site.ts';

/** Forms that were taken, of one sender; with their mistakes they may come so many times as often (http.ts). */
export const FORMS_A_MINUTE = 10;
/** No form takes more files than these; as many again are read, so that the fields behind them arrive. */
const MAX_FILES = 6;
const MAX_FIELDS = 60;
/** Bytes of all fields together: what is refused is rendered again, and several times as large. */
const MAX_TEXT = 64 * 1024;

export const EMPTY_FORM: FormState = { values: {}, errors: {}, failure: '' };

/** Mounts the one route that takes forms; `submit` renders the answer, `senderOf` says whose forms are counted together. */
export async function mountForms(
  app: FastifyInstance,
  submit: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  senderOf: (request: FastifyRequest) => string = ({ ip }) => networkOf(ip),
): Promise<void> {
  await app.register(async (forms) => {
    await forms.register(rateLimit, {
      max: FORMS_A_MINUTE * REFUSED_TRIES,
      timeWindow: 60_000,
      cache: COUNTED_NETWORKS,
      keyGenerator: senderOf,
    });
    await forms.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: MAX_ATTACHMENT_BYTES,
        files: 2 * MAX_FILES,
        fields: MAX_FIELDS,
        fieldNameSize: 100,
        fieldSize: MAX_TEXT,
        parts: MAX_FIELDS + 2 * MAX_FILES,
      },
    });
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_TEXT },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    );
    forms.post('/*', submit);
  });
}

/**
 * A form of another site is not taken, nor one of a page that hides where it is from: nobody fills it in here without
 * knowing. Behind a proxy too the host is the one of Host: what it has forwarded, anybody can write.
 */
export function requireOwnOrigin(request: FastifyRequest): void {
  const origin = request.headers.origin;
  const site = request.headers['sec-fetch-site'];
  if (
    site === 'cross-site' ||
    (origin && (!URL.canParse(origin) || new URL(origin).host !== request.headers.host))
  )
    throw new ApiError('forbidden');
}

/**
 * Fields and files of a posted form. Lines end as the API has them, so that a text has as many characters as its
 * counter said. A file that is too large comes without bytes; those beyond the first `MAX_FILES` are left.
 * Throws ApiError too_large when the fields hold more than `MAX_TEXT`, unsupported_type when it is no form.
 */
export async function readForm(request: FastifyRequest, caller: Caller): Promise<Posted> {
  const { log } = request;
  if (request.body instanceof URLSearchParams)
    return { fields: unixLines(request.body), files: [], caller, log };
  if (!request.isMultipart()) throw new ApiError('unsupported_type');
  const fields = new URLSearchParams();
  const files: Posted['files'] = [];
  let moreFiles = false;
  let room = MAX_TEXT;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        const value = String(part.value);
        room -= part.fieldname.length + value.length;
        if (room < 0 || part.valueTruncated) throw new ApiError('too_large');
        fields.append(part.fieldname, value);
        continue;
      }
      if (!part.filename || files.length === MAX_FILES) {
        moreFiles ||= part.filename !== undefined && part.filename !== '';
        part.file.resume();
        continue;
      }
      const bytes = await part.toBuffer();
      files.push({ field: part.fieldname, name: part.filename, bytes: part.file.truncated ? null : bytes });
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const { code } = error as { code?: string };
    if (code !== 'FST_FILES_LIMIT') throw code ? error : new ApiError('malformed');
    moreFiles = true;
  }
  return { fields: unixLines(fields), files, caller, log, ...(moreFiles && { moreFiles }) };
}

const unixLines = (fields: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    [...fields].map(([name, value]): [string, string] => [name, value.replaceAll('\r\n', '\n')]),
  );

/**
 * Parses `input` by the schema of the API and acts on it. The form to render again when either refuses, else null.
 * Field names are those of the schema, parts joined by ".".
 */
export async function tryForm<S extends z.ZodType>(
  schema: S,
  input: unknown,
  { fields, caller, log }: Posted,
  act: (body: z.output<S>) => Promise<unknown>,
): Promise<FormState | null> {
  try {
    await act(parseInput(schema, input) as z.output<S>);
    return null;
  } catch (error) {
    const refused = refusal(error, caller.language, log);
    if (!refused) throw error;
    return { values: valuesOf(fields), errors: refused.fields, failure: refused.sentence };
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it takes out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** What was typed, to be rendered again; the values of a field with several (checkboxes) each on a line. */
export const valuesOf = (fields: URLSearchParams): FormState['values'] =>
  Object.fromEntries(
    [...new Set(fields.keys())].map((name) => [name, fields.getAll(name).join('\n').replace(CONTROL, '')]),
  );
