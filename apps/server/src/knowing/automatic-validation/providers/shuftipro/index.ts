import { createHash } from 'node:crypto'
import { z } from 'zod'
import { askProvider, basic, dayIn, filled, isSame, jsonIn } from '../../provider-contract/ask-provider.ts'
import type {
  BeginInput,
  Begun,
  ProviderContext,
  ProviderNotice,
  TakenNotice,
  ValidationProvider,
  Verdict,
} from '../../provider-contract/provider.ts'

const ttlMinutes = 60
const lookGapMs = 3000

const Word = z.string().max(200).nullish()
const Answer = z.object({
  reference: z.string().min(1).max(250),
  event: z.string().max(60),
  verification_url: z.string().nullish(),
  verification_result: z.number().nullish().catch(null),
  verification_data: z
    .object({
      document: z
        .object({
          name: z.object({ first_name: Word, last_name: Word }).nullish(),
          dob: Word,
          document_number: Word,
          expiry_date: Word,
          selected_type: z.array(z.string()).nullish(),
        })
        .nullish(),
    })
    .nullish()
    .catch(null),
  declined_reason: Word,
})
type Answer = z.infer<typeof Answer>

const documentTypes: Readonly<Record<string, string>> = {
  id_card: 'identificationCard',
  passport: 'passport',
  driving_license: 'driversLicence',
}
const identityProofs = ['passport', 'id_card', 'driving_license']
const addressProofs = ['utility_bill', 'bank_statement', 'rent_agreement', 'tax_bill']

/**
 * Shufti Pro: one call begins an attempt, its page opens in a frame, answers and notices are signed.
 * docs/protocols/automatic-validation.md.
 */
export const shuftipro: ValidationProvider = {
  covers: (settings) => {
    const services = settings.get('be.shuftipro.services')
    return [
      ...(services.includes('document') ? (['identity'] as const) : []),
      ...(services.includes('address') ? (['address'] as const) : []),
    ]
  },
  frameUrl: (settings) => settings.get('be.shuftipro.frameUrl'),
  begin,
  look,
  lookGapMs,
  notice,
}

async function begin(context: ProviderContext, input: BeginInput): Promise<Begun> {
  const { reference, country, language, person, groups, noticeUrl, returnUrl } = input
  const services = context.settings.get('be.shuftipro.services')
  const name = { first_name: person.firstName, last_name: person.lastName }
  const asked = {
    reference,
    callback_url: noticeUrl,
    redirect_url: returnUrl,
    country,
    language,
    ttl: ttlMinutes,
    verification_mode: 'any',
    ...(groups.includes('identity') ? { document: { proof: '', name, dob: person.birthDate, supported_types: identityProofs } } : {}),
    ...(groups.includes('identity') && services.includes('face') ? { face: { proof: '' } } : {}),
    ...(groups.includes('address') ? { address: { proof: '', name, full_address: person.address, supported_types: addressProofs } } : {}),
  }
  const { verification_url: url, event } = await call(context, '/', asked, reference)
  if (!url || event !== 'request.pending') throw new Error(`Shufti Pro answered ${event}`)
  return { url, vendorRef: reference, expiresAt: new Date(context.clock.now().getTime() + ttlMinutes * 60_000), state: {} }
}

async function look(context: ProviderContext, reference: string): Promise<Verdict> {
  return verdictOf(await call(context, '/status', { reference }, reference))
}

async function call(context: ProviderContext, path: string, body: object, reference: string): Promise<Answer> {
  const { settings, secret } = context
  const authorization = basic(settings.get('be.shuftipro.clientId'), secret('shuftiproSecret'))
  const { text, headers } = await askProvider(context, 'Shufti Pro', settings.get('be.shuftipro.url') + path, {
    headers: { authorization },
    body,
  })
  if (!isSigned(context, headers.get('signature'), text)) throw new Error('an answer of Shufti Pro is not signed')
  const answer = Answer.parse(jsonIn(text))
  if (answer.reference !== reference) throw new Error('Shufti Pro speaks of another try')
  return answer
}

function notice(context: ProviderContext, { headers, body }: ProviderNotice): TakenNotice | undefined {
  const parsed = isSigned(context, headers['signature'], body) ? Answer.safeParse(jsonIn(body)) : undefined
  return parsed?.success ? { vendorRef: parsed.data.reference, verdict: verdictOf(parsed.data) } : undefined
}

/** `Signature` is the hex SHA-256 of the raw body followed by the hex SHA-256 of the secret. */
function isSigned({ secret }: ProviderContext, signature: string | null | undefined, body: string): boolean {
  const hex = (text: string) => createHash('sha256').update(text).digest('hex')
  return isSame((signature ?? '').toLowerCase(), hex(body + hex(secret('shuftiproSecret'))))
}

type Meaning = 'pending' | 'approved' | 'rejected' | 'expired' | 'changed'
/** Events by their two parts; any other waits. */
const events: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  request: { pending: 'pending', timeout: 'expired', deleted: 'expired' },
  verification: { accepted: 'approved', declined: 'rejected', cancelled: 'expired', 'status.changed': 'changed' },
  permission: { denied: 'expired' },
}

function verdictOf({ event, ...answer }: Answer): Verdict {
  const dot = event.indexOf('.')
  const meaning = events[event.slice(0, dot)]?.[event.slice(dot + 1)] ?? 'waiting'
  const is = meaning === 'changed' ? changedTo(answer.verification_result) : meaning
  if (is === 'approved') return { is, person: personOf(answer) }
  return is === 'rejected' ? { is, reason: answer.declined_reason ?? 'declined' } : { is }
}

/** A reviewer's later change of the result: 1 accepted, 0 declined. */
function changedTo(result: Answer['verification_result']): 'approved' | 'rejected' | 'waiting' {
  if (result === 1) return 'approved'
  return result === 0 ? 'rejected' : 'waiting'
}

function personOf({ verification_data: data }: Pick<Answer, 'verification_data'>) {
  const { name, dob, document_number: documentNumber, expiry_date: expiry, selected_type: types } = data?.document ?? {}
  return filled({
    firstName: name?.first_name,
    lastName: name?.last_name,
    birthDate: dayIn(dob),
    documentNumber,
    expiryDate: dayIn(expiry),
    documentType: documentTypes[types?.[0] ?? ''],
  })
}
