/** The rules of docs/migrations.md for a step of the schema that comes to servers that run, read from its text. */

/** Statements of a file: what stands in texts, comments and bodies of functions is not looked at. */
export function statementsOf(file: string): string[] {
  const bare = file.replace(/--[^\n]*|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|"[^"]*"/g, (found) => {
    if (found.startsWith('--')) return ' ';
    if (found.startsWith('"')) return found;
    return found.startsWith("'") ? "''" : '$$$$';
  });
  return bare
    .split(';')
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Parts between the commas outside of parentheses. */
function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of list) {
    depth += char === '(' ? 1 : char === ')' ? -1 : 0;
    if (char === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim());
}

/** Of one row or hardly more, however large the marketplace is. */
const SMALL = new Set(['demo_marketplace', 'file_sweep', 'search_state', 'search_version']);
/** A default that is worked out once, not for each row; `$` and below are what is left of a text. */
const ONCE =
  /^(?:''(?:::\w+(?:\[\])?)?|-?[\d.]+|true|false|NULL|now\(\)(?: [+-] interval '')?|ARRAY\[\]::\w+\[\])$/i;
const STATES_NEED =
  /^(?:CREATE (?:OR REPLACE )?(?:FUNCTION|VIEW|TRIGGER)|CREATE SEQUENCE|CREATE EXTENSION|COMMENT ON) /i;

/** What a file may build on: what the steps before it have written. */
export interface Before {
  /** Constraints that steps have added without a look at the rows, with their definitions. */
  unproved: Map<string, string>;
  /** Columns that a proved constraint keeps from being null: "table.column". */
  neverNull: Set<string>;
}
export const nothingBefore = (): Before => ({ unproved: new Map(), neverNull: new Set() });

class Reading {
  readonly faults: string[] = [];
  /** Tables of this file itself: nobody uses them yet. */
  private readonly made = new Set<string>();
  private readonly added = new Map<string, string>();
  private readonly before: Before;
  /** Whether it may take away what the release before can do without. */
  private readonly contracts: boolean;
  private readonly statements: string[];

  constructor(statements: string[], before: Before, contracts: boolean) {
    this.statements = statements;
    this.before = before;
    this.contracts = contracts;
  }

  read(): void {
    for (const statement of this.statements) this.readStatement(statement);
    for (const [name, definition] of this.added) this.before.unproved.set(name, definition);
  }

  private fault(what: string, statement: string): void {
    this.faults.push(`${what}: ${statement.slice(0, 120)}`);
  }

  private needsContract(statement: string): void {
    if (!this.contracts)
      this.fault('takes away what the release before uses, without "-- contracts:"', statement);
  }

  private readStatement(statement: string): void {
    const [, table = ''] =
      /^(?:CREATE (?:UNLOGGED )?TABLE|ALTER TABLE(?: IF EXISTS)?(?: ONLY)?|UPDATE|DELETE FROM|INSERT INTO) (\w+)/i.exec(
        statement,
      ) ?? [];
    if (/^CREATE (?:UNLOGGED )?TABLE \w+ \(/i.test(statement)) this.made.add(table);
    else if (/^CREATE (?:UNIQUE )?INDEX/i.test(statement)) this.readIndex(statement);
    else if (/^DROP INDEX/i.test(statement)) {
      if (!/^DROP INDEX CONCURRENTLY IF EXISTS \w+$/i.test(statement))
        this.fault('an index is dropped by DROP INDEX CONCURRENTLY IF EXISTS', statement);
      this.mustBeAlone(statement);
    } else if (/^ALTER TABLE/i.test(statement)) this.readAlter(table, statement);
    else if (/^(?:UPDATE|DELETE)/i.test(statement)) {
      if (!SMALL.has(table) && !this.made.has(table))
        this.fault('rows are changed by a job, some at a time, not by a step', statement);
    } else if (/^INSERT INTO \w+(?: \([^)]*\))? (?:VALUES|DEFAULT VALUES)/i.test(statement)) return;
    else if (/^(?:DROP|ALTER .* RENAME|TRUNCATE)\b/i.test(statement)) this.needsContract(statement);
    else if (!STATES_NEED.test(statement))
      this.fault('not known to be harmless to servers that run', statement);
  }

  private mustBeAlone(statement: string): void {
    if (this.statements.length > 1) this.fault('CONCURRENTLY stands in a file of its own', statement);
  }

  private readIndex(statement: string): void {
    const [, concurrently, table = ''] =
      /^CREATE (?:UNIQUE )?INDEX (CONCURRENTLY )?\w+ ON (\w+)/i.exec(statement) ?? [];
    if (this.made.has(table) && !concurrently) return;
    if (!table)
      this.fault(
        'an index has a name, and no IF NOT EXISTS, which would take half of one for whole',
        statement,
      );
    else if (!concurrently) this.fault('an index of a table in use is built CONCURRENTLY', statement);
    else this.mustBeAlone(statement);
  }

