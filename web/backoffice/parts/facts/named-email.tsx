import { Tag, Tooltip } from 'antd';
import { mailtoLink } from '../../../../domain/email/email-address.ts';
import { useBackofficeWords } from '../../app/words.ts';

/** An address that somebody named for answers, marked until it is known to be theirs. */
export function NamedEmail({
  of: { email, email_confirmed: isConfirmed },
}: {
  of: { email: string; email_confirmed: boolean };
}) {
  const words = useBackofficeWords();
  return (
    <>
      <a href={mailtoLink(email)}>{email}</a>
      {!isConfirmed && (
        <>
          {' '}
          <Tooltip title={words.emailNotConfirmedNote}>
            <Tag color="warning">{words.emailNotConfirmed}</Tag>
          </Tooltip>
        </>
      )}
    </>
  );
}
