import { proves } from '@fairhouse/testing/proves.ts'
import type { PageSettings, Wallet } from '@fairhouse/contract'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { expect, test, vi } from 'vitest'
import { question } from '../base/answers.ts'
import { createQueries } from '../base/queries.ts'
import { ofPlayer } from '../testing/player-answers.ts'
import { askAnew } from './ask-anew.ts'
import { balanceRows } from './balance-rows.ts'

test('opening the balance asks for free spins, betting bonus and live casino bonus anew', async () => {
  proves('SHL-240..242')
  const before = ofPlayer['GET /api/wallet'] as unknown as Wallet // what the rows read of it
  const after = { ...before, freeSpins: 7, bettingBonus: '3.00', liveCasinoBonus: { ...before.liveCasinoBonus, playableBonus: '4.00' } }
  const answers = [before, after]
  const call = vi.fn(async () => ({ ok: true, value: answers.shift() }))
  const queries = createQueries()
  const ask = question(call as unknown as Caller, 'GET /api/wallet', {}) // two answers
  queries.observe(ask.queryKey, { heard: () => undefined, ask })
  await queries.fetch(ask)
  askAnew(queries)
  await expect.poll(() => call).toHaveBeenCalledTimes(2)
  const fe = { 'balanceDropdown.freeSpins': true, 'balanceDropdown.bettingBonus': true, 'balanceDropdown.liveCasinoBonus': true }
  const rules = { balanceRows: [] } as unknown as PageSettings['rules'] // what the rows ask of the rules
  const shown = () => balanceRows(queries.getQueryData<Wallet>(ask.queryKey) ?? before, { fe, rules })
  await expect
    .poll(shown)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'freeSpins', count: 7 }),
        expect.objectContaining({ name: 'bettingBonus', amount: '3.00' }),
        expect.objectContaining({ name: 'liveCasinoBonus', amount: '4.00' }),
      ]),
    )
})
