import { type ComponentProps, useMemo } from 'react';
import { inertDocument } from '../app/trusted-types.ts';

interface Props extends Omit<ComponentProps<'iframe'>, 'sandbox' | 'srcDoc'> {
  title: string;
  html: string;
  /** The page may look into it, and its fonts load; else it has no right at all. */
  sameOrigin?: boolean;
}

/** A document in a frame in which no script runs, no form is sent and nothing leads to the page around it. */
export function InertFrame({ html, sameOrigin = false, ...rest }: Props) {
  // the same object while the text is the same, or the frame would load anew
  const document = useMemo(() => inertDocument(html), [html]);
  return <iframe {...rest} sandbox={sameOrigin ? 'allow-same-origin' : ''} srcDoc={document} />;
}
