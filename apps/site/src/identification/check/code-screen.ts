/** The screen of a code that expires: the seconds left and how many there were. After zero it is shown for one more second. */
export type CodeScreen = { at: 'counting'; left: number; total: number } | { at: 'zero'; total: number } | { at: 'over' } | { at: 'left' }

type CodeScreenEvent = { type: 'tick'; left: number } | { type: 'cancelled' }

/**
 * Returns the screen when it is opened or restored after a reload, by its begin and end, so that nothing starts over.
 */
export function codeScreenAt(begunAt: number, expiresAt: number, now: number): CodeScreen {
  const total = Math.max(Math.ceil((expiresAt - begunAt) / 1000), 1)
  return counting(secondsLeft(expiresAt, now), total)
}

/** Whole seconds until a moment; below zero once it is over. */
const secondsLeft = (expiresAt: number, now: number): number => Math.ceil((expiresAt - now) / 1000)

/** One tick a second; the time out comes one second after zero. A screen that was left never times out. */
export function codeScreen(now: CodeScreen, event: CodeScreenEvent): CodeScreen {
  if (now.at === 'over' || now.at === 'left') return now
  return event.type === 'cancelled' ? { at: 'left' } : counting(event.left, now.total)
}

const tickMs = 1000

/** Tells the seconds left once a second; returns how to stop. */
export function tickDown(expiresAt: number, now: () => number, tell: (left: number) => void): () => void {
  const timer = setInterval(() => tell(secondsLeft(expiresAt, now())), tickMs)
  return () => clearInterval(timer)
}

function counting(left: number, total: number): CodeScreen {
  if (left > 0) return { at: 'counting', left: Math.min(left, total), total }
  return left > -1 ? { at: 'zero', total } : { at: 'over' }
}

/** Returns the share of the time that is left, 0 to 1. */
export const shareLeft = (screen: CodeScreen): number => (screen.at === 'counting' ? screen.left / screen.total : 0)
