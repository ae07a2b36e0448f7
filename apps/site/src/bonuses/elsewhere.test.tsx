import type { ErrorAnswer, Wallet } from '@fairhouse/contract'
import { expect, test } from 'vitest'
import { ofPlayer } from '../testing/player-answers.ts'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { BonusAtWithdrawal } from './BonusAtWithdrawal.tsx'
import { BonusInGame } from './BonusInGame.tsx'
import { bonusWith } from './test-bonus.ts'

const wallet: Wallet = { ...ofPlayer['GET /api/wallet'], seq: '1', currentTurnover: '180.00', totalTurnover: '300.00' }
const surroundings = (running: object[]) => ({
  areas: ['bonuses', 'game'] as ('bonuses' | 'game')[],
  known: [
    [['GET /api/bonuses', {}], { running, ended: [], next: null }],
    [['GET /api/wallet', {}], wallet],
  ] as [[string, object], unknown][] as never,
})

test('the bar of a game says how far the bonus is wagered and the largest stake that may use its money', async () => {
  const html = await drawn(<BonusInGame wallet={wallet} />, surroundings([bonusWith()]))
  expect(textOf(html)).toBe('Bonus 40% € 180.00 left stakes up to € 5.00')
  expect(html).toMatch(/<progress max="100" value="40"/)
  expect(await drawn(<BonusInGame wallet={{ ...wallet, totalTurnover: '0.00' }} />, surroundings([]))).not.toContain('progress')
})

const at = async (running: object[], error?: ErrorAnswer) =>
  drawn(<BonusAtWithdrawal own="12.00" currency="EUR" error={error} />, surroundings(running))
const refusal = (reason: string): ErrorAnswer => ({ error: 'turnoverNotReached', errorCode: 127, errorDetails: { reason } })

test('a withdrawal says what is the player’s own, what is bonus money, and what is still to be wagered', async () => {
  expect(textOf(await at([bonusWith()]))).toBe(
    '€ 12.00 is yours and can be withdrawn now. A further € 42.00 is bonus money: it becomes yours once € 180.00 has been wagered. Give it up',
  )
  expect(textOf(await at([bonusWith({ state: 'waiting', money: '0.00' })]))).toBe('')
})

test('a withdrawal refused for it says so, with both amounts and the way to give the bonus up; of a betting bonus in its own words', async () => {
  const html = await at([bonusWith()], refusal('turnover'))
  expect(textOf(html)).toMatch(/wagered as the rules ask.*€ 12\.00 is yours.*€ 42\.00 is bonus money.*Give it up$/)
  expect(html).toContain('role="alert"')
  expect(textOf(await at([bonusWith()], refusal('bettingBonus')))).toMatch(/A betting bonus is active.*Give it up$/)
  expect(textOf(await at([], refusal('turnover')))).toMatch(/wagered as the rules ask/)
})
