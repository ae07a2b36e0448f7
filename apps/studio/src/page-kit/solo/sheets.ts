// Runs in the game's frame: the sheets with rules and prizes, and with seeds and rounds.
import type { SessionView } from '../../engine/play/session-view.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { decimalsOf, decimalText } from '../../engine/rounds/stakes.ts'
import { found } from '../page.ts'
import { moneyText } from '../money.ts'
import type { openTalk } from '../talk.ts'
import type { Words } from '../words/index.ts'

/** A game played alone, as its sheets know it. */
type Game = {
  words: Words
  language: string
  talk: ReturnType<typeof openTalk>
  state: () => SessionView | null
  stake: () => bigint
  take: (state: SessionView) => void
  /** Fills in the rules, whose amounts follow the stake. */
  drawRules: (stake: bigint, currency: string) => void
  /** The address of the page on which its rounds are recomputed. */
  checkPath: string
  /** Whether players choose with the bet or after it. */
  hasChoices: boolean
}
type Rotated = { revealed: { serverSeed: string; clientSeed: string; rounds: number }; state: SessionView }

/** Connects the buttons that open sheets, and fills the sheets. */
export function openSheets(game: Game): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-open]')) {
    button.addEventListener('click', () => {
      if (button.dataset.open === 'rules') drawRules(game)
      else void drawFairness(game)
      const dialog = found(`#${button.dataset.open}`) as HTMLDialogElement // each such button names one
      dialog.showModal()
      dialog.querySelector('.sheet-body')?.scrollTo(0, 0)
    })
  }
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.sheet:not(.notice)'))
    dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  found('#seed-form').addEventListener('submit', (event) => {
    event.preventDefault()
    void saveSeed(game)
  })
  found('#rotate').addEventListener('click', () => void rotate(game))
}

function drawRules({ state, stake, drawRules: draw }: Game): void {
  const currency = state()?.currency
  if (currency) draw(stake(), currency)
}

async function drawFairness(game: Game): Promise<void> {
  drawSeeds(game)
  const told = await game.talk.ask<{ rounds: RoundView[] }>('rounds')
  if (told.refused !== undefined) return
  const items = told.rounds.map((round) => roundItem(game, round))
  found('#rounds').replaceChildren(...(items.length > 0 ? items : [item(game.words.noRounds)]))
}

function drawSeeds({ state }: Game): void {
  const fairness = state()?.fairness
  if (!fairness) return
  found('#commit').textContent = fairness.commit
  found('#nonce').textContent = String(fairness.nonce)
  seedInput().value = fairness.clientSeed
}

async function saveSeed(game: Game): Promise<void> {
  const told = await game.talk.ask<SessionView>('client-seed', { clientSeed: seedInput().value })
  if (told.refused === undefined) game.take(told)
  found('#fair-said').textContent = told.refused === undefined ? game.words.seedSaved : game.words.roundOpen
}

async function rotate(game: Game): Promise<void> {
  const told = await game.talk.ask<Rotated>('rotate')
  found('#fair-said').textContent = told.refused === undefined ? '' : game.words.roundOpen
  if (told.refused !== undefined) return
  const { serverSeed, clientSeed, rounds } = told.revealed
  found('#revealed').hidden = false
  found('#server-seed').textContent = serverSeed
  // The seeds alone say how a round ended only where nothing was chosen in it.
  found('#check').hidden = game.hasChoices
  found('#check').setAttribute('href', checkAddress(game, { serverSeed, clientSeed, nonce: String(Math.max(rounds - 1, 0)) }))
  game.take(told.state)
  await drawFairness(game)
}

function roundItem(game: Game, round: RoundView): HTMLElement {
  const { words, language } = game
  const money = (text: string) => moneyText(BigInt(text), round.currency, language)
  const element = item('')
  const what = round.win === null ? (round.status === 'rolledBack' ? '↩' : '–') : money(round.win)
  const time = new Date(round.at).toLocaleTimeString(`${language}-u-nu-latn`, { timeStyle: 'short' })
  element.append(
    part('round-time', time),
    part('round-stake', `${round.free ? words.freeRound : words.stake} ${money(round.stake)}`),
    part('round-win', what),
  )
  const seeds = round.fairness
  if (seeds?.serverSeed) {
    const link = document.createElement('a')
    link.href = checkAddress(game, {
      ...playedBy(round),
      commit: seeds.commit,
      serverSeed: seeds.serverSeed,
      clientSeed: seeds.clientSeed,
      nonce: String(seeds.nonce),
    })
    link.target = '_blank'
    link.rel = 'noopener'
    link.textContent = words.check
    element.append(link)
  } else element.append(part('round-nonce', seeds ? `#${seeds.nonce}` : ''))
  return element
}

/** What decides a round besides its seeds. */
function playedBy({ stake, win, currency, choice, acts }: RoundView): Record<string, string> {
  const amount = (minor: string) => decimalText(BigInt(minor), decimalsOf(currency))
  return {
    currency,
    stake: amount(stake),
    ...(win === null ? {} : { recorded: amount(win) }),
    ...(choice === null ? {} : { choice: JSON.stringify(choice) }),
    ...(acts.length === 0 ? {} : { acts: JSON.stringify(acts) }),
  }
}

function checkAddress({ checkPath, language }: Game, fields: Record<string, string>): string {
  return `${checkPath}?${new URLSearchParams({ language })}#${new URLSearchParams(fields)}`
}

function item(text: string): HTMLElement {
  const element = document.createElement('li')
  element.textContent = text
  return element
}

function part(name: string, text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = name
  element.textContent = text
  return element
}

function seedInput(): HTMLInputElement {
  return found('#client-seed') as HTMLInputElement // written as one by sheets.ts
}
