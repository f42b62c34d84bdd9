import { Button, type ButtonProps } from 'antd';
import { useContractForm } from './context.ts';

/** The button that sends the form, busy while it does. */
export function Submit(props: Omit<ButtonProps, 'htmlType' | 'loading' | 'className'>) {
  const { busy } = useContractForm();
  return <Button type="primary" {...props} className="wrapping-button" htmlType="submit" loading={busy} />;
}
