import { setTimeout as wait } from 'node:timers/promises'

/** The platform's time. */
export type Clock = { now: () => Date }

/** The system's time, by which every live platform goes. */
export const systemClock: Clock = { now: () => new Date() }

const againMs = 500

/**
 * Follows the clock of a demonstration, which can be moved forward: a stream of events, each with how many milliseconds
 * it is ahead. Answers once the first has come; a broken stream is opened again.
 */
export async function followClock(url: string, closing: AbortSignal, moved: () => void): Promise<Clock> {
  let offset = 0
  const heard = (ms: number): void => {
    // It never goes back, so whatever is older is without meaning.
    if (ms <= offset) return
    offset = ms
    moved()
  }
  await new Promise<void>((first) => void followStream(url, closing, (ms) => (heard(ms), first())))
  return { now: () => new Date(Date.now() + offset) }
}

async function followStream(url: string, closing: AbortSignal, heard: (ms: number) => void): Promise<void> {
  while (!closing.aborted) {
    await readStream(url, closing, heard).catch(() => undefined)
    await wait(againMs, undefined, { signal: closing }).catch(() => undefined)
  }
}

async function readStream(url: string, closing: AbortSignal, heard: (ms: number) => void): Promise<void> {
  const response = await fetch(url, { signal: closing, headers: { Accept: 'text/event-stream' } })
  if (!response.ok || !response.body) return
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const ms = /^data: (\d{1,15})$/m.exec(event)?.[1]
      if (ms !== undefined) heard(Number(ms))
    }
  }
}
