// Runs in the game's frame: the races of Lamplight Dogs.
import { openRaces } from '../../../page-kit/virtual/race/race-show.ts'
import { maths } from '../play/maths.ts'
import { dogNames } from '../play/names.ts'
import { lamplight } from './lamplight.ts'

openRaces({
  maths,
  names: dogNames,
  look: lamplight,
  voice: { root: 220, scale: [0, 3, 5, 7, 10], wave: 'triangle' },
  checkPath: '/studio/games/lamplight-dogs/fairness',
})
