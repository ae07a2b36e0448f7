import { randomBytes } from 'node:crypto'
import type { House } from '../base/context.ts'
import type { Sql } from '../base/database.ts'
import { hashOfSecret } from '../sign-in/index.ts'
import type { Who } from './identity.sql.ts'
import { writeLoginToken } from './login-token.sql.ts'

/** How long a token opens a session. */
export const loginTokenSeconds = 60

/** A token that opens a session of a player once, in the browser that it is bound to. */
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
