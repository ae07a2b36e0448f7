import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { dropLogo, writeLogo, type Brand } from './brand-logo.sql.ts'

const mostBytes = 65_536

/** A picture by the operator's name for it, which is kept in the audit log. */
export type Picture = { name: string; content: Buffer }

/**
 * Replaces the logo of a method or game provider, or without one returns to the drawn logo. Returns the type of what is
 * shown from now on, or a sentence in `because` if the picture cannot be a logo.
 */
export async function setLogo(
  { db, clock }: House,
  brand: Brand,
  picture: Picture | undefined,
  actor: Actor,
): Promise<{ logo: string } | { because: string }> {
  const type = picture ? imageTypeOf(picture.content) : 'drawn'
  if (!type) return { because: 'A logo is an SVG, PNG or WebP file.' }
  if (picture && picture.content.length > mostBytes) return { because: `A logo has at most ${mostBytes / 1024} kB.` }
  const at = clock.now()
  await db.transaction(async (tx) => {
    await (picture ? writeLogo(tx, brand, { content_type: type, content: picture.content }, at) : dropLogo(tx, brand))
    const details = { file: picture?.name ?? 'drawn' }
    await writeAudit(tx, { at, actor, action: 'logo.set', subject: `${brand.catalogue}:${brand.id}`, details })
  })
  return { logo: type }
}

/** Detects an image's type by its first bytes. */
function imageTypeOf(content: Buffer): string | undefined {
  if (/^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(content.subarray(0, 500).toString('utf8'))) return 'image/svg+xml'
  const text = (from: number, to: number) => content.subarray(from, to).toString('latin1')
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  return text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP' ? 'image/webp' : undefined
}
