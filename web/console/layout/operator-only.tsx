import { Outlet } from 'react-router';
import { Answer } from '../../backoffice/parts/states.tsx';
import { NotAllowed } from '../../backoffice/permission/not-allowed.tsx';
import { isOperator, maySee, useStaff } from '../staff.ts';
import { useFrameWords } from '../words.ts';

/** Users, membership, outbox and audit are for operators and above. */
export function OperatorOnly() {
  const { operatorOnly } = useFrameWords();
  const staff = useStaff();
  return (
    <Answer of={staff}>
      {(user) => (isOperator(user) ? <Outlet /> : <NotAllowed text={operatorOnly} />)}
    </Answer>
  );
}

/** The staff itself is the administrators'. */
export function AdministratorOnly() {
  const { administratorOnly } = useFrameWords();
  const staff = useStaff();
  return (
    <Answer of={staff}>
      {(user) => (maySee('administrator', user) ? <Outlet /> : <NotAllowed text={administratorOnly} />)}
    </Answer>
  );
}
