// Runs in a browser: recomputes a round of Harvest Wheel.
import { checkSharedWheel } from '../../../page-kit/roulette/check-shared-wheel.ts'

checkSharedWheel('wheel')
