import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const controlFile = 'global/pg_control'

/** Reads the number by which PostgreSQL tells a cluster from another: the first eight bytes of its control file. */
export const systemIn = (cluster: string): string => String(readFileSync(join(cluster, controlFile)).readBigUInt64LE(0))
