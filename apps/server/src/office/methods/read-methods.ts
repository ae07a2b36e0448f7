import { createHash } from 'node:crypto'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { MethodRow, MethodVersion as VersionView } from '@fairhouse/contract/office/methods.ts'
import { type MethodVersion, readMethod as readRow, readMethods, readMethodVersions } from '../../cashier/method-catalogue/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { readActorNames } from '../records/actor-names.ts'

const versionsAtOnce = 50
type Row = Awaited<ReturnType<typeof readMethods>>[number]

/** Lists the ways to pay in their order. */
export async function listMethods({ house }: StaffContext): Promise<OfficeAnswers<'GET /office/methods'>> {
  const rows = await readMethods(house.db, true)
  return { methods: rows.map(rowView), version: versionOfOrder(rows.map(({ id }) => id)) }
}

/** Reads a way to pay with all its data. */
export async function readMethod(
  { house }: StaffContext,
  { id }: { id: string },
): Promise<OfficeAnswers<'GET /office/methods/one'> | OfficeRefused> {
  const row = await readRow(house.db, Number(id))
  if (!row) return no('notFound')
  const [newest] = await readMethodVersions(house.db, row.id, undefined, 1)
  return {
    method: rowView(row),
    text: JSON.stringify(row.data, null, 2),
    version: String(newest?.version ?? 0),
    hasSandbox: house.env.mode === 'sandbox',
  }
}

/** Lists what a way to pay was. */
export async function listMethodVersions(
  { house }: StaffContext,
  { id, after }: { id: string; after?: string | undefined },
): Promise<{ versions: VersionView[]; next: string | null }> {
  const before = after !== undefined && /^\d{1,9}$/.test(after) ? Number(after) : undefined
  const found = await readMethodVersions(house.db, Number(id), before, versionsAtOnce + 1)
  const shown = found.slice(0, versionsAtOnce)
  const names = await readActorNames(
    house.db,
    shown.flatMap(({ changed_by: by }) => by ?? []),
  )
  const last = shown.at(-1)
  return {
    versions: shown.map((one) => versionView(one, names)),
    next: found.length > versionsAtOnce && last ? String(last.version) : null,
  }
}

/** Returns the version of the order of methods, which moves with it. */
export const versionOfOrder = (ids: readonly number[]): string =>
  createHash('sha256').update(ids.join(' ')).digest('base64url').slice(0, 16)

const rowView = ({ id, enabled, data: { name, provider, kind, countries: served, currencies } }: Row): MethodRow => ({
  id: String(id),
  name,
  provider,
  kind,
  countries: served,
  currencies: Object.keys(currencies),
  isOn: enabled,
})

const versionView = (
  { version, data, enabled, changed_at: at, changed_by: by }: MethodVersion,
  names: ReadonlyMap<string, string>,
): VersionView => ({
  version,
  data,
  isOn: enabled,
  changedAt: at?.toISOString() ?? null,
  changedBy: by && (names.get(by) ?? by),
})
