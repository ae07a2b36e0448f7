import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../base/database/database.ts'
import { readPageText } from './page-text.ts'
import { writePageVersion, type NewPage } from './page.sql.ts'

const folder = join(import.meta.dirname, 'pages')

/** Reads the example pages that come with the product, for an operator to replace. */
function firstPages(): NewPage[] {
  return readdirSync(folder).flatMap((language) =>
    readdirSync(join(folder, language)).map((file) => ({
      ...readPageText(readFileSync(join(folder, language, file), 'utf8')),
      name: file.replace('.md', ''),
      language,
      is_example: true,
    })),
  )
}

/** Publishes the example pages that have no version yet. Returns how many. */
export async function seedPages(db: Database, at: Date): Promise<number> {
  let written = 0
  for (const page of firstPages()) if (await writePageVersion(db, page, at, 'job:installation', true)) written++
  return written
}
