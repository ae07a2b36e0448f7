import { randomBytes } from 'node:crypto'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { hashOfSecret } from '../sessions/session.ts'
import { writeActivation } from './activation.sql.ts'
import { activationMail } from './mails.ts'

/**
 * Queues a mail whose link proves the address. Always sealed by the house, so that an unknown account takes no less
 * time.
 */
export async function writeActivationMail(
  tx: Sql,
  house: House,
  to: { shard: number; player: bigint; email: string; firstName: string; language: string },
): Promise<void> {
  const at = house.clock.now()
  const code = randomBytes(24).toString('base64url')
  const expiresAt = new Date(at.getTime() + house.settings.get('be.activationCodeHours') * 3_600_000)
  await writeActivation(tx, { codeHash: hashOfSecret(code), shard: to.shard, player: to.player, at, expiresAt })
  await queueMail(tx, house, activationMail(house, to.email, to.firstName, code, to.language))
}
