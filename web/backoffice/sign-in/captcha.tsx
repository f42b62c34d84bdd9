import { authRoutes } from '../../../contract/auth.ts';
import { addressOf } from '../../client/call.ts';
import { useBackofficeWords } from '../words.ts';

/** The picture is requested with a fresh timestamp; a click asks for another. */
export function Captcha({ stamp, renew }: { stamp: number; renew(): void }) {
  const words = useBackofficeWords();
  return (
    <button type="button" className="captcha" onClick={renew} aria-label={words.signIn.captcha}>
      <img src={addressOf(authRoutes.captcha, { query: { t: stamp } })} alt="" width={120} height={40} />
    </button>
  );
}
