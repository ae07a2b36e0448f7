const encoder = new TextEncoder()
let room = new Uint8Array(0)

/**
 * Makes the parts of a page into bytes. Parts are not joined, since a copy of a text of this size costs more than writing
 * it; nor measured first, as `Buffer.from` does: there is room for the largest page so far, at most three bytes a character.
 */
export function encodePage(parts: readonly string[]): Buffer {
  const most = 3 * parts.reduce((sum, part) => sum + part.length, 0)
  if (room.length < most) room = new Uint8Array(most)
  let end = 0
  for (const part of parts) end += encoder.encodeInto(part, room.subarray(end)).written
  return Buffer.from(room.subarray(0, end))
}
