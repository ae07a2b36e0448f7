import { expect, test } from 'vitest'
import { hoursOfPatience } from '../engine/play/finish-left-rounds.ts'
import type { Language } from '../page-kit/words/index.ts'
import { exactReturn, maths as frost } from './frost-panes/play/maths.ts'
import { frostWords } from './frost-panes/words/index.ts'
import { maths as hedgehog } from './hush-hedgehog/play/maths.ts'
import { hedgehogWords } from './hush-hedgehog/words/index.ts'
import { leastChance, maths as level, mostChance } from './spirit-level/play/maths.ts'
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

test.each(languages)('the rules in %s name the numbers of the mathematics', (language) => {
  const [own, frosted, walk, marks] = [levelWords[language], frostWords[language], hedgehogWords[language], tideNumbersWords[language]]
  const said: [string, number[]][] = [
    [marks.drawRule, [1, tide.numbers]],
    [own.placeRule, [level.places, leastChance, mostChance]],
    [own.returnRule, [level.returnPercent]],
    [walk.lastRule, [hedgehog.mostHundredths / 100]],
    [walk.awayRule, [hoursOfPatience]],
    [walk.returnRule, [hedgehog.returnPercent]],
    [frosted.windows, [frost.windows]],
    [frosted.returnRule, [Number(exactReturn.of), Number(exactReturn.in)]],
  ]
  for (const [text, numbers] of said) for (const number of numbers) expect([text, numbersIn(text).has(number)]).toEqual([text, true])
})
