import { dressCircle } from './dress-circle/index.ts'
import { glasshouse } from './glasshouse/index.ts'
import { hillClimb } from './hill-climb/index.ts'
import { saltCaravan } from './salt-caravan/index.ts'
import type { TideTheme } from './theme.ts'
import { whiteSouth } from './white-south/index.ts'

/** The themes by the part of the game's id behind the dot. */
export const tideThemes: Readonly<Record<string, TideTheme>> = {
  glasshouse,
  'dress-circle': dressCircle,
  'salt-caravan': saltCaravan,
  'hill-climb': hillClimb,
  'white-south': whiteSouth,
}
