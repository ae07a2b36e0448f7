import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdsBlocked } from './blocked.ts'
import { blockedWords } from './blocked-words.ts'
import { cleanText } from './clean-text.ts'
import { holdsContact } from './contacts.ts'
import { foldName } from './fold.ts'
import { faultOfText } from './judge-message.ts'
import { cleanNickname, faultOfNickname } from './nickname.ts'

const isBlocked = (text: string, language = 'en', house: string[] = []) => holdsBlocked(text, language, house)

describe('a blocked word', () => {
  test.each([
    ['en', 'You are a CUNT'],
    ['en', 'what a fuuuuuck'],
    ['en', 'motherfucker'],
    ['en', 'f.u.c.k it'],
    ['en', 'f u c k'],
    ['en', 'f*ck off'],
    ['en', '5h1t'],
    ['en', 'сunt'], // the first letter is Cyrillic
    ['en', 'ｃｕｎｔ'],
    ['en', 'c\u200bunt'],
    ['en', 'sh!t'],
    ['en', 'shit!'],
    ['en', 'wh\u0308ore'],
    ['de', 'Du Arschlöcher'],
    ['de', 'so eine SCHEISSE'],
    ['fi', 'voi vittujen kevät, vittu'],
    ['sv', 'din jävla hora'],
    ['nl', 'klootzakken'],
    ['et', 'mine persse'],
    ['ar', 'يا ابن القحبة'],
    ['ar', 'شَرْمُوطَة'],
    ['fi', 'you are a whore'],
  ])('is found in %s: %s', (language, text) => expect(isBlocked(text, language)).toBe(true))

  test.each([
    ['en', 'Greetings from Scunthorpe, Penistone and Essex'],
    ['en', 'Who’re you? Assassins, a therapist, shiitake, Cockburn, bass, class'],
    ['en', "who're the analysts at Arsenal, Dick van Dyke and Hancock"],
    ['en', 'I need 12, 45 and 88 for a full house'],
    ['de', 'Eine Nuss und Spaß in der Sitzung'],
    ['fi', 'kukka kukkii, kuka voitti'],
    ['sv', 'Jag fick en vitt häst i slutet, slut nu, hans prick sitt kvar'],
    ['nl', 'ja hoor, dat is leuk'],
    ['et', 'kukk laulab, õnne'],
    ['ar', 'بكس جديد والكسر لا ينفع، نيكول فازت'],
  ])('is not found in %s: %s', (language, text) => expect(isBlocked(text, language)).toBe(false))

  test('of one language is one for whoever speaks another, unless it is an innocent word there', () => {
    expect([isBlocked('hoor', 'en'), isBlocked('hoor', 'et'), isBlocked('hoor', 'nl')]).toEqual([false, true, false])
    expect([isBlocked('slut', 'en'), isBlocked('slut', 'sv'), isBlocked('slut', 'fi')]).toEqual([true, false, true])
  })

  test('of the house is one too, whole or by its beginning', () => {
    expect(isBlocked('go to Rivalbingo', 'en', ['rivalbingo'])).toBe(true)
    expect(isBlocked('Rivalbingos', 'en', ['rivalbingo'])).toBe(false)
    expect(isBlocked('R1valbingos', 'en', ['rival*'])).toBe(true)
    expect(isBlocked('anything', 'en', ['*'])).toBe(false)
  })

  test('is data with a version, a date and a source, in each language; every entry is found as it stands', () => {
    expect(blockedWords).toMatchObject({ version: expect.any(Number), date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), source: /./ })
    for (const [language, words] of Object.entries(blockedWords.blocked)) {
      expect([language, words.length]).toEqual([language, expect.toSatisfy((count: number) => count > 20)])
      for (const word of words) expect([word, isBlocked(word.replaceAll('*', ''), 'none')]).toEqual([word, true])
      for (const word of blockedWords.allowed[language] ?? []) expect([word, words.includes(word)]).toEqual([word, false])
    }
  })
})

