// Runs in a browser: recomputes a race with the browser's own cryptography.
import { openRaceCheck } from '../../../page-kit/virtual/race/check-race.ts'
import { dogsTable } from '../play/dogs-table.ts'
import { maths } from '../play/maths.ts'
import { dogNames } from '../play/names.ts'

openRaceCheck(dogsTable, maths, dogNames)
