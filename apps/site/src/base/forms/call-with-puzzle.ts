import type { ErrorAnswer } from '@fairhouse/contract'
import type { Answers, At, Outcome, Takes } from '@fairhouse/contract/caller.ts'
import type { Site } from '../site.ts'

/** The calls that may ask for a puzzle. */
type Puzzled = Extract<At, 'POST /api/login' | 'POST /api/registration' | 'POST /api/password/forgot' | 'POST /api/activation/again'>
const rounds = 2

/**
 * Makes a call and, if the server asks for a puzzle (errors 197, 276, 277), solves it and repeats the call. Pages that
 * never meet a puzzle load nothing of this.
 */
export async function callWithPuzzle<A extends Puzzled>(
  { call, toasts, texts }: Site,
  at: A,
  input: Takes<A>,
  options: { signal?: AbortSignal; keyed?: true } = {},
): Promise<Outcome<A>> {
  const once = (more: { captcha?: string }) =>
    call(at, Object.assign({}, input, more), {
      ...(options.signal ? { signal: options.signal } : {}),
      // Another body needs another key.
      ...(options.keyed ? { key: crypto.randomUUID() } : {}),
    })
  let outcome: { ok: true; value: Answers<A> } | { ok: false; error: ErrorAnswer } = await once({})
  for (let round = 0; round < rounds && !outcome.ok; round += 1) {
    const puzzle = outcome.error.errorDetails?.['puzzle']
    if (typeof puzzle !== 'string') return outcome
    const told = toasts.show('info', texts.t('shell.puzzle'))
    const { solvePuzzle } = await import('./solve-puzzle.ts')
    const captcha = await solvePuzzle(puzzle, options.signal)
    toasts.hide(told)
    outcome = await once({ captcha })
  }
  return outcome
}
