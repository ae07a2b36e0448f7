import { drawArt } from '@fairhouse/ui/art/draw-art.ts'

const address = /^\/art\/([a-zA-Z0-9_%.-]{1,90})\.svg$/

/** Answers `/art/{seed}.svg` with the picture of that seed; undefined for any other address. */
export function drawnPicture(pathname: string): Response | undefined {
  const seed = address.exec(pathname)?.[1]
  if (seed === undefined) return undefined
  return new Response(drawArt(seed), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
}
