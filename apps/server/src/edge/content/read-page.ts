import type { ContentPage } from '@fairhouse/contract'
import type { RequestContext, House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { blocksOf, filled } from './page-text.ts'
import { readPageRow, type PageRow } from './page.sql.ts'

/** Returns an operator's page in the requested language, else the default language, else English. */
export async function readPage({ house, language }: RequestContext, { name }: { name: string }): Promise<ContentPage | Refused> {
  const row = await readPageRow(house.db, name, [language, house.settings.get('language'), 'en'])
  return row ? shownPage(house, row) : refuse('notFound')
}

/** Returns a page as players are shown it. */
export function shownPage(house: Pick<House, 'env' | 'settings'>, row: PageRow): ContentPage {
  const values = namesOf(house)
  return {
    name: row.name,
    language: row.language,
    title: filled(row.title, values),
    description: filled(row.description, values),
    version: row.version,
    publishedAt: row.published_at.toISOString(),
    isExample: row.is_example,
    blocks: blocksOf(row.body, values),
  }
}

/** Returns the values for placeholders in the operator's texts. */
function namesOf({ env, settings }: Pick<House, 'env' | 'settings'>): Record<string, string> {
  return {
    site: settings.get('site.name'),
    description: settings.get('site.description'),
    host: settings.get('site.host') || new URL(env.publicOrigin).host,
    email: settings.get('site.supportEmail'),
  }
}
