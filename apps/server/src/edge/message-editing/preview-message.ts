import { compileMailTexts, mailTexts, type OwnTexts } from '@fairhouse/messages/mail-texts.ts'
import type { MessageTemplate } from '@fairhouse/messages/message-templates.ts'
import { mailOf, smsWithCode } from '../../base/mail/mail-layout.ts'
import type { House } from '../../base/house.ts'
import { pagePath } from '../../base/http/page-path.ts'
import type { Texts } from './check-message.ts'

/** A message as it would be sent: a subject and HTML of a mail alone, and what is too long of it. */
export type SeenMessage = { subject: string; text: string; html: string; letters: number; parts: number; tooLong: string[] }

type Wanted = { template: MessageTemplate; language: string; texts: Texts; samples: Readonly<Record<string, string>> }

const sampleCode = '482193'
const [subjectLetters, pushLetters, smsParts] = [120, 240, 3]

/** Returns values with which a message can be looked at. */
export function samplesOf({ settings }: Pick<House, 'settings'>, { values }: MessageTemplate): Record<string, string> {
  const known: Readonly<Record<string, string>> = {
    site: settings.get('site.name'),
    email: settings.get('site.supportEmail'),
    name: 'Anna',
    hours: String(settings.get('be.activationCodeHours')),
    minutes: String(settings.get('be.verificationCodeMinutes')),
    days: '7',
    browser: 'Firefox',
    address: '203.0.113.7',
    end: '24 December 2026, 18:00',
    time: '24 December 2026, 18:00',
    amount: '€20.00',
    limit: 'Deposits a day',
  }
  return Object.fromEntries(values.map((name) => [name, known[name] ?? '']))
}

/** Shows a message as it would be sent, with the texts as they are written and sample values. */
export function previewMessage(house: House, { template, language, texts, samples }: Wanted): SeenMessage {
  const values = Object.fromEntries(Object.entries(samples).map(([name, value]) => [name, /^\d{1,9}$/.test(value) ? Number(value) : value]))
  const own = compiledOf(texts)
  const t = mailTexts(language, values, (one) => (one === language ? own : undefined))
  const said = template.paragraphs.map((key) => t(key))
  if (template.channel !== 'mail') return shortMessage(house, template, said.join(' '))
  const { subject, text, html } = mailOf(house, language, '', {
    subject: template.subject ? t(template.subject) : '',
    paragraphs: said,
    ...(template.button
      ? { button: { text: t(template.button), url: house.env.publicOrigin + pagePath(house, language, template.path ?? '/') } }
      : {}),
    ...(template.hasCode ? { code: sampleCode } : {}),
  })
  const tooLong = subject.length > subjectLetters ? [`The subject has ${subject.length} letters; ${subjectLetters} are the most.`] : []
  return { subject, text, html, letters: subject.length, parts: 1, tooLong }
}

function shortMessage(house: House, { channel, hasCode }: MessageTemplate, said: string): SeenMessage {
  const text = hasCode ? smsWithCode(house, sampleCode, said) : said
  const parts = channel === 'sms' ? smsPartsOf(text) : 1
  const tooLong = [
    ...(channel === 'sms' && parts > smsParts ? [`It is sent as ${parts} messages; ${smsParts} are the most.`] : []),
    ...(channel === 'push' && text.length > pushLetters ? [`It has ${text.length} letters; ${pushLetters} are the most.`] : []),
  ]
  return { subject: '', text, html: '', letters: text.length, parts, tooLong }
}

/** GSM 03.38: letters that take one place; those of its extension take two. */
const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/
const doubled = /[\^{}\\[~\]|€]/g

/** Returns as how many messages a phone gets a text: 160 letters, or 70 where one is not of the phones' own alphabet. */
function smsPartsOf(text: string): number {
  const isGsm = gsm.test(text)
  const places = isGsm ? text.length + (text.match(doubled)?.length ?? 0) : text.length
  const [alone, each] = isGsm ? [160, 153] : [70, 67]
  return places <= alone ? 1 : Math.ceil(places / each)
}

function compiledOf(texts: Texts): OwnTexts {
  const readable = Object.entries(texts).flatMap(([key, text]) => {
    try {
      return Object.entries(compileMailTexts({ [key]: text }))
    } catch {
      return []
    }
  })
  return Object.fromEntries(readable)
}
