/** Messages whose English wording is fixed: lib/i18n/fixed-wording.tsx says them in both languages. */
export const FIXED = {
  libraryFailed: "Failed to load data. Using fallback content.",
  libraryEmpty: "Using sample data. Connect to your APP to see real podcasts.",
  listFailed: "Failed to load podcasts. Using fallback content.",
  categoryEmpty: (category: string) => `No podcasts found in "${category}" category. Using sample data.`,
  listEmpty: "No podcasts available. Using sample data.",
  missing: "Podcast not found",
  failed: "Failed to load podcast data",
  relatedFailed: "Failed to load related podcast",
  noEpisodes: "No episodes available",
  episodeMissing: "Episode not found",
} as const;
