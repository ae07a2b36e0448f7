// The rows of section 8 are proven where a product condition raises each code; here stands that each has a name, a number and a text.
import { proves } from '@fairhouse/testing/proves.ts'
import { readFileSync } from 'node:fs'
import { compileMessages } from '@fairhouse/messages/compile-messages.ts'
import { describe, expect, test } from 'vitest'
import { actionOfUrl } from './action-of-url.ts'
import { errorNamed, errorOfCode, errors, errorsByCode } from './errors.ts'
import { shownOf } from './shown.ts'

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
const texts = (language: string): Record<string, string> => JSON.parse(read(`packages/messages/${language}/error.json`))
const entries = Object.values(errors)

/** The codes and names that section 8 of a requirements document speaks of. */
function namedInSpecification(): string[] {
  const rows = read('docs/requirements/limits-and-shell.md').split('\n')
  return rows.flatMap((row) => {
    const found =
      /\| (?:Error code|Login error|Error) ([0-9][0-9_]*|expiredVerification|abortedVerification|idenfyAML|sofValidation)\b/.exec(row)
    return found ? [found[1]!] : [] // the pattern has one group
  })
}

describe('the catalogue', () => {
  test('has every number and name of the specification', () => {
    const spoken = [...new Set(namedInSpecification())]
    expect(spoken.length).toBeGreaterThan(140)
    const missing = spoken.filter((word) => !(word in errors) && !errorsByCode.has(Number(word.replace('_', ''))))
    expect(missing).toEqual([])
  })

  test('gives every error a number of its own', () => {
    expect(new Set(entries.map((entry) => entry.code)).size).toBe(entries.length)
    expect(errorsByCode.size).toBe(entries.length)
  })

  test('names every error in lowerCamel', () => {
    expect(entries.filter((entry) => !/^[a-z][A-Za-z0-9]+$/.test(entry.name))).toEqual([])
  })

  test('finds an error by name and by number, and the unknown error for anything else', () => {
    expect(errorNamed('failedLogin')).toBe(errorOfCode(107))
    expect(errorOfCode(80_2013).name).toBe('cardFailure2013')
    expect(errorNamed('toString')).toBe(errors.unknown)
    expect(errorOfCode(-1)).toBe(errors.unknown)
  })

  test('lets exactly the six login errors of the specification and the three modals stay quiet at login', () => {
    proves('IDN-NS-37')
    const quiet = entries.filter((entry) => entry.floats !== true && entry.name !== 'depositOnHold').map((entry) => entry.code)
    expect(quiet.toSorted((a, b) => a - b)).toEqual([155, 156, 214, 222, 247, 248, 295, 304])
  })

  test('links a closed account home and a suspended one to support', () => {
    expect(shownOf('closed').link?.to).toBe('/')
    expect(shownOf('suspended').link?.to).toBe('/support')
    expect(shownOf('constructor')).toEqual({ floats: true })
  })

  test.each([
    ['/api/game/launch', 'gameplay'],
    ['/api/payment/methods', 'deposit'],
    ['/api/payment/initWithdraw', 'withdrawal'],
    ['/api/limits', 'other'],
  ])('reads the action of %s as %s', (url, action) => {
    expect(actionOfUrl(url)).toBe(action)
  })
})

describe.each(['en', 'sv', 'et', 'nl', 'fi', 'de', 'ar'])('the texts in %s', (language) => {
  const all = texts(language)

  test('speak of every error and of no other', () => {
    expect(entries.filter((entry) => !all[entry.name]).map((entry) => entry.name)).toEqual([])
    expect(Object.keys(all).filter((key) => !key.startsWith('link.') && !(key.split('.')[0]! in errors))).toEqual([]) // split answers one part at least
  })

  test('are ICU that compiles and use the values that the table names', () => {
    compileMessages('error', all)
    const wrong = Object.entries(all).flatMap(([key, text]) => {
      const known = errorNamed(key.split('.')[0]!).details ?? [] // split answers one part at least
      return valuesIn(text)
        .filter((value) => !known.includes(value))
        .map((value) => `${key}: ${value}`)
    })
    expect(wrong).toEqual([])
  })
})

test('both languages speak about the same values under the same keys', () => {
  const [english, arabic] = [texts('en'), texts('ar')]
  expect(Object.keys(arabic)).toEqual(Object.keys(english))
  for (const [key, text] of Object.entries(english)) expect([key, valuesIn(arabic[key] ?? '')]).toEqual([key, valuesIn(text)])
})

/** The names in braces: `{limit}`, `{tries, plural, …}`. */
function valuesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?:\}|, ?(?:plural|select|number|date|time)\b)/g)].map((match) => match[1]!))].toSorted() // the pattern has one group
}
