import { describe, expect, test } from 'vitest'
import { hoursOfPatience } from '../engine/play/finish-left-rounds.ts'
import type { Language } from '../page-kit/words/index.ts'
import { exactReturn, maths as frost } from './frost-panes/play/maths.ts'
import { frostThemes } from './frost-panes/themes/index.ts'
import { frostWords } from './frost-panes/words/index.ts'
import { maths as hedgehog } from './hush-hedgehog/play/maths.ts'
import { hedgehogThemes } from './hush-hedgehog/themes/index.ts'
import { hedgehogWords } from './hush-hedgehog/words/index.ts'
import { leastChance, maths as level, mostChance } from './spirit-level/play/maths.ts'
import { levelThemes } from './spirit-level/themes/index.ts'
import { levelWords } from './spirit-level/words/index.ts'
import { maths as tide } from './tide-numbers/play/maths.ts'
import { tideNumbersWords } from './tide-numbers/words/index.ts'

const languages: Language[] = ['en', 'de', 'fi', 'sv', 'nl', 'et', 'ar']
/** The whole numbers of a text; what parts thousands is left out. */
const numbersIn = (text: string) =>
  new Set(
    text
      .replaceAll(/(\d)[.,\s\u00A0](?=\d{3}(?!\d))/g, '$1')
      .match(/\d+/g)
      ?.map(Number),
  )

const expectNumbers = (said: readonly (readonly [string, readonly number[]])[]) => {
  for (const [text, numbers] of said) for (const number of numbers) expect([text, numbersIn(text).has(number)]).toEqual([text, true])
}
/** The texts of a game, and of its themes. */
const all = <Own, Theirs>(words: Own, themes: Readonly<Record<string, { words: Theirs }>>): (Own | Theirs)[] => [
  words,
  ...Object.values(themes).map((theme) => theme.words),
]

describe.each(languages)('the rules in %s name the numbers of the mathematics', (language) => {
  test('at Tide Numbers', () => expectNumbers([[tideNumbersWords[language].drawRule, [1, tide.numbers]]]))

  test('at Spirit Level and its themes', () => {
    for (const { [language]: own } of all(levelWords, levelThemes))
      expectNumbers([
        [own.placeRule, [level.places, leastChance, mostChance]],
        [levelWords[language].returnRule, [level.returnPercent]],
      ])
  })

  test('at Hush, Hedgehog and its themes', () => {
    for (const { [language]: walk } of all(hedgehogWords, hedgehogThemes))
      expectNumbers([
        [walk.lastRule, [hedgehog.mostHundredths / 100]],
        [walk.awayRule, [hoursOfPatience]],
        [walk.returnRule, [hedgehog.returnPercent]],
      ])
  })

  test('at Frost Panes and its themes', () => {
    for (const { [language]: frosted } of all(frostWords, frostThemes))
      expectNumbers([
        [frosted.windows, [frost.windows]],
        [frosted.returnRule, [Number(exactReturn.of), Number(exactReturn.in)]],
      ])
  })
})
