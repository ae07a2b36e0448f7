import { expect, test } from 'vitest'
import type { House } from '../../base/house.ts'
import { codeText } from './messages.ts'

const settings: Record<string, unknown> = { 'site.name': 'Fairhouse', 'be.verificationCodeMinutes': 10 }
const house = {
  settings: { get: (name: string) => settings[name] ?? '' },
  env: { publicOrigin: 'https://play.example' },
  messages: { textsOf: () => undefined },
} as unknown as House // as much of it as is used
const lines = (language: string) => codeText(house, { value: '+35699123456', firstName: 'Anna', language }, '204637').split('\n')

test.each([
  ['en', /^204637 is your Fairhouse code\. It can be used for 10 minutes\./],
  ['de', /^204637 ist Ihr Code für Fairhouse\. /],
  ['ar', /^204637 هو رمزك في Fairhouse\. /],
])(
  'a message with a code is a sentence that begins with it (%s), and ends with the line by which a phone knows the site',
  (language, sentence) => {
    const [first, ...rest] = lines(language)
    expect(first).toMatch(sentence)
    expect(rest).toEqual(['', '@play.example #204637'])
  },
)
