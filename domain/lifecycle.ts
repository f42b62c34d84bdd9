/**
 * A status and the moves between its states, written as a table (decision 21: "a status never changes by a
 * write of a field"). A role is the part the actor plays in the move, not the rank of the account.
 */

/** One action: the states it may start in, the state it ends in, the roles that may take it. */
export interface Move<State, Role> {
  from: readonly State[];
  to: State;
  by: readonly Role[];
}

export interface Lifecycle<State, Action, Role> {
  /** The state after the action. Throws IllegalMove when the table has no such move. */
  next(state: State, action: Action, role: Role): State;
  /** What the role may do in this state, in the order of the table. Buttons are drawn from it. */
  actions(state: State, role: Role): Action[];
  /** The states the action may start in, for the guard of the UPDATE that takes it. */
  from(action: Action): readonly State[];
  /** The state the action ends in. */
  to(action: Action): State;
}

/** A move that the table does not have: to the caller of the API a conflict (409). */
export class IllegalMove extends Error {
  readonly state: unknown;
  readonly action: string;
  readonly role: string;

  constructor(state: unknown, action: string, role: string) {
    super(`No move "${action}" by ${role} from state ${state}`);
    this.name = 'IllegalMove';
    this.state = state;
    this.action = action;
    this.role = role;
  }
}

/**
 * Builds the lifecycle of a table. `initial` are the states an entity may be created in.
 * Throws Error when a move names an unknown state or when no move leads to a state.
 */
export function defineLifecycle<
  const State extends string | number,
  const Action extends string,
  const Role extends string,
>(table: {
  states: readonly State[];
  initial: readonly NoInfer<State>[];
  moves: Record<Action, Move<NoInfer<State>, Role>>;
}): Lifecycle<State, Action, Role> {
  const moves = new Map(Object.entries(table.moves) as [Action, Move<State, Role>][]);
  checkStates(table.states, table.initial, [...moves.values()]);

  const isAllowed = (move: Move<State, Role>, state: State, role: Role) =>
    move.from.includes(state) && move.by.includes(role);

  return {
    next(state, action, role) {
      const move = moves.get(action);
      if (!move || !isAllowed(move, state, role)) throw new IllegalMove(state, action, role);
      return move.to;
    },
    actions: (state, role) =>
      [...moves].filter(([, move]) => isAllowed(move, state, role)).map(([action]) => action),
    from: (action) => table.moves[action].from,
    to: (action) => table.moves[action].to,
  };
}

function checkStates<State>(
  states: readonly State[],
  initial: readonly State[],
  moves: readonly Move<State, unknown>[],
) {
  for (const state of [...initial, ...moves.flatMap((move) => [...move.from, move.to])])
    if (!states.includes(state)) throw new Error(`Unknown state in the lifecycle: ${state}`);

  const reached = new Set(initial);
  // a Set's iteration also visits what is added on the way
  for (const state of reached) for (const move of moves) if (move.from.includes(state)) reached.add(move.to);

  const unreachable = states.filter((state) => !reached.has(state));
  if (unreachable.length > 0)
    throw new Error(`Unreachable state in the lifecycle: ${unreachable.join(', ')}`);
}