  private readAlter(table: string, statement: string): void {
    if (this.made.has(table)) return;
    const actions = statement.replace(/^ALTER TABLE(?: IF EXISTS)?(?: ONLY)? \w+ /i, '');
    for (const action of partsOf(actions)) this.readAction(table, action, statement);
  }

  private readAction(table: string, action: string, statement: string): void {
    const [, constraint, definition = ''] =
      /^ADD (?:CONSTRAINT (\w+) )?((?:CHECK|FOREIGN KEY|UNIQUE|PRIMARY KEY|EXCLUDE)\b.*)$/i.exec(action) ??
      [];
    if (definition) this.readConstraint(constraint, definition, statement);
    else if (/^ADD\b/i.test(action)) this.readColumn(action, statement);
    else if (/^VALIDATE CONSTRAINT/i.test(action)) this.readProof(table, action, statement);
    else if (/^ALTER (?:COLUMN )?\w+ SET NOT NULL$/i.test(action)) {
      const [, column] = /^ALTER (?:COLUMN )?(\w+)/i.exec(action)!;
      if (!this.before.neverNull.has(`${table}.${column}`))
        this.fault('SET NOT NULL needs CHECK (… IS NOT NULL) that a step before has proved', statement);
    } else if (/^ALTER (?:COLUMN )?\w+ (?:SET DATA )?TYPE\b/i.test(action))
      this.fault('another type writes the table anew', statement);
    else if (/^(?:DROP (?:COLUMN )?(?!CONSTRAINT)\w+|RENAME)\b/i.test(action)) this.needsContract(statement);
    else if (
      !/^(?:ALTER (?:COLUMN )?\w+ (?:SET DEFAULT|DROP DEFAULT|DROP NOT NULL)\b|DROP CONSTRAINT\b)/i.test(
        action,
      )
    )
      this.fault('not known to be harmless to servers that run', statement);
  }

  private readConstraint(name: string | undefined, definition: string, statement: string): void {
    const isOfIndex = /^(?:UNIQUE|PRIMARY KEY) USING INDEX\b/i.test(definition);
    const isUnproved = /^(?:CHECK|FOREIGN KEY)\b.* NOT VALID$/i.test(definition);
    if (!isOfIndex && !(isUnproved && name))
      this.fault(
        'a constraint has a name and is NOT VALID, or USING INDEX: it must not read the table',
        statement,
      );
    else if (name) this.added.set(name, definition);
  }

  private readColumn(action: string, statement: string): void {
    const [, value] = /\bDEFAULT (.+?)(?= NOT NULL| NULL\b|$)/i.exec(action) ?? [];
    if (value !== undefined && !ONCE.test(value))
      this.fault('a default that each row works out writes the table anew', statement);
    if (/\bNOT NULL\b/i.test(action) && value === undefined)
      this.fault('the release before leaves a new column out: NOT NULL needs a default', statement);
    if (/\b(?:GENERATED|SERIAL|BIGSERIAL|REFERENCES|CHECK|UNIQUE|PRIMARY KEY)\b/i.test(action))
      this.fault(
        'a column comes bare: what would read or write all rows follows in steps of its own',
        statement,
      );
  }

  private readProof(table: string, action: string, statement: string): void {
    const [, name = ''] = /^VALIDATE CONSTRAINT (\w+)$/i.exec(action) ?? [];
    if (this.added.has(name))
      this.fault(
        'VALIDATE CONSTRAINT stands in a later file: in this one it would hold the lock of ADD',
        statement,
      );
    const [, column] = /^CHECK \(\(?(\w+) IS NOT NULL\)?\)/i.exec(this.before.unproved.get(name) ?? '') ?? [];
    if (column) this.before.neverNull.add(`${table}.${column}`);
  }
}

const CONTRACTS = /^-- contracts: (\d+\.\d+\.\d+)$/m;
const later = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' }) > 0;

/**
 * What a step does that it must not.
 * @param released the version of package.json: what it still uses cannot be taken away yet
 */
export function faultsOf(name: string, file: string, released: string, before: Before): string[] {
  const [, contracts] = CONTRACTS.exec(file) ?? [];
  const reading = new Reading(statementsOf(file), before, contracts !== undefined);
  reading.read();
  const { faults } = reading;
  if (/^\d{4}-contracts-/.test(name) !== (contracts !== undefined))
    faults.push('a file that says "-- contracts: <release>" is named NNNN-contracts-…, and no other');
  if (contracts && later(contracts, released))
    faults.push(`${contracts} is not released: only the release after it takes away what it has replaced`);
  return faults.map((fault) => `${name}: ${fault}`);
}
