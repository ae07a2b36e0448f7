import { randomBytes } from 'node:crypto'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { hashOfSecret } from '../../people/sessions/index.ts'
import type { Who } from '../identity/identity.sql.ts'
import { readLoginToken, writeLoginToken } from './login-token.sql.ts'

/** How long a token can open a session. */
const loginTokenSeconds = 60

/** Issues a token that opens a session once, in the browser it is bound to. */
export async function issueLoginToken(
  sql: Sql,
  { clock }: Pick<House, 'clock'>,
  { shard, player, boundTo, method }: Who & { boundTo: string; method: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const at = clock.now()
  const expiresAt = new Date(at.getTime() + loginTokenSeconds * 1000)
  await writeLoginToken(sql, { tokenHash: hashOfSecret(token), shard, player, boundTo, method, at, expiresAt })
  return token
}

/** Returns why a token no longer opens a session; undefined if it does. */
export async function hasLoginTokenEnded(
  sql: Sql,
  { clock }: Pick<House, 'clock'>,
  token: string,
): Promise<'used' | 'expired' | undefined> {
  const row = await readLoginToken(sql, hashOfSecret(token))
  if (row?.used_at) return 'used'
  return row && row.expires_at > clock.now() ? undefined : 'expired'
}
