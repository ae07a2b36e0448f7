import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfficeCallName } from '@fairhouse/contract/office/index.ts'
import { testPassword } from '../../base/testing/test-house.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
const staff = new Map<string, TestColleague>()
beforeAll(async () => {
  at = await openTestOffice()
  for (const role of ['supportLead', 'risk', 'protection', 'verification', 'compliance', 'support'])
    staff.set(role, await at.colleague(role))
}, 120_000)
afterAll(() => at.close())

const who = (role: string) => staff.get(role)! // all were made above
const reason = 'Agreed with the player by phone.'
const inAnHour = () => new Date(at.clock.now().getTime() + 3_600_000).toISOString()

/** Asks as the page does: rehearsed, then done with what its gate wants. */
async function act(role: string, name: OfficeCallName, input: object, gate: 'reason' | 'stepUp' = 'reason') {
  const rehearsed = await who(role).ask(name, input, { dryRun: true })
  const { changes } = rehearsed.value as unknown as { changes: { what: string; before: string | null; after: string | null }[] }
  const done = await who(role).ask(name, input, gate === 'stepUp' ? { reason, sign: true } : { reason })
  return { changes: changes.map(({ what, before, after }) => [what, before, after]), refusal: done.refusal }
}

test('a freeze is shown before with the sessions that it ends, keeps the player out, and is taken back', async () => {
  const player = await at.player()
  const id = String(player.id)
  const until = inAnHour()
  expect((await act('supportLead', 'freezePlayer', { player: id, until })).changes).toEqual([
    ['player.frozenUntil', null, until],
    ['player.sessions', '1', '0'],
  ])
  expect((await player.browser.must('GET /api/session', {})).profile).toBeNull()
  const logIn = () => at.browser().ask('POST /api/login', { login: player.email, password: testPassword })
  expect((await logIn()).error.errorCode).toBe(111)
  expect((await who('support').must('readPlayer', { player: id })).player.frozenUntil).toBe(until)
  expect((await act('supportLead', 'unfreezePlayer', { player: id })).changes).toEqual([['player.frozenUntil', until, null]])
  expect((await logIn()).status).toBe(200)
  // Whoever is not frozen is forgiven the tries that would lead there.
  expect((await act('supportLead', 'unfreezePlayer', { player: id })).changes).toEqual([])
})

test('a freeze that is over already is none', async () => {
  const id = String((await at.player()).id)
  const { refusal } = await who('supportLead').ask('freezePlayer', { player: id, until: at.clock.now().toISOString() }, { reason })
  expect(refusal).toMatchObject({ error: 'checkFields', errorDetails: { fields: { until: {} } } })
})

test('sessions end by whoever may end them, with an entry that says why', async () => {
  const player = await at.player()
  const id = String(player.id)
  expect((await act('support', 'endPlayerSessions', { player: id })).changes).toEqual([['player.sessions', '1', '0']])
  expect((await player.browser.must('GET /api/session', {})).profile).toBeNull()
  expect((await who('support').ask('endPlayerSessions', { player: id }, { reason })).refusal.error).toBe('mayNot')
  const entries = await at.sql(`select actor, action from audit where subject = 'player:${id}' and action like '%sessions%' order by id`)
  const actor = `staff:${who('support').id}`
  expect(entries).toEqual([
    { actor, action: 'player.sessions-end' },
    { actor, action: 'office.players.sessions.end' },
  ])
})

describe('an account', () => {
  test('is suspended with a reason, closed with a signature, and opened by two', async () => {
    const id = String((await at.player()).id)
    const { player: head } = await who('support').must('readPlayer', { player: id })
    expect((await act('supportLead', 'suspendPlayer', { player: id, status: 'suspended' })).changes).toEqual([
      ['player.status', 'active', 'suspended'],
      ['player.sessions', '1', '0'],
    ])
    const precondition = { [`player:${id}`]: head.version }
    expect(
      (await who('supportLead').ask('closePlayer', { player: id, how: 'plain' }, { reason, precondition, sign: true })).refusal.error,
    ).toBe('moved')
    expect((await who('supportLead').ask('closePlayer', { player: id, how: 'plain' }, { reason })).refusal.error).toBe('stepUpNeeded')
    const until = inAnHour()
    expect((await act('supportLead', 'closePlayer', { player: id, how: 'period', until }, 'stepUp')).changes).toEqual([
      ['player.status', 'suspended', 'closed'],
      ['player.closedUntil', null, until],
    ])
    expect((await who('supportLead').ask('suspendPlayer', { player: id, status: 'onHold' }, { reason })).refusal.error).toBe('mayNot')
    const asked = await who('supportLead').ask('reopenPlayer', { player: id }, { reason })
    expect(asked.refusal.error).toBe('secondNeeded')
    const request = String(asked.refusal.errorDetails?.['request'])
    await who('compliance').must('applyRequest', { id: request }, { reason, sign: true })
    expect((await who('support').must('readPlayer', { player: id })).player).toMatchObject({ status: 'active', closure: null })
  })

  test('is erased by two where the law allows it, and otherwise told why not; what is left is searched afterwards', async () => {
    const player = await at.player()
    const id = String(player.id)
    expect((await who('compliance').ask('erasePlayer', { player: id }, { reason })).refusal).toMatchObject({
      error: 'mayNot',
      errorSubMessage: expect.stringContaining('the account is not closed'),
    })
    await at.sql(`update player set status = 'closed', closure = 'plain', closed_at = '2001-01-01' where id = ${id}`)
    const { refusal } = await who('compliance').ask('erasePlayer', { player: id }, { reason })
    expect(refusal.error).toBe('secondNeeded')
    expect(await at.sql(`select from person_key where player = ${id}`)).toHaveLength(1)
    const second = await at.colleague('compliance')
    await second.must('applyRequest', { id: String(refusal.errorDetails?.['request']) }, { reason, sign: true })
    expect(await at.sql(`select from person_key where player = ${id}`)).toEqual([])
    await expect.poll(async () => (await at.sql(`select left_over from erasure where player = ${id}`))[0]?.['left_over']).toEqual({})
    expect((await who('support').must('readPlayer', { player: id })).player.flags).toContain('erased')
  })
})

