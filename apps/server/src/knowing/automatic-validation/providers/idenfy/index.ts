import { createHmac } from 'node:crypto'
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

const expirySeconds = 3600
/** The vendor asks not to be polled; this catches lost notices. */
const lookGapMs = 30_000
/** Our codes of the languages its page has; for any other the player chooses there. */
const languages = new Set(['en', 'sv', 'et', 'nl', 'de', 'lt', 'lv', 'pl', 'ro', 'it', 'fr', 'es', 'hu', 'bg', 'cs', 'pt', 'uk', 'ja'])

const Word = z.string().max(200).nullish()
const Token = z.object({ authToken: z.string().min(1).max(40), scanRef: z.string().min(1).max(100) })
const Status = z.object({ status: z.string().max(40), scanRef: z.string(), final: z.boolean().nullish() })
const Data = z.object({ docFirstName: Word, docLastName: Word, docNumber: Word, docExpiry: Word, docDob: Word, docType: Word })
const Check = z.object({
  status: z.object({ serviceSuspected: z.boolean().nullish(), checkSuccessful: z.boolean().nullish(), overallStatus: Word }).nullish(),
})
const Notice = z.object({
  final: z.boolean().nullish(),
  scanRef: z.string().min(1).max(100),
  status: z.object({ overall: z.string().max(40).nullish(), suspicionReasons: z.array(z.string().max(100)).nullish() }),
  data: Data.nullish(),
  AML: z.array(Check).nullish(),
})

const documentTypes: Readonly<Record<string, string>> = {
  ID_CARD: 'identificationCard',
  PASSPORT: 'passport',
  DRIVER_LICENSE: 'driversLicence',
  RESIDENCE_PERMIT: 'residencePermit',
}

/**
 * iDenfy: a token for its page in a frame, and a signed notice with the result. docs/protocols/automatic-validation.md.
 */
export const idenfy: ValidationProvider = {
  covers: (settings) => (settings.get('be.idenfy.addressCard') ? ['identity', 'address'] : ['identity']),
  frameUrl: (settings) => settings.get('be.idenfy.frameUrl'),
  begin,
  look,
  lookGapMs,
  notice,
}

async function begin(context: ProviderContext, { reference, person, language, noticeUrl }: BeginInput): Promise<Begun> {
  const { settings, clock } = context
  const body = {
    clientId: reference,
    externalRef: reference,
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: person.birthDate,
    tokenType: 'IDENTIFICATION',
    expiryTime: expirySeconds,
    callbackUrl: noticeUrl,
    ...(settings.get('be.idenfy.addressCard') ? { utilityBill: true, address: person.address } : {}),
  }
  const { authToken, scanRef } = Token.parse(jsonIn(await call(context, '/api/v2/token', body)))
  const url = new URL(`${settings.get('be.idenfy.frameUrl')}/`)
  url.searchParams.set('authToken', authToken)
  if (languages.has(language)) url.searchParams.set('lang', language)
  return { url: url.href, vendorRef: scanRef, expiresAt: new Date(clock.now().getTime() + expirySeconds * 1000), state: {} }
}

async function look(context: ProviderContext, scanRef: string): Promise<Verdict> {
  const told = Status.parse(jsonIn(await call(context, '/api/v2/status', { scanRef })))
  if (told.scanRef !== scanRef) throw new Error('iDenfy speaks of another try')
  const verdict = verdictOf(told.status, told.final ?? true)
  if (verdict.is !== 'approved') return verdict
  // Only the notice carries the result of the money-laundering check.
  if (context.settings.get('be.idenfy.amlNeeded')) return { is: 'waiting' }
  return { is: 'approved', person: personOf(Data.parse(jsonIn(await call(context, '/api/v2/data', { scanRef })))) }
}

const call = async (context: ProviderContext, path: string, body: object): Promise<string> => {
  const authorization = basic(context.secret('idenfyApiKey'), context.secret('idenfyApiSecret'))
  return (await askProvider(context, 'iDenfy', context.settings.get('be.idenfy.url') + path, { headers: { authorization }, body })).text
}

/** Reads a result, signed in `Idenfy-Signature` with the hex HMAC-SHA-256 of the raw body. */
function notice({ secret, settings }: ProviderContext, { headers, body }: ProviderNotice): TakenNotice | undefined {
  const right = createHmac('sha256', secret('idenfyWebhookKey')).update(body).digest('hex')
  if (!isSame((headers['idenfy-signature'] ?? '').toLowerCase(), right)) return undefined
  const parsed = Notice.safeParse(jsonIn(body))
  if (!parsed.success) return undefined
  const { scanRef, status, final, data, AML } = parsed.data
  const checks = (AML ?? []).map((one) => one.status)
  const suspected = checks.some((one) => one?.serviceSuspected === true || one?.overallStatus?.toUpperCase() === 'SUSPECTED')
  if (suspected || status.suspicionReasons?.includes('AML_SUSPECTION')) return { vendorRef: scanRef, verdict: { is: 'moneyLaundering' } }
  const verdict = verdictOf(status.overall ?? '', final ?? true)
  const isUnchecked = settings.get('be.idenfy.amlNeeded') && !checks.some((one) => one?.checkSuccessful === true)
  if (verdict.is === 'approved' && isUnchecked) return { vendorRef: scanRef, verdict: { is: 'waiting' } }
  return { vendorRef: scanRef, verdict: verdict.is === 'approved' && data ? { is: 'approved', person: personOf(data) } : verdict }
}

/** Maps an overall status; anything that is not final waits. */
function verdictOf(overall: string, final: boolean): Verdict {
  const status = overall.toUpperCase()
  if (status === 'ACTIVE') return { is: 'pending' }
  if (/^(?:EXPIRED|DELETED|ARCHIVED|EXPIRED-DELETED)$/.test(status)) return { is: 'expired' }
  if (!final) return { is: 'waiting' }
  if (status === 'APPROVED') return { is: 'approved', person: {} }
  return status === 'DENIED' ? { is: 'rejected', reason: 'denied' } : { is: 'waiting' }
}

const personOf = (data: z.infer<typeof Data>) =>
  filled({
    firstName: data.docFirstName,
    lastName: data.docLastName,
    documentNumber: data.docNumber,
    expiryDate: dayIn(data.docExpiry),
    birthDate: dayIn(data.docDob),
    documentType: documentTypes[data.docType ?? ''],
  })
