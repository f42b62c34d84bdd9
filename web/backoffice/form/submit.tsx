import { Button, type ButtonProps } from 'antd';
import { useContractForm } from './context.ts';

/** The button that sends the form, busy while it does. */
export function Submit(props: Omit<ButtonProps, 'htmlType' | 'loading'>) {
  const { busy } = useContractForm();
  return <Button type="primary" {...props} htmlType="submit" loading={busy} />;
}
