import { Outlet } from 'react-router';
import { ResultPage } from '../../backoffice/shell/result-page.tsx';
import { Answer } from '../../backoffice/states.tsx';
import { useBackofficeWords } from '../../backoffice/words.ts';
import { isOperator, useStaff } from '../staff.ts';
import { useFrameWords } from '../words.ts';

/** Users, membership, outbox and audit are for operators and above. */
export function OperatorOnly() {
  const { forbidden } = useBackofficeWords();
  const { operatorOnly } = useFrameWords();
  const staff = useStaff();
  return (
    <Answer of={staff}>
      {(user) =>
        isOperator(user) ? (
          <Outlet />
        ) : (
          <ResultPage status="403" title={forbidden.title} text={operatorOnly} />
        )
      }
    </Answer>
  );
}
