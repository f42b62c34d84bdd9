import { Select } from 'antd';
import { SAVED_DIGESTS, type SavedDigest } from '../../../../domain/visitor/saved.ts';
import { useSavedWords } from '../../words.ts';

/** How often what is new there is told by e-mail. */
export function DigestChoice({
  of,
  value,
  label,
  onChange,
}: {
  of: string;
  value: SavedDigest;
  label: string;
  onChange(digest: SavedDigest): void;
}) {
  const words = useSavedWords();
  return (
    <Select
      aria-label={`${label}: ${of}`}
      value={value}
      options={SAVED_DIGESTS.map((digest) => ({ value: digest, label: words.often[digest] }))}
      onChange={onChange}
      popupMatchSelectWidth={false}
      className="digest-choice"
    />
  );
}
