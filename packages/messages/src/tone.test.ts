// Proves SHL-NS-44.
import { expect, test } from 'vitest'
import { readTexts } from './read-texts.ts'

/** Each way in which an ICU text can be said, values standing as a word. */
function waysOf(text: string): string[] {
  const open = text.indexOf('{')
  if (open < 0) return [text]
  const close = closingOf(text, open)
  const inside = text.slice(open + 1, close)
  const options = /^\s*\w+\s*,\s*(?:plural|select)\s*,/.test(inside) ? optionsIn(inside) : ['value']
  return options.flatMap(waysOf).flatMap((way) => waysOf(text.slice(close + 1)).map((rest) => text.slice(0, open) + way + rest))
}

function optionsIn(text: string): string[] {
  const open = text.indexOf('{')
  if (open < 0) return []
  const close = closingOf(text, open)
  return [text.slice(open + 1, close), ...optionsIn(text.slice(close + 1))]
}

function closingOf(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}' && (depth -= 1) === 0) return at
  }
  throw new Error(`A brace is not closed in ${text}`)
}

/** What the specification quotes word for word, without a full stop. */
const quoted = ['rule.zip', 'rule.wrongFormat', 'rule.campaignConditions']
const longest = 140

test.each(['en', 'sv', 'et', 'nl', 'fi', 'de', 'ar'])(
  'what is said of a mistake in a form is a short, calm sentence that ends as one, in %s',
  (language) => {
    const said = Object.entries(readTexts(language, 'field')).filter(([key]) => key.startsWith('rule.') && !quoted.includes(key))
    expect(said.length).toBeGreaterThan(40)
    const odd = said.flatMap(([key, text]) =>
      waysOf(text)
        .filter((way) => !/^\S.*[.؟?]$/su.test(way) || /!/.test(way) || way.length > longest)
        .map((way) => `${key}: ${way}`),
    )
    expect(odd).toEqual([])
  },
)
