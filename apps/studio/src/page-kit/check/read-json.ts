/** Reads a field that holds JSON; undefined if it does not. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
