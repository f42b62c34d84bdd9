/** Named statements, planned once per connection: planning one with many parts takes longer than running it. */
import type { Executor } from './database.ts';

/**
 * What `make` prepares, once for each executor. Constants stand in its text: a plan for all parameters would have to guess
 * at them.
 */
export function prepared<Statement>(
  make: (executor: Executor) => Statement,
): (executor: Executor) => Statement {
  const made = new WeakMap<Executor, Statement>();
  return (executor) => {
    const known = made.get(executor);
    if (known) return known;
    const statement = make(executor);
    made.set(executor, statement);
    return statement;
  };
}
