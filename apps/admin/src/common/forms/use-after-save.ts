import { type RaRecord, useRegisterMutationMiddleware } from "react-admin";

/** The library's callback of a save, which passes a change or a new row. */
type Save = (
  resource: string,
  params: { data: Readonly<Record<string, unknown>> },
) => Promise<{ data: RaRecord }>;

/** Runs once the server has the row, before the screen goes on. `then` gets the row as it was stored. */
export function useAfterSave(then: (row: RaRecord) => Promise<void>): void {
  useRegisterMutationMiddleware<Save>(async (resource, params, next) => {
    const saved = await next(resource, params);
    await then(saved.data);
    return saved;
  });
}
