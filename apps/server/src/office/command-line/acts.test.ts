// Every act leaves who it was in the audit log, and what was changed keeps it too.
import { readAuditLog } from '../audit-log/read-audit-log.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCashier, type TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { fundedPlayer } from '../../cashier/withdrawals/test-withdrawal.ts'
import { campaignCommands } from './installation/campaigns.ts'
import { pageCommands } from './installation/pages.ts'
import { providerCommands } from './installation/providers.ts'
import { settingsCommands } from './installation/settings.ts'
import { methodCommands } from './money/methods.ts'
import { paymentDetailCommands } from './money/payment-details.ts'
import { withdrawalCommands } from './money/withdrawals.ts'
import { documentCommands } from './players/documents.ts'
import { limitCommands } from './players/limits.ts'
import { playerFreezeCommands } from './players/player-freeze.ts'
import { playerMoneyCommands } from './players/player-money.ts'
import { playerStateCommands } from './players/player-states.ts'
import { playerCommands } from './players/players.ts'
import { registrationCommands } from './players/registration.ts'

let at: TestCashier
const folder = mkdtempSync(join(tmpdir(), 'acts-'))
beforeAll(async () => void (at = await openTestCashier()))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await at.close()
})

const commands = [
  campaignCommands,
  documentCommands,
  limitCommands,
  methodCommands,
  pageCommands,
  paymentDetailCommands,
  playerCommands,
  playerFreezeCommands,
  playerMoneyCommands,
  playerStateCommands,
  providerCommands,
  registrationCommands,
  settingsCommands,
  withdrawalCommands,
].flat()
const fairhouse = (words: string, ...args: string[]) =>
  commands.find((one) => one.words === words)!.run(at.house, args, { by: 'anna', reason: 'asked by mail' }, undefined as never) // these commands are there, and ask for no addresses
const written = async () => {
  const { entries } = await readAuditLog(at, { actor: 'cli:anna' })
  return entries.toReversed().map(({ action, reason }) => ({ action, reason }))
}

/** Runs an act and answers what the audit log says that the person who ran it did. */
async function auditOf(words: string, ...args: string[]): Promise<(string | null)[]> {
  const before = (await written()).length
  await fairhouse(words, ...args)
  return (await written()).slice(before).flatMap(({ action, reason }) => (reason === null ? [action] : [action, reason]))
}

const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('each act on a player stands in the audit log under the person who ran it, with the reason where one is asked', async () => {
  const player = await at.depositor()
  const who = String(player.id)
  const mail = 'asked by mail'
  expect(await auditOf('player freeze', who, '5', 'by phone')).toEqual(['player.freeze', 'by phone'])
  expect(await auditOf('player unfreeze', who, 'by phone')).toEqual(['player.unfreeze', 'by phone'])
  expect(await auditOf('player potential-minor', who, 'on')).toEqual(['player.potential-minor.on'])
  expect(await auditOf('player validate', who)).toEqual(['player.validate', mail])
  expect(await auditOf('player invalidate', who)).toEqual(['player.invalidate', mail])
  expect(await auditOf('player hold-money', who, 'risk')).toEqual(['player.hold-money.risk', mail])
  expect(await auditOf('player release-money', who, 'risk')).toEqual(['player.release-money.risk', mail])
  expect(await auditOf('player bonuses', who, 'off', 'abuse')).toEqual(['player.bonuses-off', 'abuse'])
  expect(await auditOf('documents request', who, 'identificationCard')).toEqual(['document.request', mail])
  expect(await auditOf('documents withdraw-request', who, 'identificationCard')).toEqual(['document.withdraw-request', mail])
  expect(await auditOf('limits set', who, 'deposit', 'daily', '10.00')).toEqual(['limit.set', mail])
  expect(await auditOf('player suspend', who)).toEqual(['player.suspended'])
  expect(await auditOf('player reopen', who)).toEqual(['player.active'])
  expect(await auditOf('player exclude', who, '1')).toEqual(['player.exclude'])
  expect(await at.sql(`select distinct actor from limit_change where player = ${who}`)).toEqual([{ actor: 'cli:anna' }])
})

test('each act on money stands there as well, and a withdrawal keeps who decided it', async () => {
  const { player, request } = await fundedPlayer(at)
  const [detail] = (await fairhouse('details list', String(player.id))).value as { reference: string }[] // what the command answers
  for (const verdict of ['verify', 'refuse', 'block', 'unblock'])
    expect(await auditOf(`details ${verdict}`, String(player.id), detail?.reference ?? '')).toEqual([
      `paymentDetails.${verdict}`,
      'asked by mail',
    ])
  const { reference } = await request('10.00')
  expect(await auditOf('withdrawals reject', reference, 'not yours')).toEqual(['withdrawal.rejected', 'not yours'])
  expect(await at.sql(`select decided_by from withdrawal where reference = '${reference}'`)).toEqual([{ decided_by: 'cli:anna' }])
})

test('each act on the installation stands there as well', async () => {
  const domains = Array.from({ length: 1000 }, (_, place) => `thrown-${place}.example`).join('\n')
  const page = '---\ntitle: About\ndescription: Who we are\n---\n\nWe are here.\n'
  const [method] = (await fairhouse('methods list')).value as { id: number }[] // what the command answers
  expect(await auditOf('settings set', 'site.name', 'The House')).toEqual(['setting.change'])
  expect(await auditOf('referral-codes set', 'anna7', 'never')).toEqual(['referral-code.set'])
  expect(await auditOf('email-domains refresh', file('domains.txt', domains))).toEqual(['email-domains.refresh'])
  expect(await auditOf('pages publish', 'about', 'en', file('about.md', page))).toEqual(['page.publish'])
  expect(await auditOf('methods disable', String(method?.id))).toEqual(['method.disable'])
  expect(await auditOf('methods logo', String(method?.id), 'drawn')).toEqual(['logo.set'])
  expect(await auditOf('providers set', '77', 'Anna Games')).toEqual(['gameProvider.set'])
  expect(await at.sql(`select published_by from page_version where name = 'about' and not is_example`)).toEqual([
    { published_by: 'cli:anna' },
  ])
})

test('what does not do is refused with a sentence, and leaves nothing in the audit log', async () => {
  const before = await written()
  const few = file('few.txt', 'one.example two.example')
  await expect(fairhouse('referral-codes set', 'no spaces')).rejects.toThrow('letters and digits only')
  await expect(fairhouse('email-domains refresh', few)).rejects.toThrow('has 2 domains')
  await expect(fairhouse('email-domains refresh', file('broken.json', '[1,'))).rejects.toThrow('has 0 domains')
  await expect(fairhouse('pages publish', 'About', 'en', few)).rejects.toThrow('small letters')
  await expect(fairhouse('pages publish', 'about', 'en', few)).rejects.toThrow('A page begins with')
  await expect(fairhouse('methods logo', '999', 'drawn')).rejects.toThrow('There is no method 999')
  await expect(fairhouse('providers set', '78', '')).rejects.toThrow('from 1 to 60 signs')
  await expect(fairhouse('methods set', join(folder, 'none.json'))).rejects.toThrow('cannot be read')
  expect(await written()).toEqual(before)
})
