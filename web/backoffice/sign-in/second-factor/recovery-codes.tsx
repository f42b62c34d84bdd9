import { App, Button, Space } from 'antd';
import { useSecondFactorWords } from '../../app/words.ts';
import './second-factor.css';

/** Shown once; whoever leaves the page has kept them or makes new ones. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const text = useSecondFactorWords();
  const { message } = App.useApp();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    void message.success(text.copied);
  };
  return (
    <section>
      <h2>{text.codesTitle}</h2>
      <p>{text.codesText}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Space>
        <Button type="primary" onClick={onKept}>
          {text.kept}
        </Button>
        {'clipboard' in navigator && <Button onClick={copy}>{text.copy}</Button>}
      </Space>
    </section>
  );
}
