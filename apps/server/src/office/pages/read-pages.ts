import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { PagePlan, PageRow, PageVersion } from '@fairhouse/contract/office/pages.ts'
import { readPageRow, readPageRows, readPageVersions } from '../../edge/content/index.ts'
import { readPlannedPages, readPagePlans, type PagePlan as Plan } from '../../edge/page-editing/index.ts'
import { firstLimitText, limitTextNames } from '../../money/limit-views/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { readActorNames } from '../records/actor-names.ts'
import { publishGate, versionOf } from './publish-page.ts'

const versionsAtOnce = 20
const plansShown = 20
type Of = { name: string; language: string }

/** Lists the pages of the site, and the words about limits that nobody has published yet. */
export async function listPages({ house }: StaffContext): Promise<OfficeAnswers<'GET /office/pages'>> {
  const [rows, plans] = await Promise.all([readPageRows(house.db), readPlannedPages(house.db)])
  const plannedOf = new Map(plans.map(({ name, language, planned }) => [`${name} ${language}`, planned]))
  const published = rows.map(rowView)
  const languages = [...house.settings.get('languages')]
  const [language = 'en'] = languages
  const unpublished = limitTextNames
    .filter((name) => !published.some((page) => page.name === name))
    .map((name) => ({
      name,
      language,
      version: 0,
      title: firstLimitText(name, language)?.title ?? name,
      isExample: true,
      publishedAt: null,
    }))
  const pages = [...published, ...unpublished].map((page) => ({ ...page, planned: plannedOf.get(`${page.name} ${page.language}`) ?? 0 }))
  return { pages, languages }
}

/** Reads a page in one language as it is written. */
export async function readPage({ house }: StaffContext, { name, language }: Of): Promise<OfficeAnswers<'GET /office/pages/one'>> {
  const [published, plans] = await Promise.all([
    readPageRow(house.db, name, [language]),
    readPagePlans(house.db, name, language, plansShown),
  ])
  const names = await readActorNames(
    house.db,
    plans.map(({ planned_by: by }) => by),
  )
  const text = published ?? firstLimitText(name, language)
  return {
    page: published ? rowView(published) : null,
    text: { title: text?.title ?? '', description: text?.description ?? '', body: text?.body ?? '' },
    gate: publishGate(house, name),
    version: versionOf(published),
    languages: [...house.settings.get('languages')],
    plans: plans.map((plan) => planView(plan, names)),
  }
}

/** Lists what a page was in one language. */
export async function listPageVersions(
  { house }: StaffContext,
  { name, language, after }: Of & { after?: string | undefined },
): Promise<{ versions: PageVersion[]; next: string | null }> {
  const before = after !== undefined && /^\d{1,9}$/.test(after) ? Number(after) : undefined
  const found = await readPageVersions(house.db, name, language, before, versionsAtOnce + 1)
  const shown = found.slice(0, versionsAtOnce)
  const names = await readActorNames(
    house.db,
    shown.map(({ published_by: by }) => by),
  )
  const last = shown.at(-1)
  return {
    versions: shown.map(({ version, title, description, body, published_at: at, published_by: by }) => ({
      version,
      text: { title, description, body },
      changedAt: at.toISOString(),
      changedBy: names.get(by) ?? by,
    })),
    next: found.length > versionsAtOnce && last ? String(last.version) : null,
  }
}

type Row = Awaited<ReturnType<typeof readPageRows>>[number]

const rowView = ({ name, language, version, title, is_example: isExample, published_at: at }: Row): PageRow => ({
  name,
  language,
  version,
  title,
  isExample,
  publishedAt: at.toISOString(),
})

const planView = (
  { id, title, description, body, due_at: dueAt, planned_by: by, state, failure }: Plan,
  names: ReadonlyMap<string, string>,
): PagePlan => ({
  id: String(id),
  text: { title, description, body },
  dueAt: dueAt.toISOString(),
  plannedBy: names.get(by) ?? by,
  state,
  failure,
})
