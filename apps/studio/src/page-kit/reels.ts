// Runs in the game's frame: turns the reels. It is told where to stop and decides nothing.
import { landingsOf, symbolsFrom, type Landing } from './landings.ts'
import { tap } from './show/sound.ts'

const cellsPerSecond = 19
const startMs = 260
const startCells = 2
const landMs = 880
const landCells = 12
const overshoot = 0.07
const landedAt = 0.84
const still = matchMedia('(prefers-reduced-motion: reduce)')

type Reel = { band: HTMLElement; strip: string; stop: number; loop: Animation | null }

/**
 * Opens the reels of a board, each with its strip of symbols. `isAwaited` is asked with the windows of the reels that have
 * landed, each from top to bottom, whether the next one may bring something great: it takes longer then, and is lit.
 */
export function openReels(board: HTMLElement, strips: readonly string[], isAwaited: (landed: readonly string[]) => boolean) {
  const reels = [...board.querySelectorAll<HTMLElement>('.band')].map((band, index): Reel => ({
    band,
    strip: strips[index] ?? '',
    stop: 0,
    loop: null,
  }))
  return {
    /** Shows stops without motion. */
    show: (stops: readonly number[]) => reels.forEach((reel, index) => rest(reel, stops[index] ?? 0)),
    /** Spins all reels until they are told where to stop. */
    start: () => {
      if (!still.matches) reels.forEach(turn)
    },
    /** Stops the reels one after the other; what they show is decided, and only how long it takes depends on it. */
    land: async (stops: readonly number[]) => {
      const landings = landingsOf(strips, stops, isAwaited)
      await Promise.all(
        reels.map((reel, index) => land(reel, stops[index] ?? 0, landings[index] ?? { index, afterMs: 0, isAwaited: false })),
      )
    },
    /** Returns the reels to where they were, because the round does not count. */
    giveUp: () =>
      reels.forEach((reel) => {
        rest(reel, reel.stop)
        if (!still.matches) reel.band.animate([{ opacity: 0.15 }, { opacity: 1 }], { duration: 260, easing: 'ease-out' })
      }),
  }
}

function rest(reel: Reel, stop: number): void {
  reel.loop?.cancel()
  for (const animation of reel.band.getAnimations()) animation.cancel()
  reel.loop = null
  reel.stop = stop
  fill(reel, symbolsFrom(reel.strip, stop, 3))
  reel.band.classList.remove('turning')
  reel.band.parentElement?.classList.remove('awaited')
  reel.band.style.removeProperty('transform')
}

/** The band holds the whole strip and repeats its beginning, so that the loop is seamless. */
function turn(reel: Reel): void {
  const stops = reel.strip.length
  reel.loop?.cancel()
  fill(reel, symbolsFrom(reel.strip, reel.stop, stops + 3))
  reel.band.classList.add('turning')
  const full = `translateY(calc(var(--cell) * -${stops}))`
  const begun = `translateY(calc(var(--cell) * -${stops - startCells}))`
  const roundMs = (stops / cellsPerSecond) * 1000
  const first = reel.band.animate([{ transform: full }, { transform: begun }], {
    duration: startMs,
    easing: 'cubic-bezier(0.5, 0, 0.85, 0.75)',
    fill: 'forwards',
  })
  reel.loop = reel.band.animate([{ transform: full }, { transform: 'translateY(0)' }], {
    duration: roundMs,
    iterations: Number.POSITIVE_INFINITY,
    iterationStart: startCells / stops,
    delay: startMs,
  })
  reel.loop.addEventListener('cancel', () => first.cancel())
}

async function land(reel: Reel, stop: number, { index, afterMs, isAwaited }: Landing): Promise<void> {
  const stops = reel.strip.length
  if (still.matches || !reel.loop) return rest(reel, stop)
  await pause(afterMs + (await restOfStart(reel)))
  reel.band.parentElement?.classList.toggle('awaited', isAwaited)
  if (isAwaited) tap(index + 2)
  const progress = reel.loop?.effect?.getComputedTiming().progress ?? 0
  const position = stops * (1 - progress)
  const top = Math.floor(position)
  const under = symbolsFrom(reel.strip, reel.stop + top, 4)
  // One symbol above for the overshoot, then the window, the rest of the strip, and the symbols now in view.
  const band = symbolsFrom(reel.strip, stop - 1 + stops, landCells + 1) + under
  const from = landCells + 1 + (position - top)
  const at = (cells: number) => `translateY(calc(var(--cell) * ${-cells}))`
  reel.loop?.cancel()
  reel.loop = null
  fill(reel, band)
  const landing = reel.band.animate(
    [
      { transform: at(from), easing: 'cubic-bezier(0.3, 0.42, 0.5, 1)' },
      { transform: at(1 - overshoot), offset: landedAt, easing: 'cubic-bezier(0.4, 0, 0.4, 1)' },
      { transform: at(1) },
    ],
    { duration: landMs, fill: 'forwards' },
  )
  setTimeout(() => tap(index), landMs * landedAt)
  // A hidden page gets no animation frames; the round must continue anyway.
  await Promise.race([landing.finished.catch(() => undefined), pause(landMs + 250)])
  rest(reel, stop)
}

/** However fast the answer arrives, the reels must first reach full speed. */
async function restOfStart(reel: Reel): Promise<number> {
  const current = Number(reel.loop?.currentTime ?? 0)
  return Math.max(startMs + 160 - current, 0)
}

function fill(reel: Reel, symbols: string): void {
  const cells = [...symbols].map((symbol) => {
    const cell = document.createElement('div')
    cell.className = 'cell'
    cell.innerHTML = `<svg class="symbol" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use href="#symbol-${symbol}"/></svg>`
    return cell
  })
  reel.band.replaceChildren(...cells)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
