/**
 * A status and the transitions between its states, written as a table (decision 21: "a status never changes by a
 * write of a field"). A role is the part the actor plays in the transition, not the rank of the account.
 */

/** One action: the states it may start in, the state it ends in, the roles that may take it. */
export interface Transition<State, Role> {
  from: readonly State[];
  to: State;
  by: readonly Role[];
}

export interface Lifecycle<State, Action, Role> {
  /** What the role may do in this state, in the order of the table. Buttons are rendered from it. */
  actions(state: State, role: Role): Action[];
  /** The states the action may start in, for the guard of the UPDATE that takes it. */
  from(action: Action): readonly State[];
  /** The state the action ends in. */
  to(action: Action): State;
  /** Whether the role may take the action, in whatever state. */
  permits(action: Action, role: Role): boolean;
}

/**
 * Builds the lifecycle of a table. `initial` are the states an entity may be created in.
 * Throws Error when a transition names an unknown state or when none leads to a state.
 */
export function defineLifecycle<
  const State extends string | number,
  const Action extends string,
  const Role extends string,
>(table: {
  states: readonly State[];
  initial: readonly NoInfer<State>[];
  transitions: Record<Action, Transition<NoInfer<State>, Role>>;
}): Lifecycle<State, Action, Role> {
  const transitions = new Map(Object.entries(table.transitions) as [Action, Transition<State, Role>][]);
  checkStates(table.states, table.initial, [...transitions.values()]);

  const isAllowed = ({ from, by }: Transition<State, Role>, state: State, role: Role) =>
    from.includes(state) && by.includes(role);

  return {
    actions: (state, role) =>
      [...transitions]
        .filter(([, transition]) => isAllowed(transition, state, role))
        .map(([action]) => action),
    from: (action) => table.transitions[action].from,
    to: (action) => table.transitions[action].to,
    permits: (action, role) => table.transitions[action].by.includes(role),
  };
}

function checkStates<State>(
  states: readonly State[],
  initial: readonly State[],
  transitions: readonly Transition<State, unknown>[],
) {
  for (const state of [...initial, ...transitions.flatMap(({ from, to }) => [...from, to])])
    if (!states.includes(state)) throw new Error(`Unknown state in the lifecycle: ${state}`);

  const reached = new Set(initial);
  // iterating a Set includes what is added during the iteration
  for (const state of reached)
    for (const { from, to } of transitions) if (from.includes(state)) reached.add(to);

  const unreachable = states.filter((state) => !reached.has(state));
  if (unreachable.length > 0)
    throw new Error(`Unreachable state in the lifecycle: ${unreachable.join(', ')}`);
}
