import type { Rendered } from '@fairhouse/contract/render.ts'
import { drawArt } from '@fairhouse/ui/art/draw-art.ts'
import { drawFlag } from '@fairhouse/ui/flags/draw-flag.ts'

const art = /^\/art\/([a-zA-Z0-9_%.-]{1,90})\.svg$/
const banner = /^\/cms\/img\/banners\/([a-z-]{1,40})\.svg$/
const flag = /^\/cms\/img\/locale\/([a-z0-9_]{1,20})\.svg$/

/** Answers `/art/{seed}.svg` with the picture of that seed, `/cms/img/banners/{name}.svg` with a banner and `/cms/img/locale/{locale}.svg` with a flag; undefined for any other address. */
export function drawnPicture(pathname: string): Rendered | undefined {
  const seed = art.exec(pathname)?.[1]
  if (seed !== undefined) return picture(drawArt(seed), 'public, max-age=31536000, immutable')
  const named = banner.exec(pathname)?.[1]
  if (named !== undefined) return picture(drawArt(`arches-${named}`), 'public, max-age=86400')
  const locale = flag.exec(pathname)?.[1]
  if (locale === undefined) return undefined
  const drawn = drawFlag(locale)
  return drawn ? picture(drawn, 'public, max-age=86400') : { status: 404, headers: new Headers({ 'content-type': 'text/plain' }), body: '' }
}

function picture(svg: string, cache: string): Rendered {
  const headers = new Headers({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': cache,
    'x-content-type-options': 'nosniff',
  })
  return { status: 200, headers, body: svg }
}
