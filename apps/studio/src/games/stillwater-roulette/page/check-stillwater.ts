// Runs in a browser: recomputes a round of Stillwater Roulette.
import { checkSharedWheel } from '../../../page-kit/roulette/check-shared-wheel.ts'

checkSharedWheel('stillwater')
