import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorOf } from '../../office/testing/test-operator.ts'
import { bet, limit, openTestStudio } from '../../play/games/test-studio.ts'
import { explainLimits } from './explain-limits.ts'
import { openTestLimits, type LimitPlayer, type TestLimits } from '../limits/test-limits.ts'
import { reasonsAbout } from '../../base/testing/test-reasons.sql.ts'

let at: TestLimits
beforeAll(async () => {
  at = await openTestLimits()
})
afterAll(() => at.close())

const walletOf = ({ shard, id, currency }: LimitPlayer) => ({ shard, player: id, currency })
const run = operatorOf(() => at)

test('every past moment is explained as it was, whatever has come since', async () => {
  at.clock.set('2026-11-18T10:00:00Z')
  const player = await at.player({ country: 'SWE', currency: 'SEK' })
  const key = walletOf(player)
  const told: { moment: Date; said: unknown }[] = []
  const remember = async () => told.push({ moment: at.clock.now(), said: await explainLimits(at.house, key, at.clock.now()) })
  await remember()
  at.hoursLater(0.25)
  await at.set(player, { dailyAmount: '100.00', weeklyAmount: '500.00', monthlyAmount: '900.00' })
  await remember()
  at.hoursLater(0.25)
  await at.set(player, { dailyAmount: '200.00' })
  await remember()
  at.hoursLater(0.25)
  await at.operator(player, { act: 'set', name: { type: 'deposit', period: 'weekly' }, amount: 30_000n, source: 'operator' })
  await remember()
  at.hoursLater(0.25)
  await at.house.settings.reload()
  at.hoursLater(72)
  await at.again(player)
  await at.set(player, { dailyAmount: '50.00' })
  await remember()
  for (const { moment, said } of told) expect(await explainLimits(at.house, key, moment)).toEqual(said)
  expect(
    told.map(({ said }) => (said as { limits: { type: string; period: string; amount: bigint }[] }).limits.map(({ amount }) => amount)),
  ).toEqual([[], [10_000n, 50_000n, 90_000n], [10_000n, 50_000n, 90_000n], [10_000n, 30_000n, 90_000n], [5000n, 30_000n, 90_000n]])
})

test('`limits explain` names the rules, each limit with who set it and why, what is under way, and what the delays rest on', async () => {
  const player = await at.player({ country: 'NLD' })
  await at.set(player, { monthlyAmount: '300.00' })
  await at.set(player, { monthlyAmount: '500.00', highLimitConfirmed: true })
  const text = (await run('limits explain', String(player.id))).join('\n')
  for (const part of [
    /rules of NLD in force since 2024-10-01T00:00:00Z, not verified, counted in Europe\/Amsterdam/,
    /deposit monthly: 300\.00 EUR, set by player: set by player:\d+ at .*, decided by NLD 2024-10-01T00:00:00Z; used 0\.00 EUR, available 300\.00 EUR; window /,
    /netDeposit monthly: 700\.00 EUR, set by rule: the rule set itself/,
    /deposit monthly: raise to 500\.00 EUR asked for at .*, waits for an operator/,
    /session daily: must be set before play and is not/,
    /bets: maxBalanceNotSet; deposits: maxBalanceNotSet/,
    /deposit: a raise waits 168 h \(wetten\.overheid\.nl .* art\. 4\.14\(3\), grade P\)/,
  ])
    expect(text).toMatch(part)
  expect(await run.ask('limits explain', String(player.id))).toMatchObject({ player: String(player.id), rules: { code: 'NLD' } })
})

test('`limits explain` says what was used of a limit and what was left, now and at a past moment', async () => {
  const studio = await openTestStudio()
  const player = await studio.playing(10_000n)
  await limit(player, 'wager', { dailyAmount: '50.00' })
  await bet(player, 500)
  const then = studio.clock.now().toISOString()
  studio.clock.advance(60_000)
  await bet(player, 300)
  const told = async (...when: string[]) =>
    (await operatorOf(() => studio)('limits explain', String(player.id), ...when)).find((line) => line.startsWith('wager daily'))
  expect(await told()).toContain('; used 8.00 EUR, available 42.00 EUR; window')
  expect(await told('--at', then)).toContain('; used 5.00 EUR, available 45.00 EUR; window')
  await studio.close()
})

