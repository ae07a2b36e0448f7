import type { Gate } from '@fairhouse/contract/office/base/office-call.ts'
import type { PageText } from '@fairhouse/contract/office/pages.ts'
import type { House } from '../../base/house.ts'
import { readPageRow } from '../../edge/content/index.ts'
import { publishPage as publish } from '../../edge/page-editing/index.ts'
import { limitTextNames } from '../../money/limit-views/index.ts'
import { consentDocuments } from '../../people/consents/index.ts'
import { differencesOf } from '../acts/differences.ts'
import { gateOf } from '../acts/gate-of.ts'
import { officeCallAt } from '../acts/office-call-at.ts'
import type { ActContext, GateByInput } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'

const publishing = 'POST /office/pages/publish'
type Wanted = { name: string; language: string; text: PageText }

/** Publishes the next version of a page. */
export async function publishPage(asking: ActContext, { name, language, text }: Wanted): Promise<Record<string, never> | OfficeRefused> {
  const { house, colleague, changes, looksAt } = asking
  const before = await readPageRow(house.db, name, [language])
  looksAt(`page:${name}/${language}`, versionOf(before))
  const { title, description, body } = text
  const outcome = await publish(
    house,
    { name, language, text: `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}` },
    colleague.actor,
  )
  if (typeof outcome === 'string') return no('mayNot', { message: outcome })
  const was = before && { title: before.title, description: before.description, body: before.body }
  differencesOf(`page:${name}/${language}`, was ?? {}, text).forEach((one) => changes({ what: 'page', ...one }))
  changes({ what: 'page.version', subject: `page:${name}/${language}`, before: versionOf(before), after: String(outcome) })
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
