import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { MonthRange } from '@fairhouse/contract/base/month-range.ts'
import { readArchivedAlone, readMonthTables } from '../../base/months/dropped-months.sql.ts'
import { explainRetention as explain, readErasures } from '../../people/privacy/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'

const most = 1_000_000

/** Lists who was erased, and what was found of them afterwards. */
export async function listErasures({ house }: StaffContext): Promise<OfficeAnswers<'GET /office/erasures'>> {
  const rows = await readErasures(house.db, most)
  return {
    erasures: rows.map(({ player, erased_at: erasedAt, actor, removed, left_over: leftOver }) => ({
      player: String(player),
      erasedAt: erasedAt.toISOString(),
      actor,
      removed,
      leftOver,
    })),
    archived: await archivedTables(house.db),
  }
}

/** The months of each table that are in the archive alone, so that no search reads them. */
async function archivedTables(db: StaffContext['house']['db']) {
  const tables: { table: string; months: MonthRange[] }[] = []
  for (const table of await readMonthTables(db)) {
    const months = await readArchivedAlone(db, [table])
    if (months.length > 0) tables.push({ table, months })
  }
  return tables
}

/** Explains what is kept of players, how long and why. */
export async function explainRetention(
  { house }: StaffContext,
  { country }: { country?: string | undefined },
): Promise<OfficeAnswers<'GET /office/retention'> | OfficeRefused> {
  const rows = explain(house, country)
  if (!rows) return no('checkFields', { message: `"${country}" is no country. Give three letters, such as MLT.` })
  return {
    kept: rows.map(({ what, kept, why, basis, tables }) => ({ what, kept, why, basis, tables: [...tables] })),
    archived: await archivedTables(house.db),
  }
}
