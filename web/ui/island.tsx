import type { ComponentType } from 'react';

/**
 * A part of the page that the browser takes over. Its props travel in the page, so they hold only what it needs.
 * `name` is the file name under islands/ (client-entry.ts finds it there).
 */
export function Island<P extends object>({
  name,
  of: Component,
  props,
  className,
}: {
  name: string;
  of: ComponentType<P>;
  props: P;
  className?: string;
}) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className={className}>
      <Component {...props} />
    </div>
  );
}
