import { icon } from "@bentrong/ui/icons";

export const SidebarIcon = icon(
  <>
    <rect x="4" y="5" width="16" height="14" rx="2.5" />
    <path d="M9.5 5v14" />
  </>,
);
export const GuideIcon = icon(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M9.7 9.6a2.4 2.4 0 1 1 3.4 2.2c-.7.4-1.1.9-1.1 1.7M12 16.3v.1" />
  </>,
);
export const SendIcon = icon(<path d="M12 19V5.5M6 11l6-6 6 6" />);
export const StopIcon = icon(<rect x="7.5" y="7.5" width="9" height="9" rx="1.5" />, true);
export const PlusIcon = icon(<path d="M12 5.5v13M5.5 12h13" />);
export const NoteIcon = icon(<path d="M6 4.5h12v15l-6-4-6 4Z" />);
export const HomeIcon = icon(<path d="m4.5 11 7.5-6.5 7.5 6.5M6.5 9.5v9h11v-9" />);
export const PencilIcon = icon(
  <path d="m5 19 .8-3.8L15.6 5.4a1.5 1.5 0 0 1 2.1 0l.9.9a1.5 1.5 0 0 1 0 2.1L8.8 18.2ZM14 7l3 3" />,
);
export const BinIcon = icon(
  <path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5" />,
);
export const SparkIcon = icon(
  <path d="M12 4.5c.6 4.2 2.7 6.5 7 7.5-4.3 1-6.4 3.3-7 7.5-.6-4.2-2.7-6.5-7-7.5 4.3-1 6.4-3.3 7-7.5Z" />,
);
export const PhoneIcon = icon(
  <path d="M6.5 4.5h3l1.4 4-2 1.5a11 11 0 0 0 5.1 5.1l1.5-2 4 1.4v3a1.5 1.5 0 0 1-1.6 1.5A14.5 14.5 0 0 1 5 6.1a1.5 1.5 0 0 1 1.5-1.6Z" />,
);

/** The companion's picture: a lamp over water, not a face. */
export const CompanionMark = ({ className = "size-8" }: { className?: string }) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
    <circle cx="16" cy="16" r="16" className="fill-rose-wash" />
    <circle cx="16" cy="13" r="5" fill="var(--moon)" />
    <path
      d="M7 21.5c3-1.6 6-1.6 9 0s6 1.6 9 0M10 25.5c2-1 4-1 6 0s4 1 6 0"
      fill="none"
      stroke="var(--wine-ink)"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
  </svg>
);
