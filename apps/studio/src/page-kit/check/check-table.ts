// Runs in a browser: recomputes a round of a table that all players share, with the browser's own cryptography.
import { openDraw } from '../../engine/fairness/fair-draw.ts'
import type { SharedRound } from '../../engine/shared/shared-round.ts'
import type { SharedTable } from '../../engine/shared/shared-table.ts'
import { fillIn } from '../page.ts'
import type { Computed, Drawn, Fault, Part } from './check-data.ts'
import { openCheck, type Given } from './open-check.ts'
import { openSeed } from './open-seed.ts'
import { readJson } from './read-json.ts'
import { recordDraw } from './record-draw.ts'

/** Tells what came of a round. */
type Tell<Plan, Result, Own> = (round: { number: number; plan: Plan; result: Result }, given: Given<Own>) => readonly Part[]

/** Opens the form on which a round of a table is recomputed, by the table's own rules. */
export function openTableCheck<Bet, Plan, Result, Own extends object>(
  table: SharedTable<Bet, Plan, Result>,
  tell: Tell<Plan, Result, Own>,
): void {
  openCheck<Own>(async (given): Promise<Computed | Fault> => {
    const { text, seed, number, words, examples, wrong } = given
    const { digest, publicPart, blocksOf } = await openSeed(seed)
    const label = `${table.label}:${number}`
    const drawn: Drawn[] = []
    const plan = table.planOf ? await table.planOf(openDraw((await openSeed(publicPart)).blocksOf(label)), number) : null
    const opened = { gameId: table.gameId, number, plan } as SharedRound<Plan, unknown> // what decides a round; its times do not
    const result = await table.decide(recordDraw(blocksOf(label), drawn), opened, { bets: [], blocksOf })
    const bet = text('bet') === '' ? null : table.read(readJson(text('bet')))
    const isNone = bet !== null && table.faultOf(bet, { currency: 'EUR', maxStake: null, round: opened, before: [] }) === 'CHOICE_UNKNOWN'
    if ((text('bet') !== '' && bet === null) || isNone) return wrong('bet', fillIn(words.betWrong, { example: examples.bet ?? '' }))
    const stake = bet === null ? null : table.stakeOf(bet)
    const won =
      bet === null || stake === null
        ? undefined
        : table.settling.each?.({ id: '', owner: '', type: 'demo', currency: 'EUR', stake, bet }, { ...opened, result, plan: opened.plan })
    const isChain = table.fingerprint === 'chain'
    return {
      fingerprint: isChain ? digest : publicPart,
      ...(isChain ? {} : { seedBefore: digest }),
      drawn,
      came: tell({ number, plan: opened.plan, result }, given),
      stake,
      win: won ? won.win : null,
    }
  })
}
