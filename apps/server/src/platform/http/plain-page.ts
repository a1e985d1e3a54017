// A page for moments in which none can be rendered: no scripts, no files of its own, no data.

interface Words {
  title: string;
  vi: string;
  en: string;
}

export interface PlainPage {
  body: string;
  headers: Record<string, string>;
}

/** Only for fixed words of our own. */
export const plainPage = ({ title, vi, en }: Words): PlainPage => ({
  body: `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body style="font:1.125rem/1.6 system-ui;max-width:34rem;margin:20vh auto;padding:0 1.5rem"><p>${vi}</p><p lang="en">${en}</p>`,
  headers: {
    "Cache-Control": "no-store",
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  },
});
