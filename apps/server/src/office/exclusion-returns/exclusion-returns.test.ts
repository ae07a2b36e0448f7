import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPassword } from '../../base/testing/test-house.ts'
import { verifyLedger } from '../../money/verify-ledger/index.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let kim: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  kim = await at.colleague('protection')
})
afterAll(async () => {
  expect((await verifyLedger(at.house.db, at.clock)).flatMap(({ faults }) => faults)).toEqual([])
  await at.close()
})

const reason = 'Spoken with, nothing speaks against it.'
const hourMs = 3_600_000

/** A British player whose exclusion of six months is over and who has asked to play again. */
async function asked() {
  const player = await at.player({ country: 'GBR', currency: 'GBP' })
  const { exclusion } = await player.browser.must('POST /api/exclusion/self-exclusion', { months: 6 })
  at.clock.set(new Date(Math.max(at.clock.now().getTime(), Date.parse(exclusion.until ?? ''))))
  const logIn = () => player.browser.must('POST /api/login', { login: player.email, password: testPassword })
  await logIn()
  const { exclusion: ending } = await player.browser.must('POST /api/exclusion/return', { offers: false })
  await kim.signIn()
  const row = (await kim.must('listReturns', {})).items.find((one) => one.player === String(player.id))
  if (!row) throw new Error('nothing waits')
  const standing = async () => {
    await logIn()
    return (await player.browser.must('GET /api/exclusion', {})).exclusion
  }
  return { player, item: row.item, row, endsAt: ending.until ?? '', standing }
}

test('a request to play again shows its cooling-off time and rule, and ends by itself when nothing speaks against it', async () => {
  const { item, row, endsAt, standing } = await asked()
  expect(row).toMatchObject({ country: 'GBR', endsAt })
  const { facts } = await kim.must('readReturn', { item })
  expect(facts).toMatchObject({
    exclusion: { coolingOffHours: 24, wantsOffers: false },
    rule: { country: 'GBR', source: { text: expect.stringContaining('SR 3.5.3') } },
    before: { deposited: '0.00', lost: '0.00', staked: '0.00' },
    canExtend: [6, 12, 24, 60, null],
    history: [{ kind: 'excluded', source: 'player' }],
  })
  const { value } = await kim.ask('letReturn', { item }, { dryRun: true })
  expect(value).toMatchObject({ changes: [{ after: 'nothingAgainst' }, { what: 'exclusionReturn.until', after: endsAt }] })
  await kim.must('letReturn', { item }, { reason })
  expect((await kim.ask('readReturn', { item })).refusal.error).toBe('notFound')
  at.clock.set(new Date(Date.parse(endsAt) - hourMs))
  expect(await standing()).toMatchObject({ kind: 'excluded', ending: 'asked' })
  at.clock.set(new Date(endsAt))
  expect(await standing()).toBe(null)
})

test('an exclusion is extended with a signature, holds past the day, and ends again only on request', async () => {
  const { item, endsAt, standing } = await asked()
  const { facts } = await kim.must('readReturn', { item })
  const precondition = { [`exclusionReturn:${item}`]: facts.version }
  expect((await kim.ask('extendExclusion', { item, months: 6 }, { reason, precondition })).refusal.error).toBe('stepUpNeeded')
  expect((await kim.ask('extendExclusion', { item, months: 7 }, { reason, sign: true })).refusal).toMatchObject({ error: 'mayNot' })
  await kim.must('extendExclusion', { item, months: 6 }, { reason, sign: true, precondition })
  expect((await kim.ask('extendExclusion', { item, months: 6 }, { reason, sign: true })).refusal.error).toBe('notFound')
  at.clock.set(new Date(Date.parse(endsAt) + hourMs))
  const extended = await standing()
  expect(extended).toMatchObject({ kind: 'excluded', ending: 'whenAsked' })
  at.clock.set(new Date(Date.parse(extended?.until ?? '') + hourMs))
  expect(await standing()).toMatchObject({ ending: 'toBeAsked' })
})

test('extended for good it ends never', async () => {
  const { item, endsAt, standing } = await asked()
  await kim.must('extendExclusion', { item, months: null }, { reason, sign: true })
  at.clock.set(new Date(Date.parse(endsAt) + 1000 * 24 * hourMs))
  expect(await standing()).toMatchObject({ until: null, ending: 'byItself' })
})

test('once the day is over nothing waits any more, whatever somebody still has open', async () => {
  const { item, endsAt } = await asked()
  at.clock.set(new Date(endsAt))
  await kim.signIn()
  expect((await kim.ask('extendExclusion', { item, months: 6 }, { reason, sign: true })).refusal.error).toBe('notFound')
})

test('nobody decides without the permission', async () => {
  const { item } = await asked()
  const support = await at.colleague('support')
  await support.must('readReturn', { item })
  expect((await support.ask('letReturn', { item }, { reason })).refusal.error).toBe('notAllowed')
})
