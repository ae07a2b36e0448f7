// Runs in the game's frame: how Stillwater Roulette takes chips and shows its rounds.
import { openBorderSpots } from '../../../page-kit/roulette/border-spots.ts'
import { showRoulette } from '../../../page-kit/roulette/show-roulette.ts'
import { spotOf } from '../play/maths.ts'

openBorderSpots()
showRoulette(spotOf)