describe('who a player is', () => {
  test('is seen by a signature and taken back by a reason', async () => {
    const id = String((await at.player()).id)
    expect((await act('verification', 'validatePlayer', { player: id }, 'stepUp')).changes).toEqual([
      ['player.validated', 'notSeen', 'seen'],
    ])
    expect((await act('verification', 'invalidatePlayer', { player: id })).changes).toEqual([['player.validated', 'seen', 'notSeen']])
  })

  test('may be a minor: marked with a reason, the mark taken away with a signature', async () => {
    const id = String((await at.player()).id)
    expect((await act('protection', 'markMinor', { player: id, isMarked: true })).changes).toEqual([['player.minor', 'off', 'on']])
    expect((await who('verification').ask('markMinor', { player: id, isMarked: false }, { reason })).refusal.error).toBe('stepUpNeeded')
    expect((await act('verification', 'markMinor', { player: id, isMarked: false }, 'stepUp')).refusal).toBeUndefined()
  })

  test('is asked for by documents that there are', async () => {
    const id = String((await at.player()).id)
    expect((await act('support', 'requestDocuments', { player: id, types: ['passport', 'salary'], holdMoney: false })).changes).toEqual([
      ['document.request', null, expect.any(String)],
      ['document.request', null, expect.any(String)],
    ])
    expect((await who('support').must('readPlayerDocuments', { player: id })).wanted.map(({ type }) => type)).toEqual([
      'passport',
      'salary',
    ])
    expect(
      (await who('support').ask('requestDocuments', { player: id, types: ['horoscope'], holdMoney: false }, { reason })).refusal.error,
    ).toBe('checkFields')
  })
})

