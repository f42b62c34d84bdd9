import { Input, type InputProps } from 'antd';
import { authRoutes } from '../../../contract/account/auth.ts';
import { addressOf } from '../../client/call.ts';
import { useBackofficeWords } from '../app/words.ts';
import './sign-in.css';

interface Props extends InputProps {
  /** The picture is requested with a fresh timestamp. */
  stamp: number;
  renew(): void;
}

/** The characters of a picture; a click on it asks for another. */
export function CaptchaInput({ stamp, renew, ...input }: Props) {
  const words = useBackofficeWords().signIn;
  return (
    <div className="with-aside">
      <Input autoComplete="off" placeholder={words.codePlaceholder} {...input} />
      <button type="button" className="captcha" onClick={renew} aria-label={words.captcha}>
        <img src={addressOf(authRoutes.captcha, { query: { t: stamp } })} alt="" width={120} height={40} />
      </button>
    </div>
  );
}
