import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { officeApi, type OfficeCallName } from '@fairhouse/contract/office/index.ts'
import type { OfficeCall } from '@fairhouse/contract/office/base/office-call.ts'
import type { TestPlayer } from '../../base/testing/test-house.ts'
import { holdMoney } from '../../cashier/holds/index.ts'
import { keepOut } from '../../knowing/exclusion/index.ts'
import { decideForPlayer } from '../../money/limit-changes/index.ts'
import { findPlayer } from '../../people/players/index.ts'
import { barPlayer } from '../../play/campaigns/index.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'
import { writeKnown } from '../testing/test-known-player.ts'

let at: TestOffice
let support: TestColleague
let auditor: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  support = await at.colleague('support')
  auditor = await at.colleague('auditor')
}, 120_000)
afterAll(() => at.close())
beforeEach(() => at.clock.advance(60_000))

const reason = 'The player called about it.'
const by = (words: string) => ({ actor: 'cli:anna' as const, reason: words })
const ownerOf = ({ shard, id }: TestPlayer) => ({ shard, player: id })

/** A player to whom something of most kinds has happened, a minute apart. */
async function lively(wanted: Partial<TestPlayer> = {}) {
  const player = await at.player(wanted)
  const { house } = at
  const row = (await findPlayer(house, String(player.id)))!
  const wallet = { ...ownerOf(player), currency: player.currency }
  const steps = [
    () =>
      decideForPlayer(
        house,
        wallet,
        { act: 'set', name: { type: 'deposit', period: 'daily' }, amount: 5000n, source: 'operator' },
        by('Spoke by phone.'),
      ),
    () => holdMoney(house, ownerOf(player), { kind: 'documents', documents: ['passport'] }, by('A passport is wanted.')),
    () => barPlayer(house, ownerOf(player), true, by('Abused a bonus.')),
    () => keepOut(house, row, { kind: 'excluded', endsAt: new Date(at.clock.now().getTime() + 86_400_000) }, 'cli:anna'),
  ]
  for (const step of steps) {
    at.clock.advance(60_000)
    await step()
  }
  return player
}

describe('the head of a player', () => {
  test('shows masked who they are, what protects them, their money and what to notice, by one statement', async () => {
    const player = await lively()
    await at.sql(`update wallet set cash = 1250, reserve = 100, promo = 500, pending_withdrawal = 2000 where player = ${player.id}`)
    const { player: head } = await support.must('readPlayer', { player: String(player.id) })
    expect(head).toMatchObject({
      id: String(player.id),
      name: 'Ada E.',
      country: 'MLT',
      rules: 'MLT',
      status: 'active',
      ageBand: '35-49',
      isValidated: false,
      protection: { exclusion: { kind: 'excluded', ending: 'byItself' }, blocked: null },
      money: { cash: '12.50', reserve: '1.00', bonus: '5.00', pending: '20.00', net: '0.00', owed: '0.00' },
      holds: ['documents'],
      flags: ['notValidated', 'moneyHeld', 'noBonuses'],
    })
    expect(JSON.stringify(head)).not.toMatch(/Example|@|1990/)
  })

  test('tells which limits are reached', async () => {
    const player = await at.player()
    const wallet = { ...ownerOf(player), currency: player.currency }
    await decideForPlayer(
      at.house,
      wallet,
      { act: 'set', name: { type: 'loss', period: 'weekly' }, amount: 0n, source: 'operator' },
      by('Spoke by phone.'),
    )
    const { player: head } = await support.must('readPlayer', { player: String(player.id) })
    expect(head.protection.limitsReached).toEqual(['loss.weekly'])
  })

  test('of nobody is not there', async () => {
    expect((await support.ask('readPlayer', { player: '12' })).refusal.error).toBe('notFound')
    expect((await support.ask('readPlayer', { player: 'x' })).refusal.error).toBe('checkFields')
  })
})

describe('the list', () => {
  test('has the newest first, by country and state, page by page, and counts nothing', async () => {
    const ids: string[] = []
    for (let n = 0; n < 3; n += 1) {
      at.clock.advance(1000)
      ids.unshift(String((await at.player({ country: 'FIN', status: n === 1 ? 'suspended' : 'active' })).id))
    }
    const listed = async (more: object) => (await support.must('listPlayers', { country: 'FIN', ...more })).players.map(({ id }) => id)
    expect(await listed({})).toEqual(ids)
    expect(await listed({ status: 'suspended' })).toEqual([ids[1]])
    const first = await support.must('listPlayers', {})
    expect(first.players[0]).toMatchObject({ id: ids[0], name: 'Ada E.', country: 'FIN' })
    expect((await support.must('listPlayers', { status: 'suspended' })).players[0]?.id).toBe(ids[1])
  })

  test('goes on where a page ended, without a gap or a double', async () => {
    await at.sql(`insert into player (shard, id, status, country, currency, language, birth_date, personal, created_at)
      select n % 256, n, 'active', 'ISL', 'EUR', 'en', '1990-01-01', '', timestamptz '2026-01-01' + (n / 3) * interval '1 s' from generate_series(1000, 1119) n`)
    for (const wanted of [{ country: 'ISL' }, {}]) {
      const ids: string[] = []
      let after: string | undefined
      do {
        const page = await support.must('listPlayers', { ...wanted, ...(after ? { after } : {}) })
        ids.push(...page.players.filter(({ country }) => country === 'ISL').map(({ id }) => id))
        after = page.next ?? undefined
      } while (after)
      expect(ids).toEqual(Array.from({ length: 120 }, (_, n) => String(1119 - n)))
    }
    await at.sql(`delete from player where country = 'ISL'`)
  })
})

