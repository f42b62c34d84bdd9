import { useWords } from '../shell/site.tsx';

export function SkipLink() {
  return (
    <a
      href="#content"
      id="top"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-paper focus:px-4 focus:py-2 focus:shadow-mid"
    >
      {useWords().common.skip}
    </a>
  );
}
