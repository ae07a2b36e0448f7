import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlerOf } from '../office-calls.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'
import { bulkWorker } from './run-bulks.ts'

let at: TestOffice
let lead: TestColleague
let other: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  lead = await at.colleague('supportLead')
  other = await at.colleague('supportLead')
}, 120_000)
afterAll(() => at.close())

const reason = 'One device signed all of these in.'
const call = 'POST /office/players/suspend' as const
const input = { status: 'onHold' }
const pass = () => at.clock.advance(30_000)
const work = (id: string) => bulkWorker(at.house, handlerOf)({ id: 1n, kind: 'bulk', key: id, failures: 0 } as never) // all that the worker reads is the key

async function players(count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, async () => String((await at.player()).id)))
}
const statusOf = async (id: string) => (await at.sql(`select status from player where id = ${id}`))[0]?.['status']
const acts = async (id: string, act = 'suspend') =>
  (await at.sql(`select 1 from audit where subject = 'player:${id}' and action = 'office.players.${act}'`)).length

describe('a rehearsal of many', () => {
  test('says of each what would change or why it would be refused, and changes nothing', async () => {
    const [first = '', second = ''] = await players(2)
    await lead.must('suspendPlayer', { player: second, status: 'onHold' }, { reason })
    const { rows } = await lead.must('rehearseBulk', { call, input, subjects: [first, second, '404404'] })
    expect(rows[0]).toMatchObject({
      subject: first,
      refused: null,
      changes: [{ what: 'player.status', before: 'active', after: 'onHold' }, {}],
    })
    expect(rows[1]?.refused?.error).toBe('mayNot')
    expect(rows[2]?.refused?.error).toBe('notFound')
    expect(await statusOf(first)).toBe('active')
  })

  test('is for whoever may do the same to one', async () => {
    const payments = await at.colleague('payments')
    const { refusal } = await payments.ask('rehearseBulk', { call, input, subjects: ['1'] })
    expect(refusal).toMatchObject({ error: 'notAllowed', errorDetails: { permission: 'players.freeze' } })
  })
})

describe('an act on many', () => {
  test('is done to each of the list with an entry of its own, once it can no longer be undone', async () => {
    const list = await players(3)
    const { id, startsAt } = await lead.must('makeBulk', { call, input, subjects: list }, { reason })
    expect(Date.parse(startsAt)).toBe(at.clock.now().getTime() + 30_000)
    expect((await lead.must('readBulk', { id })).bulk).toMatchObject({ state: 'cooling', rows: 3, done: 0 })
    expect(await Promise.all(list.map(statusOf))).toEqual(['active', 'active', 'active'])
    pass()
    await work(id)
    expect(await Promise.all(list.map(statusOf))).toEqual(['onHold', 'onHold', 'onHold'])
    expect(await Promise.all(list.map((one) => acts(one)))).toEqual([1, 1, 1])
    const read = await lead.must('readBulk', { id })
    expect(read).toMatchObject({ reason, input, bulk: { state: 'done', done: 3, refused: 0, by: { id: lead.id } } })
    expect(
      (await at.sql(`select details from audit where subject = 'player:${list[0]}' and action = 'office.players.suspend'`))[0],
    ).toMatchObject({
      details: { bulk: id },
    })
  })

  test('undone in time does nothing, not even later', async () => {
    const [one = ''] = await players(1)
    const { id } = await lead.must('makeBulk', { call, input, subjects: [one] }, { reason })
    await lead.must('undoBulk', { id })
    pass()
    await work(id)
    expect(await statusOf(one)).toBe('active')
    expect((await lead.must('readBulk', { id })).bulk.state).toBe('undone')
    expect((await lead.ask('undoBulk', { id })).refusal.error).toBe('mayNot')
  })

  test('cannot be undone once it has begun', async () => {
    const { id } = await lead.must('makeBulk', { call, input, subjects: await players(1) }, { reason })
    pass()
    await work(id)
    expect((await lead.ask('undoBulk', { id })).refusal.error).toBe('mayNot')
  })

  test('keeps what was refused, with why, and goes on with the others', async () => {
    const [first = '', second = '', third = ''] = await players(3)
    const { id } = await lead.must('makeBulk', { call, input, subjects: [first, second, third] }, { reason })
    await other.must('suspendPlayer', { player: second, status: 'onHold' }, { reason })
    pass()
    await work(id)
    const { bulk, items } = await lead.must('readBulk', { id, state: 'refused' })
    expect(bulk).toMatchObject({ state: 'done', done: 2, refused: 1 })
    expect(items).toMatchObject([{ subject: second, refused: { error: 'mayNot' } }])
  })

  test('that was killed in the middle goes on where it was, and does nothing twice', async () => {
    const list = await players(4)
    // A freeze can be done again and again: nothing but the row keeps it from that.
    const until = new Date(at.clock.now().getTime() + 3_600_000).toISOString()
    const { id } = await lead.must('makeBulk', { call: 'POST /office/players/freeze', input: { until }, subjects: list }, { reason })
    pass()
    let left = 2
    const dying = (address: string) => {
      const handler = handlerOf(address)
      left -= 1
      return left < 0 ? () => Promise.reject(new Error('killed')) : handler
    }
    // What the process had no time to write is as it was.
    await bulkWorker(at.house, dying)({ key: id } as never) // all that the worker reads is the key
    await at.sql(`update bulk set state = 'running', ended_at = null where id = '${id}'`)
    await at.sql(`update bulk_row set state = 'waiting', refusal = null, done_at = null where bulk = '${id}' and state = 'refused'`)
    await Promise.all([work(id), work(id)])
    expect(await Promise.all(list.map((one) => acts(one, 'freeze')))).toEqual([1, 1, 1, 1])
    expect((await lead.must('readBulk', { id })).bulk).toMatchObject({ state: 'done', done: 4, refused: 0 })
  })

  test('does no more once whoever asked for it may not', async () => {
    const leaving = await at.colleague('supportLead')
    const [one = ''] = await players(1)
    const { id } = await leaving.must('makeBulk', { call, input, subjects: [one] }, { reason })
    await at.sql(`update staff set state = 'left', left_at = now() where id = ${leaving.id}`)
    pass()
    await work(id)
    expect(await statusOf(one)).toBe('active')
    expect((await lead.must('readBulk', { id })).bulk).toMatchObject({ done: 0, refused: 1 })
  })

  test('never reaches whoever asks, their household or the same thing twice', async () => {
    const mine = await at.player()
    const player = await at.colleague('supportLead')
    await at.sql(`update staff set player = ${mine.id}, player_shard = ${mine.shard} where id = ${player.id}`)
    const [one = ''] = await players(1)
    const own = await player.ask('makeBulk', { call, input, subjects: [one, String(mine.id)] }, { reason })
    expect(own.refusal).toMatchObject({ error: 'outOfReach', errorDetails: { subject: `player:${mine.id}` } })
    expect((await player.ask('makeBulk', { call, input, subjects: [one, one] }, { reason })).refusal.error).toBe('mayNot')
  })
})

