// Runs in a browser: recomputes a round of Harvest Wheel.
import { checkSharedWheel } from '../../../page-kit/roulette/check-shared-wheel.ts'
import { wheelTable } from '../play/wheel-table.ts'

checkSharedWheel(wheelTable)
