// Whether a reply repeats what it was told to keep to itself.

/** So many letters in a row are no chance. */
const RUN = 48;

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, " ");

/**
 * Looks for a run of the instructions' letters in a reply, each time its end has grown by `added` characters. Windows
 * overlap by half, so a run of one and a half windows always holds a whole one.
 */
export function createLeakCheck(instructions: string): (reply: string, added: number) => boolean {
  const secret = plain(instructions);
  return (reply, added) => {
    const end = plain(reply.slice(Math.max(0, reply.length - added - 2 * RUN)));
    for (let at = 0; at + RUN <= end.length; at += RUN / 2) {
      if (secret.includes(end.slice(at, at + RUN))) return true;
    }
    return false;
  };
}