test.each([
  'see www.example.com',
  'https://example.com/x',
  'write to ada@example.com',
  'ada (at) example (dot) com',
  'join me on t.me/ada',
  'me @ada_lovelace',
  'call +46 70 123 45 67',
  'call 0701234567',
  'call 070-123 45 67',
  'call ٠٧٠١٢٣٤٥٦٧',
  'example.se',
])('a way to meet elsewhere is found: %s', (text) => expect(holdsContact(text)).toBe(true))

test.each([
  'Good luck. No more balls',
  'Nice one. Me too',
  'I need 12, 45, 67 and 88',
  '20:15 or 21:30?',
  '5 to go... 3 to go',
  '85 % of 1,000',
  '@ 8?!',
])('nothing of the kind is found: %s', (text) => expect(holdsContact(text)).toBe(text.startsWith('@')))

test('a text is shown as it was written, without what nobody has typed and what would spoil the lines around it', () => {
  expect(cleanText('  one\n\ttwo\u00a0three ')).toBe('one two three')
  expect(cleanText('a\u202eb\u2066c\u0000d\u200be')).toBe('abcde')
  expect(cleanText(`z${'\u0335'.repeat(30)}`)).toBe(`z${'\u0335'.repeat(3)}`)
  expect(cleanText('👩‍👧 <b>&amp;')).toBe('👩‍👧 <b>&amp;')
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => cleanText(cleanText(text)) === cleanText(text)))
})

test('a text has 1 to 140 characters as a reader counts them', () => {
  expect(faultOfText('', 'en', [])).toBe('CHAT_EMPTY')
  expect(faultOfText('é'.repeat(140).normalize('NFD'), 'en', [])).toBe(null)
  expect(faultOfText('x'.repeat(141), 'en', [])).toBe('CHAT_LONG')
  expect(faultOfText('👩‍👩‍👧‍👦'.repeat(100), 'en', [])).toBe('CHAT_LONG')
  expect(faultOfText('🎉', 'en', [])).toBe(null)
})

describe('a nickname', () => {
  test.each(['Ada', 'Ada Lovelace', 'lucky-7', 'Östen', 'حمامة', 'Голубь', 'Ben 90', 'Scunthorpe', 'DickVanDyke'])('may be %s', (name) =>
    expect(faultOfNickname(cleanNickname(name), 'en', [])).toBe(null),
  )

  test.each([
    ['A', 'NAME_FORM'],
    ['a'.repeat(17), 'NAME_FORM'],
    ['1234', 'NAME_FORM'],
    ['Ada!', 'NAME_FORM'],
    ['-Ada', 'NAME_FORM'],
    ['Ada  - B', 'NAME_FORM'],
    ['<b>Ada', 'NAME_FORM'],
    ['Аda', 'NAME_FORM'], // the first letter is Cyrillic
    ['ada.com', 'NAME_CONTACT'],
    ['ada@home', 'NAME_CONTACT'],
    ['Ada 0701234', 'NAME_CONTACT'],
    ['Admin', 'NAME_HOUSE'],
    ['M0derator 1', 'NAME_HOUSE'],
    ['Fairhouse', 'NAME_HOUSE'],
    ['FuckYou', 'NAME_WORDS'],
    ['BigCunt', 'NAME_WORDS'],
    ['kut-7', 'NAME_WORDS'],
    ['kut7', 'NAME_WORDS'],
  ])('is not %s: %s', (name, fault) => expect(faultOfNickname(cleanNickname(name), 'en', [])).toBe(fault))

  test.each([
    ['Ada', 'aDa'],
    ['Lucky', 'Iucky'],
    ['Lucky', 'L-u c k y'],
    ['Bob', 'B0b'],
    ['Marn', 'Mam'],
    ['Ösa', 'Osa'],
    ['Raven', 'Ravén'],
    ['أحمد', 'احمد'],
  ])('%s is taken by whoever is called %s', (one, other) => expect(foldName(one)).toBe(foldName(other)))
})
