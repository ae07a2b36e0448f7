import { endWith, Sentence } from '../launch/sentence.ts'

/** Returns a number from the command line. */
export function optionOf(name: string, fallback: number): number {
  const given = process.argv.findLast((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
  if (given === undefined) return fallback
  if (/^[1-9]\d{0,7}$/.test(given)) return Number(given)
  return endWith(new Sentence(`--${name} is "${given}": write a whole number from 1 to 99999999.`))
}
