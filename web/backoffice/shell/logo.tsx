/** The mark of the marketplace, where a company has no logo of its own yet. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--ant-color-primary)" />
      <path d="M7 20c4 3 14 3 18 0" stroke="#fff" strokeWidth="2.4" fill="none" strokeLinecap="round" />
      <circle cx="16" cy="12" r="5" fill="none" stroke="#fff" strokeWidth="2.4" />
    </svg>
  );
}
