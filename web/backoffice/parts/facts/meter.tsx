interface Props {
  label: string;
  value: number;
  most: number;
}

/** How much of a limit is used: a bar that tells and cannot be moved. */
export const Meter = ({ label, value, most }: Props) => (
  <meter
    className="meter"
    aria-label={label}
    min={0}
    max={most}
    high={most * 0.9}
    value={Math.min(value, most)}
  >
    {`${value} / ${most}`}
  </meter>
);
