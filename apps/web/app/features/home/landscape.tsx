/**
 * The view from the room: a low moon, hills in mist, one lit boat on still water. Its colours are tokens, so the
 * same drawing is dusk in the light theme and night in the dark one.
 */
export const Landscape = ({ className }: { className?: string }) => (
  <svg
    viewBox="0 0 1440 620"
    preserveAspectRatio="xMaxYMax slice"
    className={className}
    aria-hidden="true"
    focusable="false"
  >
    <defs>
      <radialGradient id="moonlight">
        <stop offset="0" stopColor="var(--moon)" stopOpacity="0.6" />
        <stop offset="0.3" stopColor="var(--moon)" stopOpacity="0.22" />
        <stop offset="0.65" stopColor="var(--moon)" stopOpacity="0.06" />
        <stop offset="1" stopColor="var(--moon)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="lamp">
        <stop offset="0" stopColor="var(--lamp)" stopOpacity="0.9" />
        <stop offset="0.4" stopColor="var(--lamp)" stopOpacity="0.3" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="still-water" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--water)" />
        <stop offset="1" stopColor="var(--paper)" />
      </linearGradient>
      <linearGradient id="mist" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--mist)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--mist)" stopOpacity="0.7" />
      </linearGradient>
    </defs>
    <circle cx="1180" cy="212" r="212" fill="url(#moonlight)" />
    <circle cx="1180" cy="212" r="46" fill="var(--moon)" />
    <path
      d="M0 352c96-8 176-58 272-54 88 4 138 52 232 48 118-5 190-88 314-92 116-4 182 66 286 70 124 5 222-44 336-40v210H0Z"
      fill="var(--hill-1)"
    />
    <rect y="300" width="1440" height="150" fill="url(#mist)" />
    <path
      d="M0 424c110-4 176-70 290-72 124-2 194 62 314 62 138 0 226-86 372-84 128 2 190 66 288 68 68 1 118-16 176-18v130H0Z"
      fill="var(--hill-2)"
    />
    <rect y="372" width="1440" height="124" fill="url(#mist)" />
    <path
      d="M0 470c132-2 214-50 346-48 148 2 230 52 384 50 162-2 246-60 404-54 120 4 198 40 306 36v52H0Z"
      fill="var(--hill-3)"
    />
    <rect y="494" width="1440" height="126" fill="url(#still-water)" />
    <g stroke="var(--glint)" strokeLinecap="round" strokeWidth="2.5">
      <path d="M1144 510h72" />
      <path d="M1156 524h52" opacity="0.8" />
      <path d="M1132 540h34M1184 540h40" opacity="0.6" />
      <path d="M1162 558h34" opacity="0.45" />
      <path d="M1172 578h20" opacity="0.3" />
    </g>
    <circle cx="1030" cy="512" r="44" fill="url(#lamp)" />
    <path
      d="M926 531c12 7 26 10 44 10h38c18 0 34-3 48-12-5 12-16 20-32 20h-66c-15 0-26-6-32-18Z"
      fill="var(--hill-4)"
    />
    <path d="M962 541c1-12 10-18 24-18s23 6 24 18Z" fill="var(--hill-4)" />
    <path d="M1030 538v-22" stroke="var(--hill-4)" strokeWidth="2" strokeLinecap="round" />
    <circle cx="1030" cy="513" r="3.5" fill="var(--lamp)" />
    <path
      d="M0 494c70-26 130-44 214-40 104 5 146 34 236 42 44 4 84 0 122 8-92 14-170 10-262 22-108 14-190 18-310 20Z"
      fill="var(--hill-4)"
    />
  </svg>
);
