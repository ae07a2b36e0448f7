import type { ChangeRequest } from '@fairhouse/contract/office/index.ts'
import type { Texts } from '@fairhouse/messages'

/** The states of a request, and the colour that each has beside its word. */
export const toneOfState = {
  waiting: 'brass',
  applied: 'good',
  rejected: 'bad',
  withdrawn: 'quiet',
  failed: 'bad',
  expired: 'quiet',
} as const satisfies Record<ChangeRequest['state'], string>

export const requestStates = Object.keys(toneOfState) as ChangeRequest['state'][] // its own keys

/** What a request asks for, by the address of its call; a call without a name of its own is called by its address. */
export function callName({ t, has }: Pick<Texts, 't' | 'has'>, call: string): string {
  const key = `office-house.call.${call.replace(/^\w+ \/office\//, '').replaceAll('/', '.')}`
  return has(key) ? t(key) : call
}
