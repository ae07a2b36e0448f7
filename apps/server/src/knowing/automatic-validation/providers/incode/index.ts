import { z } from 'zod'
import { askProvider, filled, isSame, jsonIn } from '../../provider-contract/ask-provider.ts'
import type {
  BeginInput,
  Begun,
  ProviderContext,
  ProviderNotice,
  TakenNotice,
  ValidationProvider,
  Verdict,
} from '../../provider-contract/provider.ts'
import { isWebhookToken, webhookToken, webhookTokenSeconds } from './webhook-token.ts'

const waitMs = 60 * 60_000
const lookGapMs = 3000

const Started = z.object({ token: z.string().min(1).max(4000), interviewId: z.string().min(1).max(100) })
const Address = z.object({ url: z.url() })
const Status = z.object({ onboardingStatus: z.string().max(60) })
const Score = z.object({ overall: z.object({ status: z.string().max(40) }) })
const Word = z.string().max(200).nullish()
const Ocr = z.object({
  ocrData: z.object({
    name: z.object({ firstName: Word, paternalLastName: Word }).nullish(),
    birthDate: z.number().nullish(),
    documentNumber: Word,
    typeOfId: Word,
  }),
})
const Notice = z.object({ interviewId: z.string().min(1).max(100) })

const documentTypes: Readonly<Record<string, string>> = {
  Passport: 'passport',
  DriversLicense: 'driversLicence',
  IdentificationCard: 'identificationCard',
  ResidenceDocumentation: 'residencePermit',
}
const locales: Readonly<Record<string, string>> = { en: 'en-US', de: 'de-DE', nl: 'nl-NL', sv: 'sv-SE', fi: 'fi-FI', et: 'et-EE', ar: 'ar' }

/**
 * Incode: a session per type of flow, its page in a frame, and a notice upon which we read the score.
 * docs/protocols/automatic-validation.md.
 */
export const incode: ValidationProvider = {
  covers: (settings) => [
    ...(settings.get('be.incode.identityFlow') ? (['identity'] as const) : []),
    ...(settings.get('be.incode.addressFlow') ? (['address'] as const) : []),
  ],
  oneGroupATime: true,
  frameUrl: (settings) => settings.get('be.incode.frameUrl'),
  begin,
  look,
  lookGapMs,
  notice,
  grant,
}

async function begin(context: ProviderContext, { reference, groups, language, returnUrl }: BeginInput): Promise<Begun> {
  const { settings, clock } = context
  const asked = {
    configurationId: settings.get(groups.includes('identity') ? 'be.incode.identityFlow' : 'be.incode.addressFlow'),
    countryCode: 'ALL',
    language: locales[language] ?? 'en-US',
    externalCustomerId: reference,
    redirectionUrl: returnUrl,
  }
  const { token, interviewId } = Started.parse(await call(context, '/omni/start', undefined, asked))
  const { url } = Address.parse(await call(context, '/0/omni/onboarding-url', token))
  return { url, vendorRef: interviewId, expiresAt: new Date(clock.now().getTime() + waitMs), state: { token } }
}

/** The verdict is in the score, available once the session is over. */
async function look(context: ProviderContext, interviewId: string, state: unknown): Promise<Verdict> {
  const { token } = state as { token: string } // `begin` wrote it
  const id = `?id=${encodeURIComponent(interviewId)}`
  const { onboardingStatus } = Status.parse(await call(context, `/omni/get/onboarding/status${id}`, token))
  if (onboardingStatus === 'EXPIRED') return { is: 'expired' }
  if (onboardingStatus === 'MANUAL_REVIEW_REJECTED') return { is: 'rejected', reason: 'manualReview' }
  const isReviewed = onboardingStatus === 'MANUAL_REVIEW_APPROVED'
  if (!isReviewed && onboardingStatus !== 'ONBOARDING_FINISHED') return { is: 'pending' }
  const { overall } = Score.parse(await call(context, `/omni/get/score${id}`, token))
  if (!isReviewed && overall.status === 'FAIL') return { is: 'rejected', reason: 'score' }
  if (!isReviewed && overall.status !== 'OK') return { is: 'waiting' }
  return { is: 'approved', person: personOf(Ocr.parse(await call(context, `/omni/get/ocr-data/v2${id}`, token))) }
}

async function call(context: ProviderContext, path: string, token?: string, body?: object): Promise<unknown> {
  const headers = {
    'api-version': '1.0',
    'x-api-key': context.secret('incodeApiKey'),
    ...(token ? { 'x-incode-hardware-id': token } : {}),
  }
  const url = context.settings.get('be.incode.url') + path
  return jsonIn((await askProvider(context, 'Incode', url, { headers, ...(body ? { body } : {}) })).text)
}

function notice(context: ProviderContext, { headers, body }: ProviderNotice): TakenNotice | undefined {
  const token = /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1] ?? ''
  const parsed = isWebhookToken(context, token) ? Notice.safeParse(jsonIn(body)) : undefined
  return parsed?.success ? { vendorRef: parsed.data.interviewId, reply: JSON.stringify({ success: true }) } : undefined
}

/** OAuth 2 client credentials, in the body or the header: the vendor's way to authenticate its notices. */
function grant(context: ProviderContext, { headers, body }: ProviderNotice): string | undefined {
  const form = new URLSearchParams(body)
  const [, encoded = ''] = /^Basic (.+)$/.exec(headers['authorization'] ?? '') ?? []
  const [user = '', password = ''] = Buffer.from(encoded, 'base64').toString().split(':', 2)
  const [id, secret] = encoded ? [user, password] : [form.get('client_id') ?? '', form.get('client_secret') ?? '']
  const right = isSame(secret, context.secret('incodeWebhookSecret')) && isSame(id, context.settings.get('be.incode.webhookClientId'))
  if (!right || form.get('grant_type') !== 'client_credentials') return undefined
  return JSON.stringify({ access_token: webhookToken(context), token_type: 'Bearer', expires_in: webhookTokenSeconds })
}

function personOf({ ocrData: { name, birthDate, documentNumber, typeOfId } }: z.infer<typeof Ocr>) {
  const born = typeof birthDate === 'number' && Number.isFinite(birthDate) ? new Date(birthDate) : undefined
  return filled({
    firstName: name?.firstName,
    lastName: name?.paternalLastName,
    birthDate: born && !Number.isNaN(born.getTime()) ? born.toISOString().slice(0, 10) : undefined,
    documentNumber,
    documentType: documentTypes[typeOfId ?? ''],
  })
}
