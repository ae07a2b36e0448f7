import type { Sql } from '../../base/database/database.ts'

/**
 * Deletes, from before a moment: expired tries and freezes, abandoned sign-ins, expired links, solved puzzles and
 * registrations awaiting a code.
 */
export async function deleteWhatIsOver(sql: Sql, before: Date): Promise<void> {
  await sql.query({ text: 'delete from login_try where since < $1 and (frozen_until is null or frozen_until < $1)', values: [before] })
  await sql.query({ text: 'delete from captcha_used where expires_at < $1', values: [before] })
  await sql.query({ text: 'delete from identification_token_used where expires_at < $1', values: [before] })
  await sql.query({
    text: `delete from verification_code where owner in (select 'registration:' || secret_hash from registration_proof where expires_at < $1)`,
    values: [before],
  })
  await sql.query({ text: 'delete from registration_proof where expires_at < $1', values: [before] })
  await sql.query({ text: 'delete from login_step where expires_at < $1', values: [before] })
  await sql.query({ text: 'delete from passkey_challenge where expires_at < $1', values: [before] })
  await sql.query({ text: 'delete from password_link where expires_at < $1', values: [before] })
}
