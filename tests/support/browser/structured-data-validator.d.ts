/** What we use of a validator that comes without types. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(extracted: {
      jsonld: Record<string, object[]>;
    }): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string; fieldNames?: string[] }[]>;
  }
}
