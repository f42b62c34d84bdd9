import { Picture } from '../../ui/picture/picture.tsx';

/** The logo of a company, or the first letter of its name on the colour of a container. */
export function CompanyLogo({
  name,
  logo,
  size = 'md',
}: {
  name: string;
  logo: string | null;
  size?: 'md' | 'lg';
}) {
  const box = size === 'lg' ? 'size-16 text-xxl' : 'size-12 text-xl';
  if (logo)
    return (
      <Picture
        src={logo}
        alt=""
        width={64}
        height={64}
        sizes="64px"
        eager={size === 'lg'}
        className={`${box} shrink-0 rounded-md border border-line bg-paper`}
      />
    );
  const tone = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 6;
  return (
    <span
      aria-hidden="true"
      className={`corrugated tone-${tone} ${box} grid shrink-0 place-items-center rounded-md font-semibold text-paper`}
    >
      {[...name][0]}
    </span>
  );
}
