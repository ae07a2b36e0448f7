import type { Gate } from '@fairhouse/contract/office/base/office-call.ts'
import type { PageText } from '@fairhouse/contract/office/pages.ts'
import type { House } from '../../base/house.ts'
import { readPageRow } from '../../edge/content/index.ts'
import { planPage, publishPage as publish, withdrawPagePlan as withdraw } from '../../edge/page-editing/index.ts'
import { limitTextNames } from '../../money/limit-views/index.ts'
import { consentDocuments } from '../../people/consents/index.ts'
import { differencesOf } from '../acts/differences.ts'
import { gateOf } from '../acts/gate-of.ts'
import { officeCallAt } from '../acts/office-call-at.ts'
import type { ActContext, GateByInput } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'

const publishing = 'POST /office/pages/publish'
type Of = { name: string; language: string }
type Wanted = Of & { text: PageText; dueAt?: string | undefined }
type Done = Record<string, never> | OfficeRefused

/** Publishes the next version of a page, at once or at a moment to come. */
export async function publishPage(asking: ActContext, { name, language, text, dueAt }: Wanted): Promise<Done> {
  const { house, colleague, changes, looksAt } = asking
  const subject = `page:${name}/${language}`
  const before = await readPageRow(house.db, name, [language])
  looksAt(subject, versionOf(before))
  const page = { name, language, ...text }
  const outcome = await (dueAt === undefined
    ? publish(house, page, colleague.actor)
    : planPage(house, page, new Date(dueAt), colleague.actor))
  if (typeof outcome === 'string') return no('mayNot', { message: outcome })
  const was = before && { title: before.title, description: before.description, body: before.body }
  differencesOf(subject, was ?? {}, text).forEach((one) => changes({ what: 'page', ...one }))
  if (dueAt === undefined) changes({ what: 'page.version', subject, before: versionOf(before), after: String(outcome) })
  else changes({ what: 'page.dueAt', subject, before: null, after: dueAt })
  return {}
}

/** Withdraws a page that is planned. */
export async function withdrawPagePlan(asking: ActContext, { name, language, plan }: Of & { plan: string }): Promise<Done> {
  const { house, at, colleague, changes } = asking
  const withdrawn = await withdraw(house.db, { id: BigInt(plan), name, language }, at, colleague.actor)
  if (!withdrawn) return no('notFound')
  changes({ what: 'page.dueAt', subject: `page:${name}/${language}`, before: withdrawn.due_at.toISOString(), after: null })
  return {}
}

/** The newest version of a page; 0 before the first. */
export const versionOf = (row: { version: number } | undefined): string => String(row?.version ?? 0)

/** What players agree to, and the words about limits, are published by two people. */
const gateByName = (name: string): Gate => (consentDocuments.includes(name) || limitTextNames.includes(name) ? 'second' : 'reason')

/** Returns all that stands before publishing a page. */
export function publishGate(house: House, name: string): Gate {
  const call = officeCallAt(publishing)
  return call ? gateOf(house, call, gateByName(name)) : 'second'
}

const gateOfPage: GateByInput = async (_, input) => gateByName((input as Wanted).name) // parsed by the call's schema

export const publishGates = { [publishing]: gateOfPage }
