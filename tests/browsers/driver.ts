/** What the journey asks of a browser; how it is asked differs from one to the next. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Runs a function in the page, which sees nothing but what it is given. */
  run<A extends unknown[], R>(look: (...given: A) => R, ...given: A): Promise<R>;
  click(selector: string): Promise<void>;
  /** Types where the focus is put by a click. */
  type(selector: string, text: string): Promise<void>;
  upload(selector: string, files: string[]): Promise<void>;
  select(selector: string, value: string): Promise<void>;
  /** What went wrong in the tab, as far as the browser tells. */
  faults(): Promise<string[]>;
}

export interface OtherBrowser {
  /** A tab with no cookies of others. */
  visitor(): Promise<Tab>;
  close(): Promise<void>;
}
