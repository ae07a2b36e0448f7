// Runs in the game's frame: what a player is told when a round did not begin, went wrong or was the last one.
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { sentenceFor, showNotice, type Act } from '../notices.ts'
import { fillIn } from '../page.ts'
import type { openParent } from '../parent.ts'
import { say } from '../plate.ts'
import { spin } from './controls.ts'
import { language, visit, words } from './visit.ts'

type Ways = { parent: ReturnType<typeof openParent>; refill: () => void; ended: () => void }

const currency = () => visit.state?.currency ?? 'EUR'

/** Opens the notices of a visit; `refill` gives new play money, and `ended` hears that nothing can be played any more. */
export function openRefusals({ parent, refill, ended }: Ways) {
  /** Shows that the session has ended; the only action leaves the game. */
  const end = (code: string, text = sentenceFor(words, code, {}, currency(), language)): void => {
    visit.busy = true
    ended()
    parent.error(code)
    say(words.endedTitle)
    const known = code in words.codes ? text : words.codes.SESSION_EXPIRED
    const acts: Act[] = [{ label: words.exit, run: parent.exit, main: true }]
    if (code === 'TRY_LATER') acts.unshift({ label: words.tryAgain, run: () => location.reload() })
    showNotice(words.endedTitle, known, acts, false)
  }
  /** Shows the sentence and the action for a code. */
  const notify = (code: string, details: Record<string, unknown>): void => {
    const text = sentenceFor(words, code, details, currency(), language)
    if (code === 'TOO_FAST') return say(text)
    if (visit.state?.ended) return end(visit.state.ended, text)
    parent.error(code)
    const deposit: Act =
      visit.state?.type === 'demo'
        ? { label: words.refill, run: refill, main: true }
        : { label: words.deposit, run: parent.deposit, main: true }
    const close: Act = { label: words.close, run: () => spin.focus() }
    const again: Act = { label: words.tryAgain, run: () => spin.focus(), main: true }
    showNotice(words.sorryTitle, text, code === 'INSUFFICIENT_FUNDS' ? [deposit, close] : code === 'TRY_LATER' ? [again] : [close])
  }
  return {
    end,
    notify,
    alarm: (round: RoundView): void => {
      parent.error(round.code ?? 'alarm')
      showNotice(words.alarmTitle, fillIn(words.alarm, { round: round.roundId }), [{ label: words.close, run: () => spin.focus() }])
    },
    /** The next round would cost money: that is said before anything can be pressed again. */
    freeRoundsOver: (text: string): void =>
      showNotice(words.freeOverTitle, text, [{ label: words.freeGoOn, run: () => spin.focus(), main: true }]),
  }
}
