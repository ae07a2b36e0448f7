import type { PageSettings } from '@fairhouse/contract'
import type { Texts } from '@fairhouse/messages'
import { expect, test } from 'vitest'
import { passwordHint } from './password-hint.ts'

const texts = { t: (key: string, { number }: { number: number }) => `${key} ${number}` } as unknown as Texts // as much of it as is used
const hint = (fe: Record<string, unknown>) => passwordHint({ settings: { fe } as PageSettings, texts }) // as much of it as is used

test.each([
  [{}, 'field.hint.password 6'],
  [{ 'password.rule': 'specification', 'password.minLength': 9 }, 'field.hint.password 9'],
  [{ 'password.rule': 'strict', 'password.minLength': 6 }, 'field.hint.passwordLength 8'],
  [{ 'password.rule': 'strict', 'password.minLength': 12 }, 'field.hint.passwordLength 12'],
])('the hint of a new password follows the settings %o', (settings, expected) => {
  expect(hint(settings)).toBe(expected)
})
