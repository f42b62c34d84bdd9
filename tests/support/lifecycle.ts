import type { Lifecycle } from '../../domain/lifecycle.ts';

/** A transition that a lifecycle does not have. */
export class IllegalTransition extends Error {
  readonly state: unknown;
  readonly action: string;
  readonly role: string;

  constructor(state: unknown, action: string, role: string) {
    super(`No transition "${action}" by ${role} from state ${state}`);
    this.name = 'IllegalTransition';
    this.state = state;
    this.action = action;
    this.role = role;
  }
}

/** The state after the action. Throws IllegalTransition where the table has no such transition. */
export function next<State, Action extends string, Role extends string>(
  lifecycle: Lifecycle<State, Action, Role>,
  state: State,
  action: Action,
  role: Role,
): State {
  if (!lifecycle.actions(state, role).includes(action)) throw new IllegalTransition(state, action, role);
  return lifecycle.to(action);
}
