// Runs in the game's frame: how Harvest Wheel shows its rounds.
import { showRoulette } from '../../../page-kit/roulette/show-roulette.ts'
import { spotOf } from '../play/maths.ts'

showRoulette(spotOf)
