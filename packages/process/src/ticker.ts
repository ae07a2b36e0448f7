/** Runs due work four times a second and whenever it is woken; two runs of one job never overlap. */
export type Ticker = {
  every: (job: () => Promise<void>) => void
  wake: () => void
  /** How many jobs failed at their last run. */
  failing: () => number
  /** Stops the beat and waits for jobs under way. */
  stop: () => Promise<void>
}

const beatMs = 250

/** Starts the beat; a job that throws runs again at the next beat and is reported once until it works. */
export function startTicker(complain: (error: unknown) => void): Ticker {
  const jobs: Runner[] = []
  const wake = () => jobs.forEach((job) => job.run())
  const timer = setInterval(wake, beatMs)
  return {
    every: (job) => void jobs.push(runner(job, complain)),
    wake,
    failing: () => jobs.filter((job) => job.failing()).length,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}

type Runner = { run: () => void; failing: () => boolean; stop: () => Promise<void> }

function runner(job: () => Promise<void>, complain: (error: unknown) => void): Runner {
  let underWay: Promise<void> | null = null
  let again = false
  let stopped = false
  let failing = false
  // While a database is away a job fails at every beat: one word is enough.
  const failed = (error: unknown) => {
    if (!failing) complain(error)
    failing = true
  }
  const run = () => {
    again = underWay !== null
    if (underWay || stopped) return
    underWay = job()
      .then(() => void (failing = false), failed)
      .finally(() => {
        underWay = null
        if (again) run()
      })
  }
  const stop = async () => {
    stopped = true
    await underWay
  }
  return { run, failing: () => failing, stop }
}
