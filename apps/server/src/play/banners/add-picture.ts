import { createHash } from 'node:crypto'
import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { guardedSharp, mostPixels, mostSeconds } from '../../knowing/document-cleaning/index.ts'
import { writeBannerPicture } from './banner-picture.sql.ts'

/** The widths in which a banner is served; it is three times as wide as it is high. */
const bannerWidths = [480, 960, 1440] as const
const least = 960
const quality = 82

/**
 * Draws a picture anew in every width and keeps it under the hash of the widest: nothing of what was sent but its pixels
 * is ever served. Returns the hash, or a sentence that says why it cannot be a banner.
 */
export async function addBannerPicture(house: House, sent: Buffer, actor: Actor): Promise<{ hash: string } | { because: string }> {
  const drawn = await drawnWidths(sent)
  if (typeof drawn === 'string') return { because: drawn }
  const widest = drawn.at(-1)!.content // there are three
  const hash = createHash('sha256').update(widest).digest('hex').slice(0, 32)
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    for (const { width, content } of drawn) await writeBannerPicture(tx, { hash, width, content }, at, actor)
    await writeAudit(tx, { at, actor, action: 'banner.picture', subject: `banner:${hash}`, details: { bytes: sent.length } })
  })
  return { hash }
}

async function drawnWidths(sent: Buffer): Promise<{ width: number; content: Buffer }[] | string> {
  const open = () => guardedSharp(sent, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: mostSeconds })
  try {
    const { width, height, format } = await open().metadata()
    if (!['jpeg', 'png', 'webp'].includes(format)) return notAPicture
    if (width < least || height < least / 3)
      return `A banner is at least ${least} pixels wide and ${least / 3} high; this picture has ${width} by ${height}.`
    const drawn = []
    for (const one of bannerWidths)
      drawn.push({
        width: one,
        content: await open()
          .autoOrient()
          .resize({ width: one, height: one / 3, fit: 'cover' })
          .webp({ quality })
          .toBuffer(),
      })
    return drawn
  } catch {
    return notAPicture
  }
}

const notAPicture = 'This file cannot be read as a picture. A banner is a PNG, JPEG or WebP file of a reasonable size.'
