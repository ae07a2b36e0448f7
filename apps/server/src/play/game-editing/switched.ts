import type { ProviderWords } from './game-words.ts'

/** A wish to switch something on or off: in these countries, or everywhere if there are none. */
export type Switch = { isOn: boolean; countries: readonly string[] }

/**
 * Switches on or off. Everywhere is a switch of its own: what was off in some countries stays off there when the whole is
 * switched on again. Returns a sentence if nothing would change by it.
 */
export function switched<Words extends ProviderWords>(words: Words, { isOn, countries }: Switch): Words | string {
  if (countries.length === 0) {
    if (words.isOn === isOn) return isOn ? 'It is on already.' : 'It is off already.'
    return { ...words, isOn }
  }
  if (!words.isOn) return isOn ? 'It is off everywhere: switch it on everywhere first.' : 'It is off everywhere already.'
  const offIn = isOn
    ? words.offIn.filter((country) => !countries.includes(country))
    : [...new Set([...words.offIn, ...countries])].toSorted((a, b) => (a < b ? -1 : 1))
  if (offIn.length === words.offIn.length) return isOn ? 'It is on there already.' : 'It is off there already.'
  return { ...words, offIn }
}
