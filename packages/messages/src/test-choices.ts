/** The first place in braces of an ICU text: what stands around it, and the texts of its plural or choice; none of a value. */
export type Place = { before: string; choices: string[]; after: string }

/** Reads the first place in braces, for tests that look at texts as people read them; undefined of a text without one. */
export function firstPlace(text: string): Place | undefined {
  const open = text.indexOf('{')
  if (open < 0) return undefined
  const close = closingOf(text, open)
  const inside = text.slice(open + 1, close)
  const choices = /^\s*\w+\s*,\s*(?:plural|select)\s*,/.test(inside) ? choicesIn(inside) : []
  return { before: text.slice(0, open), choices, after: text.slice(close + 1) }
}

function choicesIn(text: string): string[] {
  const open = text.indexOf('{')
  if (open < 0) return []
  const close = closingOf(text, open)
  return [text.slice(open + 1, close), ...choicesIn(text.slice(close + 1))]
}

/** Where the brace ends that begins at a place. */
function closingOf(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}' && (depth -= 1) === 0) return at
  }
  throw new Error(`A brace is not closed in ${text}`)
}
