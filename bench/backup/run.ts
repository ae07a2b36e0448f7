import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beginArchive } from '../../launch/backup/keep-archive.ts'
import { archiving } from '../../launch/backup/postgres-settings.ts'
import { takeBackup } from '../../launch/backup/take-backup.ts'
import { ensureDatabase } from '../../launch/databases.ts'
import { onBenchServer, type BenchServer } from '../bench-server.ts'
import { figureOf, heldAgainst, middleOf, withProcessorTime, type Figure, type Middle, type Stretch } from '../measure.ts'
import { optionOf } from '../option.ts'
import { openPgbench } from '../pgbench.ts'
import { play, waysOf } from '../postings.ts'
import { here } from '../tree.ts'
import { fillWallets } from '../wallets.ts'

const scale = optionOf('scale', 64)
const seconds = optionOf('seconds', 10)
const rounds = optionOf('rounds', 5)
const names = { without: 'bets and wins, no backup', during: 'bets and wins, a backup runs' } as const

/** `backup`: how long the backups took with bets beside them, in seconds, and how many bytes they copied. */
type Run = { figures: Figure[]; backup: { seconds: Middle; bytes: number } }

/**
 * `npm run bench backup [-- --rounds=5 --seconds=10 --scale=64 --json]`: bets and wins at the posting function of a database
 * that `scale` fills with so many times 16 MB, in turn alone and while a backup of it is taken.
 */
export async function benchBackup(): Promise<Run> {
  mkdirSync(join(here, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(here, '.cache/bench-backup-'))
  const keyFile = join(folder, 'backup.key')
  const durable = { fsync: 'on', synchronous_commit: 'on', max_connections: '200' }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return onBenchServer({ ...durable, ...archiving(join(folder, 'kept'), keyFile) }, (at) => inTurn(at, join(folder, 'kept'), keyFile))
}

async function inTurn({ folder, url, owner, app, database }: BenchServer, backupDir: string, backupKeyFile: string): Promise<Run> {
  const archive = await beginArchive(url, { backupDir, backupKeyFile, dataDir: folder })
  await fillWallets(owner)
  await openPgbench(await ensureDatabase(url, 'yardstick'), folder).prepare(scale)
  const way = waysOf(app).find(({ name }) => name === 'batched, limits checked, 64 callers')
  if (!way) throw new Error('There is no such way to post.')
  const [without, during]: [Stretch[], Stretch[]] = [[], []]
  const took: number[] = []
  let bytes = 0
  const parts = { server: { pid: process.pid, family: false }, database }
  const bets = () => withProcessorTime(parts, () => play(way, seconds))
  const alone = async () => void without.push(await bets())
  const beside = async () => {
    const from = performance.now()
    let endedAt = 0
    const backup = takeBackup(archive, { owner, cluster: join(folder, 'postgres/cluster') }, 1).finally(() => (endedAt = performance.now()))
    during.push(await bets())
    if (endedAt > 0) throw new Error(`The backup ended within ${seconds} s: raise --scale or lower --seconds.`)
    ;({ bytes } = await backup)
    took.push((performance.now() - from) / 1000)
  }
  await play(way, 2)
  for (let round = 0; round < rounds; round += 1) {
    console.error(`… round ${round + 1} of ${rounds}`)
    for (const one of round % 2 ? [beside, alone] : [alone, beside]) await one()
  }
  await way.close()
  const figures = [
    figureOf(names.without, 'postings/s', without),
    heldAgainst(figureOf(names.during, 'postings/s', during), during, names.without, without),
  ]
  return { figures, backup: { seconds: middleOf(took), bytes } }
}

/** Says what the backups were like. */
export function backupLine({ backup }: Run): string {
  const { middle, least, most } = backup.seconds
  return `A backup of ${Math.round(backup.bytes / 1e6)} MB took ${middle.toFixed(0)} s (${least.toFixed(0)}–${most.toFixed(0)}), of which ${seconds} s beside the bets; ${rounds} rounds, a ratio is taken round by round.`
}
