import type { Profile } from '@fairhouse/contract'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { RequestContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { openPerson } from '../players/person.ts'
import { readPlayer } from '../players/player.sql.ts'
import { activatePlayer } from '../players/write-player.ts'
import { accountRefusal } from '../sign-in/account-refusal.ts'
import { clearRegistrationCookie, hashOfSecret } from '../sessions/session.ts'
import { enter } from '../sign-in/enter.ts'
import { issueCode } from '../verification/issue-code.ts'
import { proveCode } from '../verification/prove-code.ts'
import { readProof, writeProofUsed, type ProofRow } from './registration-proof.sql.ts'

/**
 * Activates the account by the mailed code and logs in. For an address with an account no code is right, and nothing
 * reveals that.
 */
export async function proveRegistration(asking: RequestContext, { code }: { code: string }): Promise<{ profile: Profile } | Refused> {
  const { house } = asking
  const at = house.clock.now()
  const { secretHash, proof } = await waitingProof(asking)
  if (!proof) return refuse('tokenExpired')
  const wrong = await house.db.transaction(async (tx) => {
    const refused = await proveCode(house, tx, `registration:${secretHash}`, 'email', code)
    if (refused || proof.player === null || proof.shard === null) return refused ?? refuse('codeNotFound')
    await writeProofUsed(tx, secretHash, at)
    await activatePlayer(tx, { shard: proof.shard, player: proof.player }, at)
    await writeAudit(tx, { at, actor: `player:${proof.player}`, action: 'player.activate', subject: `player:${proof.player}` })
    return undefined
  })
  if (wrong) return wrong
  asking.setCookie(clearRegistrationCookie())
  const row = proof.player === null || proof.shard === null ? undefined : await readPlayer(house.db, proof.shard, proof.player)
  if (!row) return refuse('tokenExpired')
  return (await accountRefusal(asking, row)) ?? enter(asking, row)
}

/** Sends the code again; for an address with an account everything happens but the sending. */
export async function sendRegistrationCode(
  asking: RequestContext,
): Promise<{ expirationTime: string; remainingAttempts: number } | Refused> {
  const { house, language } = asking
  const { secretHash, proof } = await waitingProof(asking)
  if (!proof) return refuse('tokenExpired')
  const row = proof.player === null || proof.shard === null ? undefined : await readPlayer(house.db, proof.shard, proof.player)
  const person = row && openPerson(house, row)
  // Without a player, the value only stands for itself in the counters.
  const value = person?.email ?? secretHash
  const owner = `registration:${secretHash}`
  const sent = await issueCode(asking, { owner, channel: 'email', value, firstName: person?.firstName ?? '', language, toNobody: !row })
  if (isRefused(sent)) return sent
  const most = house.settings.get('be.verificationCodeAttempts')
  return { expirationTime: sent.expires_at?.toISOString() ?? '', remainingAttempts: most - sent.sent_number }
}

async function waitingProof({ house, registration }: RequestContext): Promise<{ secretHash: string; proof: ProofRow | undefined }> {
  const secretHash = hashOfSecret(registration ?? '')
  const proof = await readProof(house.db, secretHash)
  const waits = proof && !proof.used_at && proof.expires_at > house.clock.now()
  return { secretHash, proof: waits ? proof : undefined }
}
