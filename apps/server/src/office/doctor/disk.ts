import { statfs } from 'node:fs/promises'
import { readDatabaseBytes } from './doctor.sql.ts'
import { about, type Finding, type Patient } from './finding.ts'

const { ok, warning, wrong } = about('disk')
const gigabyte = 1e9
const leastFree = gigabyte

/** Checks the disk of the data folder; of a remote database only the size is known. */
export async function examineDisk({ house, dataDir, embedded }: Patient): Promise<Finding[]> {
  const { bavail, blocks, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const size = Number(await readDatabaseBytes(house.db))
  const stands = `${gigabytes(free)} of ${gigabytes(blocks * bsize)} are free below ${dataDir}; the database has ${gigabytes(size)}`
  if (free < leastFree) return [wrong(`${stands}.`, 'Free some space: PostgreSQL ends when its disk is full.')]
  // A dump, or a table rewrite, needs as much again.
  if (embedded && free < Math.max(2 * size, blocks * bsize * 0.1))
    return [warning(`${stands}.`, 'Give the data folder a larger disk before it fills.')]
  if (!embedded) return [ok(`${stands}, on a disk of its own that cannot be seen from here.`)]
  return [ok(`${stands}.`)]
}

const gigabytes = (bytes: number): string => `${(bytes / gigabyte).toFixed(bytes < 10 * gigabyte ? 1 : 0)} GB`
