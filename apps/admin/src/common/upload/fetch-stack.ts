// How the upload library sends its requests: through the site, which adds who is signed in and renews that on the way.
import type { BackOfficeHost } from "@bentrong/contract/back-office";
import type { HttpRequest, HttpResponse, HttpStack } from "tus-js-client";

export const createFetchStack = (hostFetch: BackOfficeHost["fetch"]): HttpStack => ({
  getName: () => "site",
  createRequest: (method, url) => createRequest(hostFetch, method, url),
});

function createRequest(hostFetch: BackOfficeHost["fetch"], method: string, url: string): HttpRequest {
  const headers: Record<string, string> = {};
  const stop = new AbortController();
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => {
      headers[name] = value;
    },
    getHeader: (name) => headers[name],
    // Requests are as small as a step of progress should be.
    setProgressHandler: () => undefined,
    async send(body) {
      const { pathname } = new URL(url);
      return read(await hostFetch(pathname, { method, headers, body, signal: stop.signal }));
    },
    abort: async () => stop.abort(),
    getUnderlyingObject: () => undefined,
  };
}

async function read(response: Response): Promise<HttpResponse> {
  const body = await response.text();
  return {
    getStatus: () => response.status,
    getHeader: (name) => response.headers.get(name) ?? undefined,
    getBody: () => body,
    getUnderlyingObject: () => response,
  };
}
