import type { Gate } from '@fairhouse/contract/office/base/office-call.ts'
import { builtInMailText } from '@fairhouse/messages/mail-texts.ts'
import { isMessageName, messageTemplate, textsOf } from '@fairhouse/messages/message-templates.ts'
import type { House } from '../../base/house.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { mailOf } from '../../base/mail/mail-layout.ts'
import { readMessageVersions } from '../../base/mail/own-messages.sql.ts'
import type { Sql } from '../../base/database/database.ts'
import { checkMessage, previewMessage, samplesOf, writeMessage } from '../../edge/message-editing/index.ts'
import { canonical } from '../acts/canonical.ts'
import { gateOf } from '../acts/gate-of.ts'
import { officeCallAt } from '../acts/office-call-at.ts'
import type { ActContext, GateByInput } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { emailOf } from '../records/staff-email.ts'
import { readStaff } from '../records/staff.sql.ts'

const publishing = 'POST /office/messages/publish'
type Done = Record<string, never> | OfficeRefused
type Wanted = { name: string; language: string; texts: Record<string, string> }

/** Publishes what the house says in a message; a text that is the product's own is none of the house's. */
export async function publishMessage(asking: ActContext, { name, language, texts }: Wanted): Promise<Done> {
  if (!isMessageName(name)) return no('notFound')
  const { house, sql, colleague, changes, looksAt } = asking
  const before = await readNewest(sql, name, language)
  const subject = `message:${name}/${language}`
  looksAt(subject, String(before?.version ?? 0))
  const keys = textsOf(messageTemplate(name))
  const builtIn = (key: (typeof keys)[number]) => builtInMailText(language, key)
  const own = Object.fromEntries(Object.entries(texts).filter(([key, text]) => text !== builtIn(key as (typeof keys)[number]))) // unknown ones are refused below
  if (canonical(before?.texts ?? {}) === canonical(own)) return no('mayNot', { message: 'It says this already.' })
  const version = await writeMessage(house, { name, language, texts: own }, colleague.actor)
  if (Array.isArray(version)) return no('mayNot', { message: version.join(' ') })
  for (const key of keys) {
    const [was, is] = [before?.texts[key] ?? builtIn(key), own[key] ?? builtIn(key)]
    if (was !== is) changes({ what: 'message', subject: `${subject} · ${key}`, before: was, after: is })
  }
  changes({ what: 'message.version', subject, before: String(before?.version ?? 0), after: String(version) })
  return {}
}

/** Sends a message as it is written, with sample values, to whoever asks; one that is no mail as the text of a mail. */
export async function sendTestMessage(
  { house, sql, colleague, changes }: ActContext,
  { name, language, texts, samples }: Wanted & { samples: Record<string, string> },
): Promise<Done> {
  if (!isMessageName(name)) return no('notFound')
  const template = messageTemplate(name)
  const mistakes = checkMessage(template, texts)
  if (mistakes.length > 0) return no('mayNot', { message: mistakes.join(' ') })
  const row = await readStaff(sql, colleague.id)
  const recipient = row ? emailOf(house, row) : ''
  if (!recipient) return no('mayNot', { message: 'You have no address to send it to.' })
  const seen = previewMessage(house, { template, language, texts, samples: { ...samplesOf(house, template), ...samples } })
  const mail =
    template.channel === 'mail'
      ? { recipient, subject: seen.subject, text: seen.text, html: seen.html }
      : mailOf(house, language, recipient, { subject: house.settings.get('site.name'), paragraphs: [seen.text] })
  await queueMail(sql, house, mail)
  changes({ what: 'message.test', subject: `message:${name}/${language}`, before: null, after: recipient })
  return {}
}

/** Reads the newest version of a message in a language. */
export async function readNewest(sql: Sql, name: string, language: string) {
  const [newest] = await readMessageVersions(sql, { name, language }, undefined, 1)
  return newest
}

/** Words for which the rules of countries ask are published by two people. */
const gateByName = (name: string): Gate => (isMessageName(name) && messageTemplate(name).isRegulated ? 'second' : 'reason')

/** Returns all that stands before publishing a message. */
export function publishGate(house: House, name: string): Gate {
  const call = officeCallAt(publishing)
  return call ? gateOf(house, call, gateByName(name)) : 'second'
}

const gateOfMessage: GateByInput = async (_, input) => gateByName((input as Wanted).name) // parsed by the call's schema

export const publishGates = { [publishing]: gateOfMessage }
