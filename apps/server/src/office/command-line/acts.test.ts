// Every act leaves who it was in the audit log, and what was changed keeps it too.
import { readAuditLog } from '../audit-log/read-audit-log.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCashier, type TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { fundedPlayer } from '../../cashier/withdrawals/test-withdrawal.ts'
import { operatorOf } from '../testing/test-operator.ts'

let at: TestCashier
const folder = mkdtempSync(join(tmpdir(), 'acts-'))
beforeAll(async () => void (at = await openTestCashier()))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await at.close()
})

const fairhouse = operatorOf(() => at)
/** The newest entries of who runs the commands, without those by which the office keeps how an act came about. */
const written = async () => {
  const { entries } = await readAuditLog(at, { actor: await fairhouse.actor() })
  return entries.filter(({ action }) => !action.startsWith('office.')).toReversed()
}

/** Runs an act and answers what the audit log says that the person who ran it did. */
async function auditOf(words: string, ...args: string[]): Promise<(string | null)[]> {
  const known = new Set((await written()).map(({ id }) => id))
  await fairhouse(words, ...args)
  return (await written())
    .filter(({ id }) => !known.has(id))
    .flatMap(({ action, reason }) => (reason === null ? [action] : [action, reason]))
}

const page = '---\ntitle: About\ndescription: Who we are\n---\n\nWe are here.\n'
const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('each act on a player stands in the audit log under the person who ran it, with the reason where one is asked', async () => {
  const player = await at.depositor()
  const who = String(player.id)
  const [mail, byPhone] = ['asked for by a test', 'asked for by phone']
  expect(await auditOf('player freeze', who, '5', byPhone)).toEqual(['player.freeze', byPhone])
  expect(await auditOf('player unfreeze', who, byPhone)).toEqual(['player.unfreeze', byPhone])
  expect(await auditOf('player potential-minor', who, 'on')).toEqual(['player.potential-minor.on'])
  expect(await auditOf('player validate', who)).toEqual(['player.validate', mail])
  expect(await auditOf('player invalidate', who)).toEqual(['player.invalidate', mail])
  expect(await auditOf('player hold-money', who, 'risk')).toEqual(['player.hold-money.risk', mail])
  expect(await auditOf('player release-money', who, 'risk')).toEqual(['player.release-money.risk', mail])
  expect(await auditOf('player bonuses', who, 'off', 'bonus abuse')).toEqual(['player.bonuses-off', 'bonus abuse'])
  expect(await auditOf('player mark', who, 'on', 'plays through the night')).toEqual(['player.marked', 'plays through the night'])
  expect(await auditOf('documents request', who, 'identificationCard')).toEqual(['document.request', mail])
  expect(await auditOf('documents withdraw-request', who, 'identificationCard')).toEqual(['document.withdraw-request', mail])
  expect(await auditOf('limits set', who, 'deposit', 'daily', '10.00')).toEqual(['limit.set', mail])
  expect(await auditOf('player suspend', who)).toEqual(['player.suspended'])
  // What takes two people is done by whoever agreed.
  expect(await auditOf('player reopen', who)).toEqual([])
  const [reopened] = await at.sql(`select actor from audit where action = 'player.active' and subject = 'player:${who}'`)
  expect(reopened?.['actor']).toMatch(/^staff:\d+$/)
  expect(await auditOf('player exclude', who, '1')).toEqual(['player.exclude'])
  expect(await at.sql(`select distinct actor from limit_change where player = ${who}`)).toEqual([{ actor: await fairhouse.actor() }])
})

test('each act on money stands there as well, and a withdrawal keeps who decided it', async () => {
  const { player, request } = await fundedPlayer(at)
  const [detail] = await fairhouse.ask<{ reference: string }[]>('details list', String(player.id))
  for (const verdict of ['verify', 'refuse', 'block', 'unblock'])
    expect(await auditOf(`details ${verdict}`, String(player.id), detail?.reference ?? '')).toEqual([
      `paymentDetails.${verdict}`,
      'asked for by a test',
    ])
  const { reference } = await request('10.00')
  expect(await auditOf('withdrawals reject', reference, 'not yours at all')).toEqual(['withdrawal.rejected', 'not yours at all'])
  expect(await at.sql(`select decided_by from withdrawal where reference = '${reference}'`)).toEqual([
    { decided_by: await fairhouse.actor() },
  ])
})

test('each act on the installation stands there as well', async () => {
  const domains = Array.from({ length: 1000 }, (_, place) => `thrown-${place}.example`).join('\n')
  const [method] = await fairhouse.ask<{ id: number }[]>('methods list')
  expect(await auditOf('settings set', 'site.name', 'The House')).toEqual(['setting.change'])
  expect(await auditOf('referral-codes set', 'anna7', 'never')).toEqual(['referral-code.set'])
  expect(await auditOf('email-domains refresh', file('domains.txt', domains))).toEqual(['email-domains.refresh'])
  expect(await auditOf('pages publish', 'about', 'en', file('about.md', page))).toEqual(['page.publish'])
  expect(await auditOf('methods disable', String(method?.id))).toEqual(['method.disable'])
  expect(await auditOf('methods logo', String(method?.id), 'drawn')).toEqual(['logo.set'])
  expect(await at.sql(`select published_by from page_version where name = 'about' and not is_example`)).toEqual([
    { published_by: await fairhouse.actor() },
  ])
})

test('what does not do is refused with a sentence, and leaves nothing in the audit log', async () => {
  const count = async () => at.sql(`select count(*) from audit where action not like 'office.%'`)
  const before = await count()
  const few = file('few.txt', 'one.example two.example')
  await expect(fairhouse('referral-codes set', 'no spaces')).rejects.toThrow('letters and digits only')
  await expect(fairhouse('email-domains refresh', few)).rejects.toThrow('has 2 domains')
  await expect(fairhouse('email-domains refresh', file('broken.json', '[1,'))).rejects.toThrow('has 0 domains')
  await expect(fairhouse('pages publish', 'About', 'en', file('page.md', page))).rejects.toThrow('does not do: name')
  await expect(fairhouse('pages publish', 'about', 'en', few)).rejects.toThrow('A page begins with')
  await expect(fairhouse('methods logo', '999', 'drawn')).rejects.toThrow('There is no method 999')
  await expect(fairhouse('methods set', join(folder, 'none.json'))).rejects.toThrow('cannot be read')
  expect(await count()).toEqual(before)
})