describe('protection', () => {
  test('an exclusion is signed, ends what is open, and is shown', async () => {
    const id = String((await at.player()).id)
    const until = inAnHour()
    expect((await act('protection', 'excludePlayer', { player: id, kind: 'excluded', until }, 'stepUp')).changes).toEqual([
      ['player.excluded', null, until],
      ['player.sessions', '1', '0'],
    ])
    const { player: head } = await who('protection').must('readPlayer', { player: id })
    expect(head.protection.exclusion).toMatchObject({ kind: 'excluded', until })
    const { exclusions } = await who('protection').must('readLimits', { player: id })
    expect(exclusions).toMatchObject([{ kind: 'excluded', source: 'operator', until, isNow: true }])
  })

  test('a limit that binds more needs a reason, one that binds less a second person', async () => {
    const id = String((await at.player()).id)
    const wish = (amount: string | null) => ({ player: id, type: 'deposit', period: 'weekly', amount, source: 'operator' }) as const
    expect((await act('protection', 'setPlayerLimit', wish('100.00'))).changes).toEqual([['player.limit', null, '100.00']])
    expect((await act('protection', 'setPlayerLimit', wish('50.00'))).changes).toEqual([['player.limit', '100.00', '50.00']])
    for (const less of ['80.00', null]) {
      const { refusal } = await who('protection').ask('setPlayerLimit', wish(less), { reason })
      expect([less, refusal.error]).toEqual([less, 'secondNeeded'])
    }
    const { limits } = await who('support').must('readLimits', { player: id })
    expect(limits).toMatchObject([
      { type: 'deposit', period: 'weekly', amount: '50.00', left: '50.00', unit: 'EUR', source: 'operator', reason },
    ])
    expect((await who('protection').ask('setPlayerLimit', wish('a lot'), { reason })).refusal.error).toBe('checkFields')
  })

  test('raises are blocked with a reason and allowed with a signature', async () => {
    const id = String((await at.player()).id)
    expect((await act('protection', 'blockRaises', { player: id })).changes).toEqual([['player.raises', 'allowed', 'blocked']])
    expect((await who('support').must('readLimits', { player: id })).raisesBlocked).toMatchObject({ reason })
    expect((await act('protection', 'allowRaises', { player: id }, 'stepUp')).changes).toEqual([['player.raises', 'blocked', 'allowed']])
    expect((await who('protection').ask('allowRaises', { player: id }, { reason, sign: true })).refusal.error).toBe('mayNot')
  })

  test('bonuses and money are held with a reason and released with a signature', async () => {
    const id = String((await at.player()).id)
    expect((await act('risk', 'barFromBonuses', { player: id })).changes).toEqual([['player.bonuses', 'allowed', 'barred']])
    expect((await act('risk', 'holdPlayerMoney', { player: id, kind: 'risk' })).changes).toEqual([['player.hold', null, 'risk']])
    expect((await who('support').must('readMoney', { player: id })).holds).toMatchObject([{ kind: 'risk', reason }])
    expect((await act('risk', 'releasePlayerMoney', { player: id, kind: 'risk' }, 'stepUp')).changes).toEqual([
      ['player.hold', 'risk', null],
    ])
    expect((await act('risk', 'allowBonuses', { player: id }, 'stepUp')).changes).toEqual([['player.bonuses', 'barred', 'allowed']])
    expect((await who('risk').ask('holdPlayerMoney', { player: id, kind: 'mood' }, { reason })).refusal.error).toBe('checkFields')
  })

  test('a player has points, a level and cashback, which the card shows', async () => {
    const { id, shard } = await at.player()
    const card = () => who('support').must('readBonuses', { player: String(id) })
    expect(await card()).toMatchObject({ loyalty: null, cashback: '0.00' })
    await at.sql(`insert into loyalty (shard, player, currency, earned, spent, level, level_since, looked_at)
      values (${shard}, ${id}, 'EUR', 2500500000, 1000000000, 1, '2026-11-01', '2026-11-01')`)
    expect(await card()).toMatchObject({ loyalty: { points: '1500.500', recent: '0.000', level: 'Bronze' } })
  })

  test('a player is marked with a reason, which the card shows, and the mark is lifted with a signature', async () => {
    const id = String((await at.player()).id)
    const seen = async () => {
      const [{ player }, { mark }] = await Promise.all([
        who('support').must('readPlayer', { player: id }),
        who('support').must('readBonuses', { player: id }),
      ])
      return [player.flags.includes('marked'), mark?.reason]
    }
    expect(await seen()).toEqual([false, undefined])
    expect((await act('protection', 'markPlayer', { player: id })).changes).toEqual([['player.mark', 'off', 'on']])
    expect(await seen()).toEqual([true, reason])
    expect((await who('protection').ask('markPlayer', { player: id }, { reason })).refusal.error).toBe('mayNot')
    expect((await act('risk', 'unmarkPlayer', { player: id }, 'stepUp')).changes).toEqual([['player.mark', 'on', 'off']])
    expect(await seen()).toEqual([false, undefined])
    expect((await who('protection').ask('unmarkPlayer', { player: id }, { reason, sign: true })).refusal.error).toBe('mayNot')
    const { events } = await who('support').must('readTimeline', { player: id })
    expect(events.filter(({ what }) => what === 'audit').map(({ about, reason: why }) => [about, why])).toEqual([
      ['office.players.unmark', reason],
      ['office.players.mark', reason],
    ])
  })
})

test('whether something may be advertised is asked of the registers', async () => {
  const id = String((await at.player()).id)
  expect(await who('protection').must('askMarketing', { player: id })).toMatchObject({ isAllowed: true, why: null })
  await act('protection', 'excludePlayer', { player: id, kind: 'excluded', until: null }, 'stepUp')
  expect(await who('protection').must('askMarketing', { player: id })).toMatchObject({ isAllowed: false, why: 'excluded' })
})

test('each card answers about a player to whom nothing has happened', async () => {
  const id = String((await at.player()).id)
  const risk = who('risk')
  const names = [
    'readIdentity',
    'readAccess',
    'readMoney',
    'readPlay',
    'readLimits',
    'readBonuses',
    'readPlayerDocuments',
    'readLinks',
    'readConsent',
  ] as const
  for (const name of names) expect(await risk.must(name, { player: id })).toBeTypeOf('object')
  const told = JSON.stringify(await Promise.all(names.map((name) => risk.must(name, { player: id }))))
  expect(told).not.toMatch(/Example|player\d+@/)
})

test('two accounts of one household are linked, within the countries of whoever asks', async () => {
  const [one, other] = [await at.player(), await at.player()]
  for (const { shard, id } of [one, other])
    await at.sql(`insert into player_likeness (kind, index, shard, player) values ('address', 'home-${one.id}', ${shard}, ${id})`)
  const { links } = await who('risk').must('readLinks', { player: String(one.id) })
  expect(links).toMatchObject([{ id: String(other.id), name: 'Ada E.', shares: ['address'], review: null }])
})
