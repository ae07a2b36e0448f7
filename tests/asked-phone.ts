import { vi } from 'vitest'
import type { RunningHouse } from './running-house.ts'

/** A request to a phone of the sandbox: `code` is what both sides show. */
type AskedPhone = { id: string; answer: string | null; code: string; person: string | null }

/** The phone that is asked now answers: `approve`, `refuse` and the other acts of the control room. */
export async function answerPhone(house: RunningHouse, act: string): Promise<AskedPhone> {
  const waiting = async () => {
    const open = (await house.control<{ requests: AskedPhone[] }>('/phones')).requests.find(({ answer }) => answer === null)
    if (!open) throw new Error('No phone is asked')
    return open
  }
  const request = await vi.waitFor(waiting, { timeout: 45_000, interval: 100 })
  await house.control(`/phones/${request.id}/act`, { act })
  return request
}
