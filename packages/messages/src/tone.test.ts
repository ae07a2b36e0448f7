import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { readTexts } from './read-texts.ts'
import { firstPlace } from './test-choices.ts'

/** Each way in which an ICU text can be said, values standing as a word. */
function waysOf(text: string): string[] {
  const place = firstPlace(text)
  if (!place) return [text]
  const { before, choices, after } = place
  return (choices.length > 0 ? choices : ['value']).flatMap(waysOf).flatMap((way) => waysOf(after).map((rest) => before + way + rest))
}

/** What the specification quotes word for word, without a full stop. */
const quoted = ['rule.zip', 'rule.wrongFormat', 'rule.campaignConditions']
const longest = 140

test.each(['en', 'sv', 'et', 'nl', 'fi', 'de', 'ar'])(
  'what is said of a mistake in a form is a short, calm sentence that ends as one, in %s',
  (language) => {
    proves('SHL-NS-44')
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
