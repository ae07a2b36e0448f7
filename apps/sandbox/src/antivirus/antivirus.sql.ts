import type { Queries } from '@fairhouse/process/database.ts'

/** The modes of the virus scanner. */
export const antivirusModes = ['usual', 'found', 'away'] as const
export type AntivirusMode = (typeof antivirusModes)[number]
/** A scanned file. */
type Scan = { id: string; bytes: number; verdict: string; at: Date }

export async function readMode(query: Queries): Promise<AntivirusMode> {
  return (await query<{ mode: AntivirusMode }>(`select mode from antivirus_mode`))[0]?.mode ?? 'usual'
}

export async function writeMode(query: Queries, mode: AntivirusMode): Promise<void> {
  await query(`insert into antivirus_mode (mode) values ($1) on conflict (single) do update set mode = excluded.mode`, [mode])
}

export async function insertScan(query: Queries, { id, bytes, verdict, at }: Scan): Promise<void> {
  await query(`insert into antivirus_scans (id, bytes, verdict, at) values ($1, $2, $3, $4)`, [id, bytes, verdict, at])
}

/** Reads the latest scans. */
export async function readScans(query: Queries): Promise<Scan[]> {
  return query<Scan>(`select id, bytes, verdict, at from antivirus_scans order by at desc, id limit 50`)
}