test('`limits explain` says which limits are not to renew, and that raises are blocked, until neither is so', async () => {
  at.clock.set('2026-12-07T12:00:00Z')
  const player = await at.player()
  const who = String(player.id)
  const told = async () => (await run('limits explain', who)).filter((line) => /not to renew|raises: /.test(line))
  await at.set(player, { weeklyAmount: '100.00' })
  expect(await told()).toEqual([])
  await at.set(player, { weeklyWillSetRenew: false })
  await run('limits block-raises', who, '--reason', 'asked by mail')
  expect(await told()).toEqual([
    expect.stringMatching(/^deposit weekly: not to renew, ends at 2026-12-13T23:00:00\.000Z; switched off by player:\d+ at /),
    expect.stringMatching(/^raises: blocked by staff:\d+ at .* \(asked by mail\)$/),
  ])
  expect((await run('limits explain', who, '--at', '2026-12-14T00:00:00Z')).join('\n')).not.toContain('not to renew')
  await at.set(player, { weeklyWillSetRenew: true })
  await run('limits allow-raises', who, '--reason', 'asked again')
  expect(await told()).toEqual([])
})

test('an operator’s decisions need a reason, and what waits for one is listed until it is decided', async () => {
  const player = await at.player({ country: 'NLD' })
  await at.set(player, { monthlyAmount: '300.00' })
  await at.set(player, { monthlyAmount: '500.00', highLimitConfirmed: true })
  const who = String(player.id)
  const waiting = async () => (await run('limits waiting')).filter((line) => line.startsWith(who))
  expect(await waiting()).toEqual([expect.stringContaining('deposit monthly 500.00 EUR since')])
  await expect(run('limits approve', who, 'deposit', 'monthly', '--reason', 'short')).rejects.toThrow('A reason is missing')
  await expect(run('limits approve', who, 'deposit', 'daily')).rejects.toThrow('Nothing of that kind waits')
  await expect(run('limits set', who, 'deposit', 'daily', 'ten')).rejects.toThrow('is no amount')
  await expect(run('limits set', who, 'deposit', 'daily', '1000000.01')).rejects.toThrow('at most 1000000.00')
  await expect(run('limits set', who, 'session', 'weekly', '7.01')).rejects.toThrow('at most 7.00')
  await run('limits contacted', who, 'deposit', 'monthly', '--reason', 'by phone, income shown')
  expect(await run('limits approve', who, 'deposit', 'monthly', '--reason', 'by phone, income shown')).toEqual([
    `deposit monthly of player ${who} is approved.`,
  ])
  expect(await waiting()).toEqual([])
  const audit = await at.sql(`select actor, action from audit where subject = 'player:${who}' order by id desc limit 4`)
  expect(audit).toContainEqual({ actor: await run.actor(), action: 'limit.approve' })
  expect((await reasonsAbout(at, `player:${who}`)).at(-1)).toBe('by phone, income shown')
  const inEightDays = new Date(at.clock.now().getTime() + 8 * 86_400_000).toISOString()
  const explained = (await run('limits explain', who, '--at', inEightDays)).join('\n')
  expect(explained).toMatch(/deposit monthly: 500\.00 EUR, .*, approved by staff:\d+ at .* \(by phone, income shown\)/)
})

test('that nothing waits is said in a sentence', async () => {
  for (const line of await run('limits waiting')) {
    const [who = '', type = '', period = ''] = line.split(' ')
    await run(line.endsWith('contact the player') ? 'limits contacted' : 'limits reject', who, type, period)
  }
  expect(await run('limits waiting')).toEqual(['Nothing waits for an operator.'])
})
