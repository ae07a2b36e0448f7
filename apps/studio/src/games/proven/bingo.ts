import { decideGame, winOf } from '../../engine/bingo/decide-game.ts'
import { proveReturn } from '../../engine/bingo/prove-return.ts'
import { priceOf, type BingoMaths, type Plan } from '../../engine/bingo/room.ts'
import { openDraw, type Draw } from '../../engine/fairness/fair-draw.ts'
import { plus, rational } from '../../engine/fairness/rational.ts'
import { blocksOf } from '../../engine/fairness/seeds.ts'
import type { Game } from '../../engine/game.ts'
import { dovecote } from '../dovecote/index.ts'
import { exactReturn as dovecoteReturn, maths as dovecoteMaths } from '../dovecote/play/maths.ts'
import { lilyPond } from '../lily-pond/index.ts'
import { exactReturn as pondReturn, maths as pondMaths } from '../lily-pond/play/maths.ts'
import { exactly, type Played, type ProvenGame, type Way } from './proven-game.ts'

/** What players have bought in each simulated game. */
const purchases = [1, 2, 6, 3, 12, 1, 4, 1]
const ticketsSold = purchases.reduce((sum, tickets) => sum + tickets, 0)

/** A game of a room with some players: all of their tickets are its stake. */
function game(maths: BingoMaths, plan: Plan): Way {
  const price = priceOf(maths, 'EUR')
  const list = purchases.map((tickets, place) => ({ id: String(place), pool: 'real' as const, tickets, price }))
  const staked = list.reduce((sum, { tickets }) => sum + BigInt(tickets) * price, 0n)
  const play = async (draw: Draw, blocks = blocksOf): Promise<Played> => {
    const seed = (await draw(2 ** 16, 16)).map((part) => part.toString(16).padStart(4, '0')).join('')
    const { pools } = await decideGame(maths, plan, list, {
      balls: openDraw(blocks(seed, 'balls', 0)),
      blocksOf: (name) => blocks(seed, name, 0),
    })
    return { first: staked, staked, won: list.reduce((sum, _, place) => sum + winOf(pools.real, place), 0n) }
  }
  return { name: plan.name, tickets: ticketsSold, play }
}

/** What the jackpot makes of the deviation: each ticket wins it by itself, at the same rare chance. */
const deviationOf = (chance: { of: bigint; in: bigint }, { jackpot }: Plan): number | undefined =>
  jackpot ? Math.sqrt((Number(chance.of) / Number(chance.in)) * (jackpot.pays ** 2 / ticketsSold)) : undefined

const room = (ofGame: Game, maths: BingoMaths, printedOf: (plan: Plan) => string): ProvenGame => ({
  game: ofGame,
  ways: maths.programme.map((plan) => game(maths, plan)),
  prove: () =>
    Object.fromEntries(
      maths.programme.map((plan) => {
        const { prizes, jackpot, chance } = proveReturn(maths, plan)
        const total = plus(rational(prizes.of, prizes.in), rational(jackpot.of, jackpot.in))
        return [plan.name, exactly(total, printedOf(plan), deviationOf(chance, plan))]
      }),
    ),
})

/** Bingo rooms, in each game of their programmes. */
export const bingoRooms: readonly ProvenGame[] = [
  room(dovecote, dovecoteMaths, () => dovecoteReturn.percent),
  room(lilyPond, pondMaths, ({ jackpot }) => (jackpot ? pondReturn.percentWithJackpot : pondReturn.percent)),
]
