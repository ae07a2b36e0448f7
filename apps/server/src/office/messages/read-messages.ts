import type { MessageVersion } from '@fairhouse/contract/office/messages.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { builtInMailText } from '@fairhouse/messages/mail-texts.ts'
import { isMessageName, messageTemplate, messageTemplates, textsOf, type MessageName } from '@fairhouse/messages/message-templates.ts'
import { readMessageVersions, readOwnMessages } from '../../base/mail/own-messages.sql.ts'
import { checkMessage, neededIn, previewMessage as preview, samplesOf } from '../../edge/message-editing/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { readActorNames } from '../records/actor-names.ts'
import { publishGate, readNewest } from './publish-messages.ts'

const versionsAtOnce = 20
type Of = { name: string; language: string }
const names = Object.keys(messageTemplates) as MessageName[] // its own keys

/** Lists every message, with the languages in which the house has words of its own. */
export async function listMessages({ house }: StaffContext): Promise<OfficeAnswers<'GET /office/messages'>> {
  const own = Map.groupBy(await readOwnMessages(house.db), ({ name }) => name)
  return {
    messages: names.map((name) => ({
      name,
      channel: messageTemplate(name).channel,
      subject: builtInMailText(house.settings.get('language'), messageTemplate(name).subject ?? textsOf(messageTemplate(name))[0]!), // each has a text
      own: (own.get(name) ?? [])
        .filter(({ texts }) => Object.keys(texts).length > 0)
        .map(({ language, at }) => ({ language, changedAt: at.toISOString() })),
    })),
    languages: [...house.settings.get('languages')],
  }
}

/** Reads a message in one language, text by text: the product's and the house's own. */
export async function readMessage(
  { house }: StaffContext,
  { name, language }: Of,
): Promise<OfficeAnswers<'GET /office/messages/one'> | OfficeRefused> {
  if (!isMessageName(name)) return no('notFound')
  const template = messageTemplate(name)
  const newest = await readNewest(house.db, name, language)
  return {
    name,
    channel: template.channel,
    hasCode: template.hasCode ?? false,
    parts: textsOf(template).map((key) => ({
      key,
      part: key === template.subject ? 'subject' : key === template.button ? 'button' : 'text',
      builtIn: builtInMailText(language, key),
      own: newest?.texts[key] ?? null,
      needed: neededIn(key),
    })),
    values: [...template.values],
    samples: samplesOf(house, template),
    version: String(newest?.version ?? 0),
    gate: publishGate(house, name),
    languages: [...house.settings.get('languages')],
  }
}

/** Lists what the house said in a message in one language. */
export async function listMessageVersions(
  { house }: StaffContext,
  { name, language, after }: Of & { after?: string | undefined },
): Promise<{ versions: MessageVersion[]; next: string | null }> {
  const before = after !== undefined && /^\d{1,9}$/.test(after) ? Number(after) : undefined
  const found = await readMessageVersions(house.db, { name, language }, before, versionsAtOnce + 1)
  const shown = found.slice(0, versionsAtOnce)
  const known = await readActorNames(
    house.db,
    shown.map(({ actor }) => actor),
  )
  const last = shown.at(-1)
  return {
    versions: shown.map(({ version, texts, at, actor }) => ({
      version,
      texts,
      changedAt: at.toISOString(),
      changedBy: known.get(actor) ?? actor,
    })),
    next: found.length > versionsAtOnce && last ? String(last.version) : null,
  }
}

type Written = Of & { texts: Record<string, string>; samples: Record<string, string> }

/** Shows a message as it would be sent with the texts as they are written, and what is wrong with them. */
export async function previewMessage(
  { house }: StaffContext,
  { name, language, texts, samples }: Written,
): Promise<OfficeAnswers<'POST /office/messages/preview'> | OfficeRefused> {
  if (!isMessageName(name)) return no('notFound')
  const template = messageTemplate(name)
  const { tooLong, ...seen } = preview(house, { template, language, texts, samples: { ...samplesOf(house, template), ...samples } })
  return { ...seen, mistakes: [...checkMessage(template, texts), ...tooLong] }
}
