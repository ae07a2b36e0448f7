import type { UsedPasskey } from '@fairhouse/contract'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { PlayerContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayer } from '../players/player.sql.ts'
import { loginPlayerOf } from '../passkeys/passkeys.ts'
import { codeRefusal, hasSecondFactor } from '../second-factor/prove-code.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { readPasskeys } from '../passkeys/passkey.sql.ts'
import { proveSession } from '../sessions/session.ts'
import { readSessionProven } from '../sessions/session.sql.ts'

/** The ways in which a player can prove again who they are. */
type Proof = 'password' | 'code' | 'passkey' | 'identification'

/**
 * Requires recent proof of identity before something important, such as changing where money is paid: within the
 * setting's minutes in this session. Refuses with 9102 and the ways to prove it. A login counts, unless by an outside
 * account.
 */
export async function stepUp({ house, player }: PlayerContext): Promise<Refused | undefined> {
  const minutes = house.settings.get('be.stepUpMinutes')
  if (minutes === 0) return undefined
  const proven = await readSessionProven(house.db, player.sessionId)
  if (proven && house.clock.now().getTime() - proven.getTime() < minutes * 60_000) return undefined
  const row = await readPlayer(house.db, player.shard, player.player)
  if (!row) return refuse('noSession')
  const ways: Proof[] = [
    ...(row.password_hash ? ['password' as const] : []),
    ...((await hasSecondFactor(house, row)) ? ['code' as const] : []),
    ...((await readPasskeys(house.db, row.shard, row.id)).length > 0 ? ['passkey' as const] : []),
  ]
  return refuse('proofNeeded', { details: { ways: ways.length > 0 ? ways : ['identification' as const] } })
}

type Given = { password?: string | undefined; code?: string | undefined; used?: UsedPasskey | undefined }

/** Proves again who the player is, by password, one-time code or passkey. Tries are counted. */
export async function proveAgain(asking: PlayerContext, given: Given): Promise<Record<string, never> | Refused> {
  const { house, player } = asking
  const who = { shard: player.shard, id: player.player }
  const [way, refused] = await provenBy(asking, given, who)
  if (refused) return refused
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    await proveSession(tx, player.sessionId, at)
    await writeAudit(tx, { at, actor: `player:${who.id}`, action: 'session.proven', subject: `player:${who.id}`, details: { way } })
  })
  return {}
}

async function provenBy(
  asking: PlayerContext,
  { password, code, used }: Given,
  who: { shard: number; id: bigint },
): Promise<[Proof, Refused | undefined]> {
  if (code !== undefined) return ['code', await codeRefusal(asking, who, code)]
  if (used !== undefined) {
    const owner = await loginPlayerOf(asking, used)
    return ['passkey', isRefused(owner) ? owner : owner.id === who.id ? undefined : refuse('authenticationFailed')]
  }
  const row = await provePassword(asking, password ?? '')
  return ['password', isRefused(row) ? row : undefined]
}
