// Runs in a browser: recomputes a round of Stillwater Roulette.
import { checkSharedWheel } from '../../../page-kit/roulette/check-shared-wheel.ts'
import { stillwaterTable } from '../play/stillwater-table.ts'

checkSharedWheel(stillwaterTable)