describe('the gate of an act on many', () => {
  test('is a second person above fifty things, whatever the act', async () => {
    const subjects = Array.from({ length: 51 }, (_, n) => String(1000 + n))
    const { refusal } = await lead.ask('makeBulk', { call, input, subjects }, { reason })
    expect(refusal.error).toBe('secondNeeded')
    const request = String(refusal.errorDetails?.['request'])
    expect((await other.must('readRequest', { id: request })).request.then.changes).toContainEqual(
      expect.objectContaining({ what: 'bulk.rows', after: '51' }),
    )
    await other.must('applyRequest', { id: request }, { sign: true })
    expect((await other.must('listBulks', {})).bulks[0]).toMatchObject({ rows: 51, by: { id: other.id } })
    expect((await lead.must('makeBulk', { call, input, subjects: subjects.slice(1) }, { reason })).id).not.toBe('')
  })

  test('is a second person where money moves, even for one', async () => {
    const payments = await at.colleague('payments')
    const { refusal } = await payments.ask('makeBulk', { call: 'POST /office/withdrawals/pay', input: {}, subjects: ['w'] }, { reason })
    expect(refusal.error).toBe('secondNeeded')
  })

  test('is never lower than that of the act', async () => {
    const protection = await at.colleague('protection')
    const until = new Date(at.clock.now().getTime() + 400 * 86_400_000).toISOString()
    const given = { call: 'POST /office/players/exclude', input: { kind: 'excluded', until }, subjects: await players(1) } as const
    expect((await protection.ask('makeBulk', given, { reason })).refusal.error).toBe('stepUpNeeded')
    await at.set('office.gates', { [call]: 'second' })
    expect((await lead.ask('makeBulk', { call, input, subjects: await players(1) }, { reason })).refusal.error).toBe('secondNeeded')
    await at.set('office.gates', {})
  })
})

test('a bulk is shown to those alone who may do its act', async () => {
  const { id } = await lead.must('makeBulk', { call, input, subjects: await players(1) }, { reason })
  const payments = await at.colleague('payments')
  expect((await payments.ask('readBulk', { id })).refusal.error).toBe('notFound')
  expect((await payments.must('listBulks', {})).bulks.map(({ call: of }) => of)).not.toContain(call)
})
