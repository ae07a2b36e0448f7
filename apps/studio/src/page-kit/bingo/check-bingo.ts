// Runs in a browser: recomputes a game of bingo with the browser's own cryptography.
import { readList, textOfList, type Purchase } from '../../engine/bingo/closed-list.ts'
import { decideGame, winOf, type Decided } from '../../engine/bingo/decide-game.ts'
import type { BingoMaths } from '../../engine/bingo/room.ts'
import { amountsOf } from '../check/amounts.ts'
import { openCheck, type Given } from '../check/open-check.ts'
import type { Drawn, Part } from '../check/check-data.ts'
import { digestOf, openSeed } from '../check/open-seed.ts'
import { recordDraw } from '../check/record-draw.ts'
import { fillIn, found } from '../page.ts'
import type { RoomWords } from './words/index.ts'

const maths = JSON.parse(found('#maths').textContent) as BingoMaths // written by bingo-check-page.ts

openCheck<RoomWords>(async (given) => {
  const { text, seed, number, words, wrong } = given
  const list = readList(text('list'), maths.most)
  const plan = maths.programme.find(({ name }) => name === text('game'))
  if (!plan) return wrong('game', words.gameWrong)
  if (!list || list.length === 0) return wrong('list', words.listWrong)
  const mine = text('purchase')
  const place = list.findIndex(({ id }) => id === mine)
  if (mine !== '' && place === -1) return wrong('purchase', words.purchaseWrong)
  const digest = await digestOf(textOfList(list))
  const { digest: seedBefore, publicPart, blocksOf } = await openSeed(seed)
  const client = `bingo:${digest}`
  const drawn: Drawn[] = []
  const streams = {
    balls: recordDraw(blocksOf(`${client}:${number}`), drawn),
    blocksOf: (name: string) => blocksOf(`${client}:${name}:${number}`),
  }
  const decided = await decideGame(maths, plan, list, streams)
  const own = list[place]
  return {
    fingerprint: publicPart,
    seedBefore,
    drawn,
    came: [
      { label: words.digest, text: digest },
      { label: words.balls, text: decided.balls.slice(0, decided.calls).join(' ') },
      ...(['real', 'demo'] as const).flatMap((pool) => poolParts(decided, pool, list, given)),
      ...list.flatMap((one, at) => (place === -1 || at === place ? [ticketsPart(decided, one, at, given)] : [])),
    ],
    stake: own ? BigInt(own.tickets) * own.price : null,
    win: own ? winOf(decided.pools[own.pool], place) : null,
  }
})

function poolParts(
  { pools }: Decided,
  pool: 'real' | 'demo',
  list: readonly Purchase[],
  { own, words, language }: Given<RoomWords>,
): Part[] {
  // Purchases of one game may be in several currencies, which the list does not name.
  const amounts = amountsOf('', language)
  const { tickets, prizes, jackpots } = pools[pool]
  if (tickets === 0) return []
  const paidText = (paid: readonly { place: number; at: number; amount: bigint }[]) =>
    paid.map(({ place, at, amount }) => `${list[place]?.id ?? ''}/${at + 1}: ${amounts.write(amount)}`).join(', ')
  return [
    { label: fillIn(pool === 'real' ? words.realPool : words.demoPool, { count: tickets }), text: '' },
    ...prizes.map(({ goal, call, paid }) => ({
      label: fillIn(words.goalFell, { goal: own.goals[goal] ?? goal, call }),
      text: paidText(paid),
    })),
    ...(jackpots.length > 0 ? [{ label: 'Jackpot', text: paidText(jackpots) }] : []),
  ]
}

/** A purchase's tickets: rows parted by a line, empty and free cells left out; then what they win. */
function ticketsPart({ tickets, pools }: Decided, { id, pool }: Purchase, place: number, { words, language }: Given<RoomWords>): Part {
  const amounts = amountsOf('', language)
  const across = maths.tickets === 'lines' ? 9 : 5
  const shown = (tickets[place] ?? []).map((cells) => {
    const rows = Array.from({ length: cells.length / across }, (_, row) => cells.slice(row * across, (row + 1) * across))
    return `[${rows.map((row) => row.filter((cell) => cell > 0).join(' ')).join(' | ')}]`
  })
  const pays = fillIn(words.pays, { win: amounts.write(winOf(pools[pool], place)) })
  return { label: fillIn(words.ticketsOf, { purchase: id }), text: `${shown.join(' ')} · ${pays}` }
}
