/** Drawing of a house at night with a single lit window. */
export const LitWindow = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 200 200" className={className} aria-hidden="true" focusable="false">
    <defs>
      <radialGradient id="window-light">
        <stop offset="0" stopColor="var(--lamp)" stopOpacity="0.55" />
        <stop offset="0.5" stopColor="var(--lamp)" stopOpacity="0.16" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
      </radialGradient>
    </defs>
    <path d="M24 190v-86l76-56 76 56v86Z" fill="var(--hill-3)" />
    <path
      d="M12 110l88-66 88 66"
      fill="none"
      stroke="var(--hill-4)"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="100" cy="134" r="66" fill="url(#window-light)" />
    <rect x="76" y="106" width="48" height="56" rx="4" fill="var(--moon)" />
    <path d="M100 106v56M76 134h48" stroke="var(--hill-4)" strokeWidth="3" />
    <path d="M84 162c0-14 5-22 14-22s15 8 15 22Z" fill="var(--hill-4)" opacity="0.75" />
    <circle cx="98" cy="133" r="7" fill="var(--hill-4)" opacity="0.75" />
    <path d="M0 190h200" stroke="var(--hill-4)" strokeWidth="4" strokeLinecap="round" />
  </svg>
);
