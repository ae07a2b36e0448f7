import { autumnDrift } from './autumn-drift/index.ts'
import { mackerelSky } from './mackerel-sky/index.ts'
import { mineralRoom } from './mineral-room/index.ts'
import { sewingBox } from './sewing-box/index.ts'
import { spiceCounter } from './spice-counter/index.ts'
import type { GlassTheme } from './theme.ts'

/** The themes by the part of the game's id behind the dot. */
export const glassThemes: Readonly<Record<string, GlassTheme>> = {
  'autumn-drift': autumnDrift,
  'mineral-room': mineralRoom,
  'sewing-box': sewingBox,
  'mackerel-sky': mackerelSky,
  'spice-counter': spiceCounter,
}
