import { useEffect, useRef, useState } from 'react';

const PAUSE = 600;

export interface Drawn {
  /** Null until the first one has come. */
  html: string | null;
  /** What is shown is older than what is typed: that could not be drawn. */
  failed: boolean;
}

/**
 * The page of what is given, asked for when the typing pauses. While it cannot be drawn the last one stays.
 * @param given compared by its JSON
 * @param saves draws anew when it changes
 */
export function useRendered<B>(
  draw: (input: { body: B }) => Promise<{ html: string }>,
  given: B,
  saves = 0,
): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ html: null, failed: false });
  const asked = `${saves} ${JSON.stringify(given)}`;
  const latest = useRef({ asked, given, draw });
  latest.current = { asked, given, draw };
  useEffect(() => {
    const timer = setTimeout(async () => {
      const { draw, given: body } = latest.current;
      const answer = await draw({ body }).catch(() => null);
      // an answer that comes after the next change is old
      if (latest.current.asked !== asked) return;
      setDrawn(({ html }) => (answer ? { html: answer.html, failed: false } : { html, failed: true }));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [asked]);
  return drawn;
}
