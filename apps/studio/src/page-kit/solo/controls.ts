// Runs in the game's frame: the purse, the stake and the button that begins a round.
import { fillIn, found, timeText } from '../page.ts'
import type { SoloShow } from './show.ts'
import { chosenStake, money, stakeOf, visit, words } from './visit.ts'

/** The button that begins a round. */
export const spin = found('#spin') as HTMLButtonElement // written as a button by frame.ts
/** The stepper's buttons; a game with chips has none. */
const step = (id: 'lower' | 'higher') => document.querySelector<HTMLButtonElement>(`#${id}`)

/** Connects the stepper of stakes; `changed` is told after each step. */
export function openStepper(changed: () => void): void {
  const choose = (at: number) => {
    const { busy, state } = visit
    if (busy || !state || state.freeRounds) return
    visit.stakeAt = Math.min(Math.max(at, 0), state.stakes.length - 1)
    changed()
  }
  step('lower')?.addEventListener('click', () => choose(visit.stakeAt - 1))
  step('higher')?.addEventListener('click', () => choose(visit.stakeAt + 1))
}

/** Draws the buttons as they can be pressed now, and the stake. */
export function drawButtons(show: SoloShow): void {
  const { busy, paused, state, stakeAt, readyAt } = visit
  const off = busy || paused || Boolean(state?.ended) || !state
  // A disabled button would lose keyboard focus.
  spin.disabled = !state
  spin.setAttribute('aria-disabled', String(off || performance.now() < readyAt))
  const fixed = off || state?.freeRounds !== null
  const [lower, higher] = [step('lower'), step('higher')]
  if (lower) lower.disabled = fixed || stakeAt === 0
  if (higher) higher.disabled = fixed || stakeAt >= (state?.stakes.length ?? 0) - 1
  found('#stake').textContent = state ? money(lower ? chosenStake() : stakeOf(show)) : '–'
}

/** Shows by the button's ring when the next round may begin. */
export function drawWait(show: SoloShow): void {
  const waitMs = visit.readyAt - performance.now()
  drawButtons(show)
  if (waitMs <= 0) return
  found('#ring').animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: waitMs })
  setTimeout(() => drawButtons(show), waitMs + 20)
}

/** Draws the balance and the result, without what has been staked since they were told. */
export function drawBalance(staked = 0n): void {
  const { state } = visit
  if (!state) return
  const bonus = BigInt(state.balance.bonus)
  found('#balance').textContent = money(BigInt(state.balance.cash) + bonus - staked)
  found('#bonus').textContent = bonus > 0n ? fillIn(words.ofWhichBonus, { amount: money(bonus) }) : ''
  found('#net').textContent = money(BigInt(state.net) - staked, 'always')
}

/** Keeps the visit's duration up to date; the studio's clock is ahead of the page's by so much. */
export function openClock(aheadMs: () => number): void {
  setInterval(() => {
    const { state } = visit
    if (state) found('#time').textContent = timeText(Date.now() + aheadMs() - Date.parse(state.startedAt))
  }, 1000)
}
