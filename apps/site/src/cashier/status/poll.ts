import { timing } from '../../base/timing.ts'

/**
 * Asks every five seconds, or as the settings say, until aborted: first after one interval, or immediately if there may
 * be news. The question is told how often it may be asked in the waiting time.
 */
export function poll(
  { waitSeconds, atOnce }: { waitSeconds: number; atOnce: boolean },
  signal: AbortSignal,
  question: (maxPolls: number) => Promise<void>,
): void {
  const pollSeconds = timing('depositStatusSec', 5)
  const maxPolls = Math.max(1, Math.ceil(waitSeconds / pollSeconds))
  const ask = () => void question(maxPolls)
  if (atOnce) ask()
  const timer = setInterval(ask, pollSeconds * 1000)
  signal.addEventListener('abort', () => clearInterval(timer))
}
