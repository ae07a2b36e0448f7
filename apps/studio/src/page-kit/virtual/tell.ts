// Runs in the game's frame: the round on the stage, its name, its ring, its pictures and what is said about it.
import type { VirtualRound } from '../../engine/virtual/virtual-view.ts'
import { fillIn, found, timeText } from '../page.ts'
import type { VirtualShow } from './show.ts'
import { now, own, shownRound, visit, words } from './visit.ts'

const ringMs = 60_000
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Follows the round that is shown; what it returns is called whenever something may have changed. */
export function tellRound(show: VirtualShow<unknown, unknown>) {
  let moving = 0
  let drawn = ''
  const said = new Set<string>()
  const msOf = ({ closesAt }: VirtualRound) => now() - Date.parse(closesAt)
  const isMoving = (round: VirtualRound) => round.result !== null && msOf(round) >= 0 && msOf(round) < show.showMs
  const picture = (): void => {
    const round = shownRound()
    moving = 0
    if (!round) return
    show.drawStage(round, round.result === null ? -1 : msOf(round))
    if (isMoving(round) && !still.matches && !document.hidden) moving = requestAnimationFrame(picture)
  }
  const comment = (round: VirtualRound): string => {
    const ms = msOf(round)
    const due = round.result === null ? [] : show.commentary(round).filter(({ at }) => at <= ms)
    for (const { at, text } of due) {
      const key = `${round.number}:${at}`
      if (said.has(key)) continue
      said.add(key)
      // Whoever comes in the middle hears how it stands, not what was.
      if (ms - at < 4000) log(text)
    }
    return due.at(-1)?.text ?? ''
  }
  const say = (round: VirtualRound): string => {
    if (visit.paused) return words.paused
    if (round.status === 'void') return own.voided
    const left = -msOf(round)
    if (left > 0) return fillIn(own.closesIn, { time: timeText(left + 999) })
    return comment(round) || own.closed
  }
  return (): void => {
    const round = shownRound()
    if (!round) return write('#plate-main', own.waiting)
    write('#plate-main', show.nameOf(round))
    // What is said is in the log too, which readers follow.
    write('#plate-more', say(round))
    drawRing(-msOf(round))
    const key = `${round.number}:${round.status}:${round.result !== null}`
    if (moving === 0 && (key !== drawn || isMoving(round))) picture()
    drawn = key
  }
}

function drawRing(leftMs: number): void {
  const part = Math.min(Math.max(leftMs / ringMs, 0), 1)
  const count = found('#count')
  count.classList.toggle('shut', leftMs <= 0)
  count.classList.toggle('soon', leftMs > 0 && leftMs <= 10_000)
  write('#count-number', leftMs > 0 ? (leftMs > 99_000 ? timeText(leftMs) : String(Math.ceil(leftMs / 1000))) : '')
  found('#count-ring').style.strokeDashoffset = String(1 - part)
}

function write(selector: string, text: string): void {
  const element = found(selector)
  if (element.textContent !== text) element.textContent = text
}

function log(text: string): void {
  const entry = document.createElement('p')
  entry.textContent = text
  found('#log').append(entry)
}
