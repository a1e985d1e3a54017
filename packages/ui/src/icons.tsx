// Line icons of one weight, drawn for 24 units. They decorate: the control that holds one carries the words.
import type { ReactNode } from "react";

interface IconProps {
  className?: string;
}

export const icon =
  (drawing: ReactNode, filled = false) =>
  ({ className = "size-5" }: IconProps) => (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill={filled ? "currentColor" : "none"}
      stroke={filled ? "none" : "currentColor"}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawing}
    </svg>
  );

export const MenuIcon = icon(<path d="M4 8h16M4 16h16" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const ArrowRightIcon = icon(<path d="M5 12h14m-6-6 6 6-6 6" />);
export const ArrowLeftIcon = icon(<path d="M19 12H5m6-6-6 6 6 6" />);
export const ChevronDownIcon = icon(<path d="m6 9 6 6 6-6" />);
export const DownloadIcon = icon(<path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const LockIcon = icon(
  <>
    <rect x="5" y="11" width="14" height="9" rx="2.5" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </>,
);
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4 4" />
  </>,
);
export const PlayIcon = icon(
  <path d="M8 5.6v12.8a.8.8 0 0 0 1.2.7l10.2-6.4a.8.8 0 0 0 0-1.4L9.2 4.9A.8.8 0 0 0 8 5.6Z" />,
  true,
);
export const PauseIcon = icon(<path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />, true);
export const PreviousIcon = icon(<path d="M18 6v12L9 12zM6 6v12" />);
export const NextIcon = icon(<path d="M6 6v12l9-6zM18 6v12" />);
export const RepeatIcon = icon(
  <path d="M17 3l3 3-3 3M4 11V9a3 3 0 0 1 3-3h13M7 21l-3-3 3-3m13-2v2a3 3 0 0 1-3 3H4" />,
);
export const RepeatOneIcon = icon(
  <path d="M17 3l3 3-3 3M4 11V9a3 3 0 0 1 3-3h13M7 21l-3-3 3-3m13-2v2a3 3 0 0 1-3 3H4m7-8 1.5-1v4.5" />,
);
export const ShuffleIcon = icon(
  <path d="M17 4l3 3-3 3M17 14l3 3-3 3M4 7h3.5c1.5 0 2.8.8 3.6 2l2 6c.8 1.3 2.1 2 3.6 2H20M4 17h3.5c1.5 0 2.8-.8 3.6-2M13 9c.9-1.3 2.2-2 3.7-2H20" />,
);
export const VolumeIcon = icon(
  <path d="M5 10v4h3l4 3.5v-11L8 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a7.5 7.5 0 0 1 0 11" />,
);
export const MutedIcon = icon(<path d="M5 10v4h3l4 3.5v-11L8 10zM16 10l4 4m0-4-4 4" />);
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 8v4.5l3 1.5" />
  </>,
);
export const MailIcon = icon(
  <>
    <rect x="4" y="6" width="16" height="12" rx="2.5" />
    <path d="m5 8 7 5 7-5" />
  </>,
);
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="3.8" />
    <path d="M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6 18 18M18 6l-1.4 1.4M7.4 16.6 6 18" />
  </>,
);
export const MoonIcon = icon(<path d="M19.5 14.2A7.8 7.8 0 0 1 9.8 4.5a7.8 7.8 0 1 0 9.7 9.7Z" />);
export const DeviceIcon = icon(
  <>
    <rect x="4" y="5" width="16" height="11" rx="2" />
    <path d="M9 20h6m-3-4v4" />
  </>,
);
export const TalkIcon = icon(<path d="M20 12a7.5 7.5 0 0 1-11 6.6L4.5 20l1.4-4A7.5 7.5 0 1 1 20 12Z" />);
export const UserIcon = icon(
  <>
    <circle cx="12" cy="8.5" r="3.5" />
    <path d="M5 20c.7-3.6 3.5-5.5 7-5.5s6.3 1.9 7 5.5" />
  </>,
);
