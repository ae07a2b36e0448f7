import type { House } from '../house.ts'
import { writeReadiness } from '../database/notify.sql.ts'

type Readiness = 'ready' | 'the database does not answer' | 'the database takes no writes'

// Strangers may ask as often as they like: query the database at most four times a second.
const holdsMs = 250
const patienceMs = 2000

/** Returns a check whether calls can be served now: a small write, shared by everybody who asks meanwhile. */
export function openReadiness({ db, clock }: House): () => Promise<Readiness> {
  let known: Promise<Readiness> | undefined
  return () => {
    known ??= look()
    return known
  }

  async function look(): Promise<Readiness> {
    const late = new Promise<Readiness>((resolve) => setTimeout(resolve, patienceMs, 'the database does not answer').unref())
    const found = await Promise.race([tryWriting(), late])
    setTimeout(() => (known = undefined), holdsMs).unref()
    return found
  }

  function tryWriting(): Promise<Readiness> {
    return writeReadiness(db, clock.now()).then(
      () => 'ready',
      (error: { cause?: { code?: string } }) =>
        isRefusedWrite(error.cause?.code) ? 'the database takes no writes' : 'the database does not answer',
    )
  }
}

/** Read-only, or disk full. */
const isRefusedWrite = (code: string | undefined): boolean => code === '25006' || code === '53100'
