/** What the program says while it runs: an object of facts, and a sentence. */
export interface Log {
  info(detail: object | string, message?: string): void;
  warn(detail: object | string, message?: string): void;
  error(detail: object | string, message?: string): void;
}
