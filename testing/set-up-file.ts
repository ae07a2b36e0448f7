import { afterAll, vi } from 'vitest'
import { setPasswordCost } from '../apps/server/src/people/passwords/password.ts'
import { undoAtEndOfFile } from './at-end-of-file.ts'
import { cheapPasswords } from './cheap-passwords.ts'

// password.test.ts pins what the product spends.
setPasswordCost(cheapPasswords)

// Files share their worker's modules and globals: what one has put in the place of something ends with it.
afterAll(() => {
  undoAtEndOfFile()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
