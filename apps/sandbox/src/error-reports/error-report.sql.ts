import type { Queries } from '@fairhouse/process/database.ts'

/** A crash of a page, as reported to the service. */
type ErrorReport = { id: string; project: string; sender: string; message: string; event: unknown; receivedAt: Date }

export async function insertErrorReport(query: Queries, report: ErrorReport): Promise<void> {
  await query(
    `insert into error_reports (id, project, sender, message, event, received_at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [report.id, report.project, report.sender, report.message, JSON.stringify(report.event), report.receivedAt],
  )
}

/** Reads the newest reports. */
export async function readErrorReports(query: Queries): Promise<ErrorReport[]> {
  return query<ErrorReport>(
    `select id, project, sender, message, event, received_at as "receivedAt" from error_reports order by received_at desc, id limit 100`,
  )
}

export async function countErrorReports(query: Queries): Promise<number> {
  return Number((await query<{ reports: bigint }>(`select count(*) as reports from error_reports`))[0]?.reports ?? 0)
}

export async function deleteErrorReports(query: Queries): Promise<void> {
  await query(`delete from error_reports`)
}
