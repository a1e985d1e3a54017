/**
 * A view whose fields are read on every access, so that code which received it at the start sees current settings.
 * The set of fields is that of the first reading.
 */
export function liveView<T extends object>(read: () => T): T {
  const view = {};
  for (const key of Object.keys(read())) {
    Object.defineProperty(view, key, { enumerable: true, get: () => Reflect.get(read(), key) });
  }
  return view as T;
}
