/**
 * An object whose fields are read anew each time: whoever was given it at the start sees what is set now. Its fields are
 * those of the first reading.
 */
export function liveView<T extends object>(read: () => T): T {
  const view = {};
  for (const key of Object.keys(read())) {
    Object.defineProperty(view, key, { enumerable: true, get: () => Reflect.get(read(), key) });
  }
  return view as T;
}
