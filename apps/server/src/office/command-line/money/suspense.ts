import { decideSuspense, decidedSentence, type Verdict, readWaitingArrivals } from '../../../cashier/suspense/index.ts'
import type { House } from '../../../base/house.ts'
import { need, Wrong, type Command, type Said } from '../frame/command.ts'
import { deciderOf } from '../frame/actor.ts'
import { playerIn, shownMoney } from '../frame/player.ts'

type Options = Record<string, string>

/** Commands about money in suspense: list it, credit it to its player, record its return. */
export const suspenseCommands: Command[] = [
  {
    words: 'suspense list',
    takes: '',
    about: 'money that waits for a decision, oldest first',
    run: async ({ db }) => {
      const value = (await readWaitingArrivals(db)).map((row) => ({
        arrival: row.arrival,
        reference: row.reference,
        provider: row.account.slice('suspense:'.length),
        player: row.player > 0n ? String(row.player) : null,
        amount: shownMoney(row.amount, row.currency),
        left: shownMoney(row.left, row.currency),
        wentBackTwice: row.left < 0n,
        since: row.at.toISOString(),
      }))
      const lines = value.map(
        (row) =>
          `${row.arrival}  ${row.amount}  ${row.player ? `player ${row.player}` : `"${row.reference}"`}  by ${row.provider}  ${row.since}  ${
            row.wentBackTwice ? `went back more than once: ${row.left}. Ask the provider.` : `left: ${row.left}`
          }`,
      )
      return { value, lines: lines.length > 0 ? lines : ['Nothing waits.'] }
    },
  },
  {
    words: 'suspense credit',
    takes: 'ARRIVAL PLAYER --reason TEXT [--by WHO]',
    about: "gives such money to a player, within the player's limits",
    run: async (house, args, options) => {
      const player = await playerIn(house, args, 1)
      return decide(house, args, options, { kind: 'credit', player })
    },
  },
  {
    words: 'suspense return',
    takes: 'ARRIVAL --reason TEXT [--by WHO]',
    about: 'keeps that such money was sent back; send it back at the bank or the provider yourself',
    run: async (house, args, options) => decide(house, args, options, { kind: 'return' }),
  },
]

async function decide(house: House, args: string[], options: Options, verdict: Verdict): Promise<Said> {
  const arrival = need(args, 0, 'The arrival')
  const decided = await decideSuspense(house, arrival, verdict, deciderOf(options))
  if (typeof decided === 'string') throw new Wrong(decided)
  const { kind, amount, owner, decided_at: at } = decided.decision
  const value = {
    arrival,
    kind,
    amount: shownMoney(amount, decided.arrival.currency),
    player: owner === null ? null : String(owner),
    at: at.toISOString(),
    before: decided.before,
  }
  return { value, lines: [decidedSentence(decided)] }
}
