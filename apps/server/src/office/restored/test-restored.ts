import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, vi } from 'vitest'
import { systemClock } from '../../base/clock.ts'
import { markRestoredAsOwner } from '../../base/installation/restored.ts'
import { openHouseOn, type TestHouse } from '../../base/testing/test-house.ts'
import type { MovableClock } from '../../base/clock.ts'
import { openTestCashier, sendNotice, type Depositor, type TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { copyHouse, putBack, readUnsettled, type HouseCopy } from './test-copy.sql.ts'

/** A house with the outside world beside it, which goes on after the moment of a copy and is put back to it. */
export type RestorableHouse = TestCashier & {
  /** Opens our own slot as a player, who spins in it for 0.50 each time. */
  slot: (player: Depositor) => Promise<{ spin: () => Promise<void>; spinUnanswered: () => Promise<void> }>
  /** Answers once the studio has nothing more to tell. */
  studioRests: () => Promise<void>
  copy: () => Promise<HouseCopy>
  /** Puts the copy in the place of the house, beside the same outside world, and marks it. */
  restored: (copy: HouseCopy) => Promise<RestoredHouse>
}
export type RestoredHouse = TestHouse<MovableClock> & { owner: string; notice: (event: unknown) => Promise<number> }

export async function openRestorableHouse(): Promise<RestorableHouse> {
  const cashier = await openTestCashier(undefined, { withStudio: true })
  let isLost = false
  // The bet is booked, and its answer never arrives: the studio rolls it back.
  cashier.app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isLost || request.url !== '/wallet/v1/bet') return
    isLost = false
    response.end = () => (request.socket.destroy(), response)
  })
  const studioRests = () => until(() => readUnsettled(cashier.database.owner), 0)
  return {
    ...cashier,
    studioRests,
    async slot(player) {
      const spin = await openSlot(cashier, player)
      return {
        spin,
        async spinUnanswered() {
          isLost = true
          await spin()
        },
      }
    },
    copy: () => copyHouse(cashier.database.owner),
    restored: (copy) => openRestored(cashier, copy),
  }
}

async function openSlot({ env }: TestCashier, player: Depositor): Promise<() => Promise<void>> {
  const { url } = await player.browser.must('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
  const key = randomBytes(32).toString('hex')
  const page = new URL(url).searchParams.get('page') ?? ''
  const play = async (path: string, sent: unknown) => {
    const response = await fetch(`${env.studio.origin ?? ''}/studio/play/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-play-key': key },
      body: JSON.stringify(sent),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  }
  await play('open', { page, key })
  return () => play('spin', { key: randomBytes(8).toString('hex'), stake: '50' })
}

/** Waits until a value reads as wanted; in what comes before the tests, too. */
export const until = (read: () => Promise<unknown>, wanted: unknown) =>
  vi.waitFor(async () => expect(await read()).toEqual(wanted), { timeout: 20_000, interval: 30 })

/** Opens a house of its own on the copy: what happened since is known to the outside world alone. */
async function openRestored({ env, clock }: TestCashier, copy: HouseCopy): Promise<RestoredHouse> {
  let owner = ''
  const { databaseUrl: _, officeDatabaseUrl: __, ...same } = env
  const own = systemClock()
  own.setOffset(clock.now().getTime() - own.now().getTime())
  const house = await openHouseOn(own, same, async (url) => {
    owner = ownerOf(url)
    await putBack(owner, copy)
    await markRestoredAsOwner(owner, copy.at)
    return url
  })
  return { ...house, owner, notice: (event) => sendNotice(house, event) }
}

/** The address of a test's database as the owner of the server. */
function ownerOf(url: string): string {
  const owner = new URL(process.env.TEST_DATABASE_URL ?? '')
  owner.pathname = new URL(url).pathname
  return owner.href
}

/** Signs a call as the studio of a house does. */
export function signedBy({ env, clock }: Pick<TestHouse, 'env'> & { clock: MovableClock }, path: string, body: string) {
  const { id, keyId, secret } = env.studio
  const timestamp = String(Math.floor(clock.now().getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}\n${path}\n${body}`).digest('hex')
  return { 'content-type': 'application/json', 'x-provider': id, 'x-key': keyId, 'x-timestamp': timestamp, 'x-signature': signature }
}
