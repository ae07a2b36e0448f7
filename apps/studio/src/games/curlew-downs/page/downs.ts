// Runs in the game's frame: the races of Curlew Downs.
import { openRaces } from '../../../page-kit/virtual/race/race-show.ts'
import { maths } from '../play/maths.ts'
import { horseNames } from '../play/names.ts'
import { downs } from './turf.ts'

openRaces({
  maths,
  names: horseNames,
  look: downs,
  voice: { root: 196, scale: [0, 2, 4, 7, 9], wave: 'sine' },
  checkPath: '/studio/games/curlew-downs/fairness',
})
