// Runs in a browser: recomputes a game of bingo with the browser's own cryptography.
import { readList, textOfList } from '../../engine/bingo/closed-list.ts'
import { decideGame, winOf, type Decided } from '../../engine/bingo/decide-game.ts'
import type { BingoMaths } from '../../engine/bingo/room.ts'
import { openDraw } from '../../engine/fairness/fair-draw.ts'
import { openCheckForm, openSeed, paragraph } from '../check-form.ts'

const maths = JSON.parse(document.querySelector('#maths')?.textContent ?? '{}') as BingoMaths // written by check-page.ts

openCheckForm(async ({ seed = '', number = '', game = '', list: text = '' }) => {
  const list = readList(text, maths.most)
  const plan = maths.programme.find(({ name }) => name === game)
  if (!list) return [paragraph('List of tickets', 'This is no list.')]
  if (!plan) return [paragraph('Game', maths.programme.map(({ name }) => name).join(', '))]
  const digest = await sha256(textOfList(list))
  const { fingerprint, blocksOf } = await openSeed(seed)
  const client = `bingo:${digest}`
  const streams = {
    balls: openDraw(blocksOf(`${client}:${Number(number)}`)),
    blocksOf: (name: string) => blocksOf(`${client}:${name}:${Number(number)}`),
  }
  const decided = await decideGame(maths, plan, list, streams)
  return [
    paragraph('Fingerprint of the list', digest),
    paragraph('Public part of the seed', await publicPartOf(seed)),
    paragraph('SHA-256 of the seed, the seed of the game before', fingerprint),
    paragraph('Balls', decided.balls.slice(0, decided.calls).join(' ')),
    ...(['real', 'demo'] as const).flatMap((pool) => poolLines(decided, pool)),
    ...list.map(({ id }, place) => purchaseLine(decided, list[place]?.pool ?? 'real', id, place)),
  ]
})

function poolLines({ pools }: Decided, pool: 'real' | 'demo'): HTMLElement[] {
  const { tickets, prizes, jackpots, rest, units } = pools[pool]
  if (tickets === 0) return []
  const shared = prizes.map(
    ({ goal, call, paid }) => `${goal}: call ${call}, ${paid.map(({ place, at, amount }) => `${place}/${at + 1}: ${amount}`).join(', ')}`,
  )
  const jackpot = jackpots.map(({ place, at, amount }) => `jackpot: ${place}/${at + 1}: ${amount}`)
  return [
    paragraph(
      `${pool === 'real' ? 'Real money' : 'Play money'}, ${tickets} tickets, prizes in minor units by purchase/ticket`,
      [...shared, ...jackpot, `left: ${rest}/${units} of a ticket`].join(' · '),
    ),
  ]
}

/** A purchase's tickets: rows parted by a line, empty and free cells left out. */
function purchaseLine({ tickets, pools }: Decided, pool: 'real' | 'demo', id: string, place: number): HTMLElement {
  const across = maths.tickets === 'lines' ? 9 : 5
  const shown = (tickets[place] ?? []).map((cells) => {
    const rows = Array.from({ length: cells.length / across }, (_, row) => cells.slice(row * across, (row + 1) * across))
    return `[${rows.map((row) => row.filter((cell) => cell > 0).join(' ')).join(' | ')}]`
  })
  return paragraph(`${place}: ${id}, wins ${winOf(pools[pool], place)}`, shown.join(' '))
}

// Functions, since the form may be sent while the module is still being read.
function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function sha256(text: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

async function publicPartOf(seed: string): Promise<string> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return hexOf(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode('public')))
}
