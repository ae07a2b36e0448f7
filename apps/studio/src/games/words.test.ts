import { expect, test } from 'vitest'
import { cardWords } from '../page-kit/cards/words.ts'
import { instantWords } from '../page-kit/instant/words.ts'
import { languageOf, spoken, type Language, type WordsByLanguage } from '../page-kit/words/index.ts'
import { checkWords } from '../page-kit/check/words/index.ts'
import { chatWords } from '../page-kit/chat/words/index.ts'
import { bingoWords } from '../page-kit/bingo/words/index.ts'
import { hiveThemes } from './amber-hive/themes/index.ts'
import { hiveWords } from './amber-hive/words/index.ts'
import { blackthornWords } from './blackthorn/words/index.ts'
import { dovecoteWords } from './dovecote/words/index.ts'
import { wheelWords } from './harvest-wheel/page/words.ts'
import { jacksWords } from './jacks/words/index.ts'
import { tideThemes } from './lantern-tide/themes/index.ts'
import { tideWords } from './lantern-tide/words/index.ts'
import { puntoWords } from '../page-kit/baccarat/words/index.ts'
import { sharedWheelWords } from '../page-kit/roulette/shared-words/index.ts'
import { rouletteWords } from '../page-kit/roulette/words/index.ts'
import { lilyPondWords } from './lily-pond/words/index.ts'
import { magpieWords } from './magpie-punto-banco/words/index.ts'
import { millstoneWords } from './millstone-roulette/words/index.ts'
import { chipWords } from '../page-kit/chips/words.ts'
import { sharedWords } from '../page-kit/shared/words/index.ts'
import { heronThemes } from './night-heron/themes/index.ts'
import { heronWords } from './night-heron/words/index.ts'
import { orchardThemes } from './orchard/themes/index.ts'
import { orchardWords } from './orchard/words/index.ts'
import { pearlThemes } from './pearl-fall/themes/index.ts'
import { pearlWords } from './pearl-fall/words/index.ts'
import { levelThemes } from './spirit-level/themes/index.ts'
import { levelWords } from './spirit-level/words/index.ts'
import { hedgehogThemes } from './hush-hedgehog/themes/index.ts'
import { hedgehogWords } from './hush-hedgehog/words/index.ts'
import { frostThemes } from './frost-panes/themes/index.ts'
import { frostWords } from './frost-panes/words/index.ts'
import { virtualWords } from '../page-kit/virtual/words/index.ts'
import { raceWords } from '../page-kit/virtual/race/words/index.ts'
import { dogsWords } from './lamplight-dogs/words/index.ts'
import { downsWords } from './curlew-downs/words/index.ts'
import { leagueWords } from './hedgerow-league/words/index.ts'
import { pokerWords } from './poker/words.ts'
import { baccaratWords } from './quince-baccarat/words/index.ts'
import { glassThemes } from './sea-glass/themes/index.ts'
import { glassWords } from './sea-glass/words/index.ts'
import { stillwaterWords } from './stillwater-roulette/page/words.ts'
import { tideNumbersThemes } from './tide-numbers/themes/index.ts'
import { tideNumbersWords } from './tide-numbers/words/index.ts'

/** Every text of a language by its name, those of a table by both. */
const flat = (words: object): [string, string][] =>
  Object.entries(words).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[key, text] as [string, string]]
      : Object.entries(text as object).map(([name, own]): [string, string] => [`${key}.${name}`, String(own)]),
  )
const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted()
/** Names, numbers that are the same everywhere, and words that two languages share. */
const same =
  /^(?:game|hands|inAll|ranks|several|symbols|pieces|told|turn|demo|chips|runner$|firstThree|marketReturn|minute$|home$|away$|level$|over$|under$|scoreText|and$|short|stops$|respin$|hand$|number$|fell|pocketName|straight|chatTitle$|names\.(?:low|high|even))/

const others: Language[] = ['sv', 'et', 'nl', 'fi', 'de', 'ar']
const none = {}
const nothing: WordsByLanguage<object> = { en: none, de: none, fi: none, sv: none, nl: none, et: none, ar: none }
const slots = [orchardThemes, tideThemes, glassThemes, heronThemes, hiveThemes]
const instants = [frostThemes, pearlThemes, tideNumbersThemes, levelThemes, hedgehogThemes]
const themes = [...slots, ...instants].flatMap((of) => Object.entries<{ words: WordsByLanguage<object> }>(of))
const tables: Record<string, WordsByLanguage<object>> = {
  ...Object.fromEntries(themes.map(([theme, { words }]) => [theme, words])),
  Orchard: orchardWords,
  'Lantern Tide': tideWords,
  'Sea Glass': glassWords,
  'Night Heron': heronWords,
  'Amber Hive': hiveWords,
  Jacks: jacksWords,
  Blackthorn: blackthornWords,
  'Harvest Wheel': wheelWords,
  cards: cardWords,
  wheels: rouletteWords,
  'shared wheels': sharedWheelWords,
  'punto banco': puntoWords,
  'Millstone Roulette': millstoneWords,
  'Quince Baccarat': baccaratWords,
  'Stillwater Roulette': stillwaterWords,
  'Magpie Punto Banco': magpieWords,
  'tables with chips': chipWords,
  'shared tables': sharedWords,
  'instant games': instantWords,
  'Tide Numbers': tideNumbersWords,
  'Pearl Fall': pearlWords,
  'Spirit Level': levelWords,
  'Hush, Hedgehog': hedgehogWords,
  'Frost Panes': frostWords,
  'bingo rooms': bingoWords,
  chat: chatWords,
  checks: checkWords,
  Dovecote: dovecoteWords,
  'Lily Pond': lilyPondWords,
  'virtual sports': virtualWords,
  races: raceWords,
  'Lamplight Dogs': dogsWords,
  'Curlew Downs': downsWords,
  'Hedgerow League': leagueWords,
  poker: pokerWords,
}

const missing = (english: object, told: object) => {
  const own = new Map(flat(told))
  return flat(english).filter(([key, text]) => {
    const word = own.get(key)
    return word === undefined || word === '' || (word === text && !same.test(key)) || holes(word).join() !== holes(text).join()
  })
}

test.each(others)('what all games share is said in %s, with the same values in each text', (language) => {
  expect(flat(spoken('en', nothing).words).length).toBeGreaterThan(90)
  expect(missing(spoken('en', nothing).words, spoken(language, nothing).words)).toEqual([])
})

test.each(others)('each game says everything in %s, with the same values in each text', (language) => {
  for (const [name, words] of Object.entries(tables)) expect([name, missing(words.en, words[language])]).toEqual([name, []])
})

test('a game has the name in every language that it has in the lobby', () => {
  const named = Object.values(tables).filter((words) => 'game' in words.en)
  expect(named.length).toBeGreaterThan(20)
  for (const words of named) {
    const names = Object.values(words).map((told) => (told as { game: string }).game) // a game's own words
    expect(new Set(names)).toEqual(new Set([names[0]]))
  }
})

test('a sport has no text in the place of one that all virtual sports say', () => {
  for (const words of [raceWords, dogsWords, downsWords, leagueWords])
    expect(Object.keys(words.en).filter((key) => key in virtualWords.en)).toEqual([])
})

test('an unknown language is English, a region does not matter, and only Arabic runs from right to left', () => {
  expect(languageOf('xx')).toBe('en')
  expect(languageOf('constructor')).toBe('en')
  expect(languageOf('sv-FI')).toBe('sv')
  expect([...others, 'en'].filter((language) => spoken(language, nothing).direction === 'rtl')).toEqual(['ar'])
})
