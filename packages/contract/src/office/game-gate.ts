import type { Gate } from './base/office-call.ts'

/** What is said of a game or a provider, as far as a change of it is weighed. */
type Said = { isOn: boolean; offIn: readonly string[]; countries: readonly string[] }

/** What a licence, a certificate or the law speaks of: two people agree to it. */
const lawful = ['countries', 'group', 'moreGroups', 'provider', 'returnPercent', 'demo'] as const

/**
 * What stands before a change: a second person where law or licence are concerned, a passkey where something can be played
 * that could not, else a reason. What is new has no games yet.
 */
export function gateOfChange(before: Said | undefined, after: Said): Gate {
  if (!before) return 'reason'
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>] // read by the names of their fields
  if (lawful.some((name) => JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name] ?? null))) return 'second'
  const isOpened = (after.isOn && !before.isOn) || before.offIn.some((country) => !after.offIn.includes(country))
  return isOpened ? 'stepUp' : 'reason'
}
