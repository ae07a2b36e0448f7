import type { FastifyInstance } from 'fastify'
import type { House } from '../../base/house.ts'
import { readBannerPicture } from '../../play/banners/index.ts'

/** Serves the pictures of banners. Their address names what is in them, so that browsers keep them for good. */
export function mountPictures(app: FastifyInstance, house: House): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', async ({ params }, reply) => {
    const [, hash = '', width] = /^([0-9a-f]{32})-(480|960|1440)\.webp$/.exec(params.file) ?? []
    const picture = width === undefined ? undefined : await readBannerPicture(house.db, hash, Number(width))
    if (!picture) return reply.callNotFound()
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(picture)
  })
}
