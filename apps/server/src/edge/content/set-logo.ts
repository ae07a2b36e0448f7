import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { dropLogo, writeLogo, type Brand, type Logo } from './brand-logo.sql.ts'

/**
 * Replaces the logo of a method or game provider, or without one returns to the drawn logo; audited in the same
 * transaction. `file` is the operator's name for the image, kept in the audit log.
 */
export async function setLogo({ db, clock }: House, brand: Brand, logo: Logo | undefined, file: string): Promise<void> {
  const at = clock.now()
  await db.transaction(async (tx) => {
    await (logo ? writeLogo(tx, brand, logo, at) : dropLogo(tx, brand))
    await writeAudit(tx, { at, actor: 'command line', action: 'logo.set', subject: `${brand.catalogue}:${brand.id}`, details: { file } })
  })
}