/** Reads a timeline to its end. */
async function wholeTimeline(who: TestColleague, player: TestPlayer, kinds?: string) {
  const events = []
  let after: string | undefined
  do {
    const page = await who.must('readTimeline', { player: String(player.id), ...(kinds ? { kinds } : {}), ...(after ? { after } : {}) })
    events.push(...page.events)
    after = page.next ?? undefined
  } while (after)
  return events
}

describe('the timeline', () => {
  test('has everything in the order of time, the newest first, and each kind alone', async () => {
    const player = await lively()
    const events = await wholeTimeline(support, player)
    const times = events.map(({ at: moment }) => Date.parse(moment))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['signIns', 'limits', 'bonuses', 'messages', 'staff']))
    expect(events.find(({ what }) => what === 'exclusion')).toMatchObject({ state: 'excluded', about: 'operator' })
    expect(events.find(({ what }) => what === 'limit')).toMatchObject({
      about: 'deposit.daily',
      amount: '50.00',
      reason: 'Spoke by phone.',
    })
    for (const kind of ['limits', 'bonuses', 'staff'] as const) {
      const alone = await wholeTimeline(support, player, kind)
      expect(alone).toEqual(events.filter((event) => event.kind === kind))
      expect(alone.length).toBeGreaterThan(0)
    }
  })

  test('goes on where a page ended, also among many at one moment', async () => {
    const player = await at.player()
    await at.sql(`insert into limit_change (shard, player, currency, type, period, source, actor, requested_at, effective_at)
      select ${player.shard}, ${player.id}, 'EUR', 'deposit', 'daily', 'operator', 'cli:anna', t, t
      from generate_series(1, 130) n, lateral (select timestamptz '2026-01-01' + (n / 40) * interval '1 s' as t) m`)
    await at.sql(`insert into reality_check (shard, player, at, then_did)
      select ${player.shard}, ${player.id}, timestamptz '2026-01-01' + (n / 40) * interval '1 s', 'continue' from generate_series(1, 60) n`)
    const events = (await wholeTimeline(support, player)).filter(({ what }) => what === 'limit' || what === 'realityCheck')
    expect([events.length, new Set(events.map(({ id }) => id)).size]).toEqual([190, 190])
  })

  test('shows of what a colleague may not read nothing', async () => {
    const player = await lively()
    await at.sql(`insert into game_session (id, shard, player, currency, game, studio, language, launch_hash, launch_expires_at, opened_at, last_prolonged_at)
      select 'gs-${player.id}', ${player.shard}, ${player.id}, 'EUR', min(id), 'orchard', 'en', 'x${player.id}', now(), now(), now() from game having min(id) is not null`)
    const verification = await at.colleague('verification')
    expect((await verification.must('readTimeline', { player: String(player.id) })).kinds).not.toContain('money')
    expect(await wholeTimeline(verification, player, 'money')).toEqual([])
    await at.sql(`delete from role_permission where role = 'verification' and permission = 'limits.read'`)
    expect(await wholeTimeline(verification, player, 'limits')).toEqual([])
    expect((await wholeTimeline(verification, player)).some(({ kind }) => kind === 'limits')).toBe(false)
  })

  test('has a reveal with its fields and reason, and an act of the office once', async () => {
    const player = await at.player()
    const id = String(player.id)
    const lead = await at.colleague('supportLead')
    await lead.must('revealPlayer', { player: id, fields: ['email'] }, { reason })
    at.clock.advance(5000)
    await lead.must('freezePlayer', { player: id, until: new Date(at.clock.now().getTime() + 3_600_000).toISOString() }, { reason })
    const staff = await wholeTimeline(support, player, 'staff')
    const [{ name } = { name: '' }] = (await at.sql(`select name from staff where id = ${lead.id}`)) as { name: string }[]
    expect(staff).toMatchObject([
      { what: 'audit', about: 'office.players.freeze', by: name, reason },
      { what: 'access', about: 'email', state: 'reveal', by: name, reason },
    ])
  })
})

