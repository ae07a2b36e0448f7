import type { OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'
import type { playerActCalls } from '@fairhouse/contract/office/players/player-acts.ts'
import { Wrong, type Said } from '../frame/command.ts'
import { saidOf, type OfficeSide } from '../client/office-command.ts'
import { noPlayer, playerAt } from '../client/player.ts'

type ActCall = (typeof playerActCalls)[keyof typeof playerActCalls]
export type PlayerActAt = Exclude<ActCall['at'], 'POST /office/players/create' | 'POST /office/players/stored/reveal'>
type More<At extends PlayerActAt> = Omit<OfficeTakes<At>, 'player'>

/** Acts on the player named by the first argument, and says what is so from then on. */
export async function actOn<At extends PlayerActAt>(
  office: OfficeSide,
  args: string[],
  at: At,
  more: More<At>,
  reason: string | undefined,
  done: (player: string) => { value: object; lines: string[] },
): Promise<Said> {
  const player = await playerAt(office, args)
  const input = { ...more, player } as unknown as OfficeTakes<At> // the two parts of it
  return saidOf(await office.act(at, input, { reason, missing: noPlayer(player) }), done(player))
}

/** Returns when a number of hours is over by the house's clock; null for good. */
export async function endOf(office: OfficeSide, text: string): Promise<string | null> {
  if (text === 'forever') return null
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Wrong(`"${text}" is no number of hours. Give a whole number, or "forever".`)
  return new Date((await office.now()).getTime() + Number(text) * 3_600_000).toISOString()
}
