/** A check of the doctor: its name, and what it finds. */
export interface Check {
  name: string;
  /** Says what is well; throws an error whose message says what is wrong and what to do. */
  run(): Promise<string>;
}

/** One line a check, in their order. Returns how many are wrong. */
export async function runChecks(checks: readonly Check[], say: (line: string) => void): Promise<number> {
  let wrong = 0;
  for (const { name, run } of checks)
    await run().then(
      (well) => say(`ok    ${name}${well && `: ${well}`}`),
      (error: Error) => {
        wrong++;
        say(`WRONG ${name}: ${error.message}`);
      },
    );
  return wrong;
}
