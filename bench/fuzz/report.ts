/** What the fuzzer saw, from its event log: each check of a call that failed, with the code and fields of the answer. */
import fs from 'node:fs';
import readline from 'node:readline';

export interface Failure {
  /** "POST /api/auth/login", as the document has it. */
  operation: string;
  check: string;
  status: number | null;
  /** Of the body of an error; empty where there is none. */
  code: string;
  fields: string[];
  /** What the body says of them. */
  sentences: string[];
  title: string;
  message: string;
  /** Address of one of the calls. */
  uri: string;
}

export interface Seen {
  operations: number;
  examples: number;
  checks: number;
  /** What the fuzzer could not do, such as a call without an answer. */
  errors: string[];
  failures: Failure[];
}

interface Check {
  name: string;
  status: string;
  failure_info?: { failure: { title: string; message: string } };
}
interface Recorder {
  label: string;
  checks: Record<string, Check[]>;
  interactions: Record<
    string,
    { request?: { uri?: string }; response?: { status_code: number; content?: { $base64?: string } | null } }
  >;
}

/** Of fields that the document has: what the fuzzer has made up itself is "?". */
const namedIn = (document: string) => {
  const known = new Set([...document.matchAll(/"(\w+)":/g)].map(([, name]) => name));
  return (field: string) =>
    field.split('.').every((part, i) => known.has(part) || (i > 0 && /^\d+$/.test(part)))
      ? field.replace(/\.\d+/g, '.N')
      : '?';
};

/** Each kind of failure of an operation once: check, status, code and fields tell them apart. */
export async function readReport(file: string, document: string): Promise<Seen> {
  const named = namedIn(document);
  const operations = new Set<string>();
  const failures = new Map<string, Failure>();
  const errors: string[] = [];
  let [examples, checks] = [0, 0];
  for await (const line of readline.createInterface({ input: fs.createReadStream(file) })) {
    const event = JSON.parse(line) as { ScenarioFinished?: { recorder: Recorder } };
    for (const [name, told] of Object.entries(event))
      if (/Error$/.test(name)) errors.push(`${name}: ${JSON.stringify(told).slice(0, 300)}`);
    const { ScenarioFinished } = event;
    if (!ScenarioFinished) continue;
    const { recorder } = ScenarioFinished;
    if (!recorder) continue;
    operations.add(recorder.label);
    examples += Object.keys(recorder.interactions ?? {}).length;
    for (const [id, made] of Object.entries(recorder.checks ?? {})) {
      checks += made.length;
      for (const check of made) {
        if (check.status !== 'failure') continue;
        const { request, response } = recorder.interactions?.[id] ?? {};
        const told = bodyOf(response?.content?.$base64);
        const failure = {
          operation: recorder.label,
          check: check.name,
          status: response?.status_code ?? null,
          code: typeof told.code === 'string' ? told.code : '',
          fields: [...new Set(Object.keys(told.fields ?? {}).map(named))].sort(),
          sentences: [...new Set(Object.values(told.fields ?? {}).map(String))],
          title: check.failure_info?.failure.title ?? '',
          message: check.failure_info?.failure.message ?? '',
          uri: request?.uri ?? '',
        };
        const { message: _, uri: __, sentences: ___, ...kind } = failure;
        failures.set(JSON.stringify(kind), failure);
      }
    }
  }
  return { operations: operations.size, examples, checks, errors, failures: [...failures.values()] };
}

function bodyOf(base64: string | undefined): { code?: unknown; fields?: object } {
  try {
    return JSON.parse(Buffer.from(base64 ?? '', 'base64').toString()) ?? {};
  } catch {
    return {};
  }
}
