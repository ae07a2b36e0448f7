import type { DescribedField, VerificationChannel } from '@fairhouse/contract'
import { languageOf } from '@fairhouse/messages/languages.ts'
import type { RequestContext, PlayerContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { openPerson } from '../players/person.ts'
import { phoneField } from '../players/phone-field.ts'
import { readPlayer, type PlayerRow } from '../players/player.sql.ts'
import { readCode, type Channel, type CodeRow } from './code.sql.ts'

export type Channels = { email: VerificationChannel; phoneNumber: VerificationChannel }

/** The language is the calling page's, which may differ from the player's own. */
type AskingIn = Pick<RequestContext, 'house' | 'language'>

/** Returns the owner under which a player's codes are stored. */
export const ownerOf = (player: bigint): string => `player:${player}`

/** Returns what a logged-in player must prove by a code, per channel. */
export async function readVerification(asking: PlayerContext): Promise<Channels | Refused> {
  const { house, player } = asking
  const row = await readPlayer(house.db, player.shard, player.player)
  return row ? channelsOf(asking, row) : refuse('noSession')
}

export async function channelsOf(asking: AskingIn, row: PlayerRow): Promise<Channels> {
  return { email: await channelOf(asking, row, 'email'), phoneNumber: await channelOf(asking, row, 'phoneNumber') }
}

export const isProven = (row: PlayerRow, channel: Channel): boolean =>
  (channel === 'email' ? row.email_verified_at : row.phone_verified_at) !== null

async function channelOf(asking: AskingIn, row: PlayerRow, channel: Channel): Promise<VerificationChannel> {
  const { house } = asking
  const { settings, personal } = house
  const value = openPerson({ personal }, row)[channel] ?? ''
  const code = await readCode(house.db, ownerOf(row.id), channel)
  const proven = isProven(row, channel)
  const last = proven ? 'verified' : stateOf(code, house.clock.now())
  const running = last === 'sent' && code
  const sendAgainAt = code?.sent_at && new Date(code.sent_at.getTime() + settings.get('be.verificationResendSeconds') * 1000)
  return {
    needed: !proven,
    ask: !proven && settings.get('verification.ask').includes(channel),
    value,
    remainingAttempts: Math.max(settings.get('be.verificationCodeAttempts') - (code?.sent_number ?? 0), 0),
    sentNumber: code?.sent_number ?? 0,
    lastTransaction: last,
    ...(running && code.pin_id ? { pinId: code.pin_id } : {}),
    ...(running && code.expires_at ? { expirationTime: code.expires_at.toISOString() } : {}),
    ...(sendAgainAt && sendAgainAt > house.clock.now() ? { sendAgainAt: sendAgainAt.toISOString() } : {}),
    field: fieldOf(asking, row, channel),
  }
}

function stateOf(code: CodeRow | undefined, now: Date): VerificationChannel['lastTransaction'] {
  if (!code?.pin_id) return null
  if (code.verified_at) return 'verified'
  return code.code_hash && code.expires_at && code.expires_at > now ? 'sent' : 'expired'
}

/** Describes the field that edits a value. */
export function fieldOf({ house: { settings }, language }: AskingIn, { country }: PlayerRow, channel: Channel): DescribedField {
  if (channel === 'phoneNumber') return phoneField({ settings }, country, languageOf(language).tag)
  const most = settings.get('fields.emailMaxLength')
  return {
    name: 'email',
    kind: 'email',
    format: 'email',
    autocomplete: 'email',
    rules: [{ rule: 'required' }, { rule: 'email' }, { rule: 'maxLength', values: { number: most } }],
  }
}
