import { timingSafeEqual } from 'node:crypto'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { codeHashOf } from './code-hash.ts'
import { countWrongTry, writeCodeUsed, type Channel } from './code.sql.ts'

/**
 * Proves an owner's address or number by the code sent there. A code works once, even if it comes twice concurrently.
 */
export async function proveCode(house: House, sql: Sql, owner: string, channel: Channel, written: string): Promise<Refused | undefined> {
  const now = house.clock.now()
  const row = await countWrongTry(sql, owner, channel)
  if (!row?.pin_id) return refuse('codeNotFound')
  if (row.verified_at) return refuse('codeUsed')
  const most = house.settings.get('be.verificationWrongCodes')
  if (!row.code_hash || !row.expires_at || row.expires_at <= now || row.wrong_tries > most) return refuse('codeExpired')
  const given = codeHashOf(house, { owner, channel }, row.pin_id, written.replace(/\s/g, ''))
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(row.code_hash)))
    return refuse('codeNotFound', { details: { tries: most - row.wrong_tries } })
  return (await writeCodeUsed(sql, owner, channel, row.code_hash, now)) ? undefined : refuse('codeUsed')
}
