// Runs in a browser: recomputes a race with the browser's own cryptography.
import { openRaceCheck } from '../../../page-kit/virtual/race/check-race.ts'
import { downsTable } from '../play/downs-table.ts'
import { maths } from '../play/maths.ts'
import { horseNames } from '../play/names.ts'

openRaceCheck(downsTable, maths, horseNames)
