/** Writes where a list goes on: the values that its last row is sorted by. */
export const keyOf = (...values: string[]): string => Buffer.from(JSON.stringify(values)).toString('base64url')

/** Reads where a list goes on; undefined for its beginning, or for what we did not write. */
export function placeOf(after: string | undefined): [string, string] | undefined {
  if (!after) return undefined
  try {
    const values: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    return Array.isArray(values) && values.length === 2 ? [String(values[0]), String(values[1])] : undefined
  } catch {
    return undefined
  }
}
