import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chainEntries } from '../../apps/server/src/base/audit/chain-entries.ts'
import { verifyAudit } from '../../apps/server/src/base/audit/verify-audit.ts'
import { systemClock } from '../../apps/server/src/base/clock.ts'
import { migrate } from '../../apps/server/src/base/database/migrate.sql.ts'
import { openHouse } from '../../apps/server/src/house.ts'
import { verifyLedger } from '../../apps/server/src/money/verify-ledger/index.ts'
import { environmentFor } from '../../apps/server/src/office/command-line/frame/environment.ts'
import type { Secrets } from '../places.ts'
import { endLeftovers } from '../postgres-leftovers.ts'
import type { Archive } from './archive.ts'
import { chooseBackup, type Moment } from './choose-backup.ts'
import { recover } from './recover.ts'

/** How a rehearsal went: which backup, up to which moment, how long each step took in seconds, and what was wrong. */
export type Rehearsal = {
  backup: string
  reachedAt: Date
  /** How much would have been lost with the machine when the copy was ready, where the newest moment was asked for. */
  lostSeconds: number | undefined
  seconds: { unpack: number; replay: number; ledger: number; audit: number }
  looked: number
  faults: string[]
}

/** Below which folder, to which moment, and how to ask the running database for its time. */
type Asked = { below: string; moment: Moment | undefined; now: () => Promise<Date> }

const prefix = 'rehearsal-'

/**
 * Restores beside the running house, in a folder and on a port of its own, and verifies ledger and audit log there. The
 * folder is removed however it ends. A moment that is not given is the newest that the archive reaches.
 */
export async function rehearse(archive: Archive, secrets: Secrets, { below, moment, now }: Asked): Promise<Rehearsal> {
  const choice = await chooseBackup(archive, moment)
  await dropLeftovers(below)
  const folder = mkdtempSync(join(below, `${prefix}${process.pid}-`))
  let stop = async () => {}
  const leave = async () => {
    await stop()
    await dropRehearsal(folder)
  }
  const interrupted = () => void leave().finally(() => process.exit(130))
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.once(signal, interrupted)
  try {
    // The copy is thrown away: a power cut may take it.
    const { server, ...recovered } = await recover(archive, choice, moment, {
      folder,
      password: secrets.database,
      settings: { fsync: 'off' },
    })
    stop = server.stop
    const lostSeconds = moment ? undefined : Math.max(0, ((await now()).getTime() - recovered.reachedAt.getTime()) / 1000)
    const { looked, faults, ledger, audit } = await verify(recovered.owner, secrets, folder)
    const seconds = { unpack: recovered.unpackSeconds, replay: recovered.replaySeconds, ledger, audit }
    return { backup: choice.manifest.name, reachedAt: recovered.reachedAt, lostSeconds, seconds, looked, faults }
  } finally {
    for (const signal of signals) process.off(signal, interrupted)
    await leave()
  }
}

/** Walks the ledger and the audit log of the copy. It asks nobody outside: they know what has come since. */
async function verify(owner: string, secrets: Secrets, dataDir: string) {
  await migrate(owner)
  const addresses = { owner, app: owner, mode: 'sandbox' as const, dataDir, publicOrigin: '', smtpPort: 0 }
  const { house, close } = await openHouse(environmentFor(addresses, secrets as Secrets & Record<string, string>), systemClock()) // the same file
  try {
    // The copy has no worker: what waited at its moment would seem to have waited ever since.
    await chainEntries(house)
    const began = performance.now()
    const ledger = await verifyLedger(house.db, house.clock, { statements: [], rounds: [] })
    const walked = performance.now()
    const audit = await verifyAudit(house)
    const verdicts = [...ledger, ...audit]
    return {
      looked: verdicts.reduce((sum, one) => sum + Number(one.looked), 0),
      faults: verdicts.flatMap(({ check, faults }) => faults.map((fault) => `${check}: ${fault}`)),
      ledger: (walked - began) / 1000,
      audit: (performance.now() - walked) / 1000,
    }
  } finally {
    await close()
  }
}

/** Removes what rehearsals have left that were killed. */
async function dropLeftovers(below: string): Promise<void> {
  for (const name of readdirSync(below).filter((one) => one.startsWith(prefix)))
    if (!runs(Number(name.split('-')[1]))) await dropRehearsal(join(below, name))
}

async function dropRehearsal(folder: string): Promise<void> {
  await endLeftovers(join(folder, 'cluster'))
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true })
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // file and process operations throw these
  }
}
