/** A sign of life while the next page is on its way. Quick pages never show it: see `.progress-bar`. */
export const ProgressBar = () => (
  <div
    aria-hidden="true"
    className="progress-bar fixed inset-x-0 top-0 z-40 h-0.75 bg-wine-ink print:hidden"
  />
);
