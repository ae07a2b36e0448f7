import { Sentence } from '@fairhouse/process/sentence.ts'

/** Reads a whole number from the command line. */
export function wholeOf(option: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number >= least && number <= most) return number
  throw new Sentence(`--${option} is a whole number from ${least} to ${most}.`)
}
