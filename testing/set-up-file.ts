import { afterAll, vi } from 'vitest'
import { setPasswordCost } from '../apps/server/src/sign-in/password.ts'

// A hash that is worth its name costs 30 ms; password.test.ts pins what the product spends.
setPasswordCost({ memoryKib: 64, passes: 1 })

// Files share their worker's modules and globals: what one has put in the place of something ends with it.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
