import { App, Button, type ButtonProps, Dropdown } from 'antd';
import { companyRoutes } from '../../../../contract/company/company.ts';
import { PIN_DAYS, type PinDays } from '../../../../domain/page/pin.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { usePinWords } from '../../words.ts';

interface Props extends Pick<ButtonProps, 'type' | 'icon' | 'loading' | 'disabled' | 'children'> {
  className?: string;
  /** How many pins it uses. */
  pins: number;
  ask(days: PinDays): string;
  pin(days: PinDays): Promise<unknown>;
}

/** Chooses for how many days, and asks first: what is used of the year's pins never comes back. */
export function PinDaysButton({ pins, ask, pin, disabled = false, ...button }: Props) {
  const words = usePinWords();
  const { modal } = App.useApp();
  const quota = useCall(companyRoutes.getQuota).data;
  const left = quota ? Math.max(0, quota.pinLimit - quota.pinUsed) : 0;
  const choose = (days: PinDays) =>
    modal.confirm({
      title: ask(days),
      content: (
        <>
          <p>{words.uses(Math.min(pins, left), left)}</p>
          {pins > left && <p>{words.notEnough(left)}</p>}
        </>
      ),
      okText: words.forDays(days),
      onOk: async () => {
        await pin(days);
      },
    });
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled}
      menu={{
        items: [
          { key: 'left', label: words.left(left), disabled: true },
          ...PIN_DAYS.map((days) => ({
            key: String(days),
            label: words.forDays(days),
            disabled: left === 0,
          })),
        ],
        onClick({ key }) {
          const days = PIN_DAYS.find((one) => String(one) === key);
          if (days !== undefined) choose(days);
        },
      }}
    >
      <Button {...button} />
    </Dropdown>
  );
}
