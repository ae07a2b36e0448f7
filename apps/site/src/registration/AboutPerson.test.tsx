import { expect, test } from 'vitest'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { AboutPerson } from './StepForm.tsx'

const shown = async (error: string, errorCode: number) =>
  textOf(await drawn(<AboutPerson refusal={{ error, errorCode }} />, { areas: ['registration'] }))

test.each([
  ['excluded', 120],
  ['exclusionRegisterUnreachable', 258],
  ['registerUnavailable', 278],
])('what a register says of a person stays in the form (%s)', async (error, errorCode) => {
  expect((await shown(error, errorCode)).length).toBeGreaterThan(20)
})

test('what is not about the person has no place there', async () => {
  expect(await shown('tooManyRequests', 1)).toBe('')
})
