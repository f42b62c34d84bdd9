/** The marketplace's logo, a sun over the sea in a seal, for all sites; e-mails use email/mark.ts. */
export function Mark({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className="shrink-0">
      <rect width="40" height="40" rx="8" fill="#0b5c4f" />
      <circle cx="20" cy="16.5" r="7" fill="#e8593a" />
      <path
        d="M7 24.5c3.2-2.6 6.5-2.6 9.7 0s6.5 2.6 9.7 0c2.2-1.8 4.4-2.3 6.6-1.5M7 31c3.2-2.6 6.5-2.6 9.7 0s6.5 2.6 9.7 0c2.2-1.8 4.4-2.3 6.6-1.5"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
