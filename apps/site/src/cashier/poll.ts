const pollSeconds = 5

/** Asks at once and every five seconds until it is left; the question is told how often it may be asked in the waiting time. Answers a way to ask out of turn. */
export function poll(waitSeconds: number, signal: AbortSignal, question: (maxPolls: number) => Promise<void>): () => void {
  const maxPolls = Math.max(1, Math.ceil(waitSeconds / pollSeconds))
  const ask = () => void question(maxPolls)
  ask()
  const timer = setInterval(ask, pollSeconds * 1000)
  signal.addEventListener('abort', () => clearInterval(timer))
  return ask
}
