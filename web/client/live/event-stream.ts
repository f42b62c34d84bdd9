/** Reads text/event-stream with fetch: EventSource cannot send the Authorization header. */

export interface StreamEvent {
  event: string;
  data: string;
}

/** A line longer than this is none of ours. */
const LONGEST_LINE = 4096;

/** The events of a stream; null for a sign of life without one. Throws on what is no event stream. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let current: StreamEvent = { event: '', data: '' };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw new Error('This is no event stream.');
      for (const line of lines.map((text) => text.replace(/\r$/, ''))) {
        if (line === '' && current.event) {
          yield current;
          current = { event: '', data: '' };
        } else current = withLine(current, line);
      }
      yield null;
    }
  } finally {
    // also when nobody wants the rest
    await reader.cancel().catch(() => {});
  }
}

function withLine(event: StreamEvent, line: string): StreamEvent {
  const [, field = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
  if (field === 'event') return { ...event, event: value };
  if (field === 'data') return { ...event, data: value };
  return event;
}
