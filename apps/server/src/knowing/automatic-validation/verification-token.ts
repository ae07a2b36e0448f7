import type { PlayerContext } from '../../base/house.ts'
import { isSame } from './provider-contract/ask-provider.ts'

const validMinutes = 60

/** Issues a stateless token that lets this session begin an automatic validation for an hour. */
export function verificationTokenFor(asking: PlayerContext): string {
  const until = Math.floor(asking.house.clock.now().getTime() / 1000) + validMinutes * 60
  return `${until}.${markOf(asking, until)}`
}

/** Returns whether a token was issued to this session and is still valid. */
export function isVerificationToken(asking: PlayerContext, token: string): boolean {
  const [until = '', mark = ''] = token.split('.')
  return (
    /^\d{1,12}$/.test(until) && Number(until) * 1000 > asking.house.clock.now().getTime() && isSame(mark, markOf(asking, Number(until)))
  )
}

const markOf = ({ house, player }: PlayerContext, until: number) =>
  house.personal.indexOf('verification-token', `${player.sessionId}\n${until}`)
