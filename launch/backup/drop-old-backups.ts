import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { backupsOf, walOf, type Archive } from './archive.ts'
import { listBackups, readManifest } from './manifest.ts'
import { segmentNumber } from './timelines.ts'
import { namesIn } from './wal.ts'

/**
 * Removes all but the newest `keep` backups, and the log from before the oldest that stays. Backups whose manifest does
 * not open count for nothing and stay, for somebody to look at. Returns the names of the backups removed.
 */
export async function dropOldBackups(archive: Archive, keep: number): Promise<string[]> {
  const good: { name: string; first: bigint }[] = []
  for (const name of listBackups(archive)) {
    const manifest = await readManifest(archive, name).catch(() => undefined)
    if (manifest) good.push({ name, first: segmentNumber(manifest.startWal) })
  }
  const stay = good.slice(-Math.max(1, keep))
  const dropped = good.slice(0, good.length - stay.length).map(({ name }) => name)
  for (const name of dropped) rmSync(join(backupsOf(archive), name), { recursive: true })
  if (stay.length === 0) return dropped
  const first = stay.map((one) => one.first).reduce((a, b) => (a < b ? a : b))
  // Histories of timelines are small, and needed for as long as a timeline goes on.
  const old = namesIn(archive).filter((name) => !name.endsWith('.history') && segmentNumber(name) < first)
  for (const name of old) rmSync(join(walOf(archive), name))
  return dropped
}
