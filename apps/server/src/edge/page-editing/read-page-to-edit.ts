import type { House } from '../../base/house.ts'
import { firstLimitText } from '../../money/limit-views/index.ts'
import { readPageRow } from '../content/page.sql.ts'

/** Reads a page in one language for an operator: its newest version, or the product's own words about limits. */
export const readPageToEdit = async ({ db }: House, name: string, language: string) =>
  (await readPageRow(db, name, [language])) ?? firstLimitText(name, language)