describe('a reveal', () => {
  test('opens what was asked for and nothing else, for ten minutes, and is kept with its reason', async () => {
    const player = await at.player()
    await writeKnown(at, player, { phoneNumber: '+35699123456', street: '1 Long Road', zipCode: 'VLT 1', city: 'Valletta' })
    const id = String(player.id)
    expect((await support.ask('revealPlayer', { player: id, fields: ['phone'] })).refusal.error).toBe('reasonNeeded')
    const rehearsed = await support.ask('revealPlayer', { player: id, fields: ['phone'] }, { dryRun: true })
    expect(JSON.stringify(rehearsed.value)).not.toContain('99123456')
    expect(await at.sql(`select from access_log where player = ${id}`)).toEqual([])
    const revealed = await support.must('revealPlayer', { player: id, fields: ['phone', 'address'] }, { reason })
    expect(revealed).toEqual({
      values: { phone: '+35699123456', address: '1 Long Road, VLT 1 Valletta' },
      until: new Date(at.clock.now().getTime() + 600_000).toISOString(),
    })
    expect(await at.sql(`select actor, fields, purpose, reason_hash is not null as why from access_log where player = ${id}`)).toEqual([
      { actor: `staff:${support.id}`, fields: ['phone', 'address'], purpose: 'reveal', why: true },
    ])
    const [entry] = await at.sql(`select details from audit where subject = 'player:${id}' and action = 'office.players.reveal'`)
    expect(JSON.stringify(entry)).not.toContain('99123456')
  })

  test('is the auditor’s only while their role says so', async () => {
    const id = String((await at.player()).id)
    expect((await auditor.must('revealPlayer', { player: id, fields: ['email'] }, { reason })).values.email).toContain('@')
    await at.sql(`delete from role_permission where role = 'auditor' and permission = 'players.reveal'`)
    expect((await auditor.ask('revealPlayer', { player: id, fields: ['email'] }, { reason })).refusal.error).toBe('notAllowed')
  })
})

test('script in a name and in a reason stays text, word by word', async () => {
  const player = await at.player()
  const script = '<script>alert(1)</script><img src=x onerror=alert(2)>'
  await writeKnown(at, player, { firstName: script })
  const id = String(player.id)
  const { values } = await support.must('revealPlayer', { player: id, fields: ['name'] }, { reason: script })
  expect(values.name).toBe(`${script} Example`)
  expect((await support.must('readPlayer', { player: id })).player.name).toBe(`${script} E.`)
  expect((await wholeTimeline(support, player, 'staff'))[0]?.reason).toBe(script)
})

const calls = Object.entries(officeApi) as [OfficeCallName, OfficeCall][]
const ofPlayers = calls.filter(([, { subject }]) => subject?.kind === 'player')
/** What calls take besides the player. */
const more: Readonly<Record<string, object>> = {
  revealPlayer: { fields: ['email'] },
  viewAsPlayer: { language: 'en' },
  readSessionRounds: { session: 'none' },
  freezePlayer: { until: '2099-01-01T00:00:00.000Z' },
  suspendPlayer: { status: 'onHold' },
  closePlayer: { how: 'plain' },
  markMinor: { isMarked: true },
  requestDocuments: { types: ['passport'], holdMoney: false },
  excludePlayer: { kind: 'excluded', until: null },
  setPlayerLimit: { type: 'deposit', period: 'daily', amount: '10.00', source: 'operator' },
  withdrawDocumentRequest: { types: ['passport'] },
  decideDocumentAgain: { document: 'd', verdict: 'approved' },
  exportDocument: { document: 'd', withFiles: false },
  judgeStored: { reference: 'r', verdict: 'verify' },
  giveBonus: { campaign: '1' },
  muteInChat: { time: 'hour' },
  holdPlayerMoney: { kind: 'risk' },
  releasePlayerMoney: { kind: 'risk' },
}

describe.each(ofPlayers)('%s', (name, { permission, at: address }) => {
  const ask = async (who: TestColleague, player: bigint, given: object) => {
    const input = { player: String(player), ...more[name] } as never // of this call
    return who.ask(name, input, given)
  }
  const act = address.startsWith('POST ') ? { dryRun: true } : {}

  test('answers nothing about a player of another country', async () => {
    const player = await at.player({ country: 'SWE' })
    const role = `only-${name.toLowerCase()}`
    await at.sql(`insert into role (name, title, about, is_built_in) values ('${role}', 'Bound', 'Reads players of Malta alone.', false)`)
    for (const one of new Set(['players.read', permission]))
      await at.sql(`insert into role_permission (role, permission, bound) values ('${role}', '${one}', '{"countries":["MLT"]}')`)
    const bound = await at.colleague(role)
    const { refusal } = await ask(bound, player.id, act)
    expect(refusal).toMatchObject({ error: 'notFound' })
    expect(JSON.stringify(refusal)).not.toContain('Ada')
    const own = await at.player()
    await at.sql(
      `insert into document (shard, player, id, "group", type, status, details, uploaded_at) values (${own.shard}, ${own.id}, 'd', 'identity', 'passport', 'uploaded', '', now())`,
    )
    const home = await ask(bound, own.id, act)
    expect(home.refusal?.error).not.toBe('notFound')
    expect(home.refusal?.error).not.toBe('outOfReach')
  })

  test('is out of reach for one’s own account', async () => {
    const player = await at.player()
    const [role] = await at.sql(
      `select role from role_permission where permission = '${permission}' and bound = '{}' order by role limit 1`,
    )
    const who = await at.colleague(String(role?.role))
    await at.sql(`update staff set player_shard = ${player.shard}, player = ${player.id} where id = ${who.id}`)
    expect((await ask(who, player.id, act)).refusal?.error).toBe('outOfReach')
  })
})
