import { drawArt } from '@fairhouse/ui/art/draw-art.ts'

/** The picture of a game as the site shows it, drawn here. */
export const artOf = (seed: string): string => `data:image/svg+xml,${encodeURIComponent(drawArt(seed))}`
