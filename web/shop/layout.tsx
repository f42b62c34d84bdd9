import { type FrameProps, useTemplate } from './template.ts';

/** A page in the frame of the shop's template. */
export function Layout(props: FrameProps) {
  const { Frame } = useTemplate();
  return <Frame {...props} />;
}
