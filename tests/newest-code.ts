import { vi } from 'vitest'
import type { RunningHouse } from './running-house.ts'

type Sent = { codes: string[] }

/** Returns the newest code sent to an e-mail address or a phone number (`+…`), as the person reads it in mailbox or phone. */
export const newestCode = (house: Pick<RunningHouse, 'control'>, to: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const { mails, messages } = await house.control<{ mails?: Sent[]; messages?: Sent[] }>(
        to.startsWith('+') ? `/sms?to=${encodeURIComponent(to)}` : `/mails?to=${to}`,
      )
      const code = (mails ?? messages)?.[0]?.codes[0]
      if (!code) throw new Error(`No code has come for ${to}`)
      return code
    },
    { timeout: 45_000, interval: 100 },
  )
