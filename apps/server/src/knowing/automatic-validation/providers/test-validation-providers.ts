import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the test's services answer: in the terms of their own protocols, and with the birth date they read. */
export type Told = {
  shuftipro: { event: string; [more: string]: unknown }
  incode: { onboardingStatus: string; overall: string }
  idenfy: { status: string; final?: boolean }
  birthDate: string | null
  isAway: boolean
  /** A site other than the configured one, for the frame. */
  elsewhere: string | undefined
}
type Asked = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }

const sha = (text: string) => createHash('sha256').update(text).digest('hex')
/** The three services' signatures, made with a test house's secrets. */
export const signatures = {
  shuftipro: (body: string, secret = 'test-shuftiproSecret') => ({ signature: sha(body + sha(secret)) }),
  idenfy: (body: string, secret = 'test-idenfyWebhookKey') => ({
    'idenfy-signature': createHmac('sha256', secret).update(body).digest('hex'),
  }),
}

/** Nothing is answered yet. */
export const toldAtFirst = (): Told => ({
  shuftipro: { event: 'request.pending' },
  incode: { onboardingStatus: 'ID_VALIDATION_FINISHED', overall: 'OK' },
  idenfy: { status: 'ACTIVE' },
  birthDate: '1990-05-05',
  isAway: false,
  elsewhere: undefined,
})

type World = { told: Told; origin: string; tries: number }

/** Minimal Shufti Pro, Incode and iDenfy: they check the keys and answer as the test says. */
export async function openTestValidationProviders() {
  const asked: Asked[] = []
  const world: World = { told: toldAtFirst(), origin: '', tries: 0 }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  world.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on TCP

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await bodyOf(request)
    const path = (request.url ?? '').split('?')[0] ?? ''
    const one: Asked = { path, headers: request.headers, body: text ? JSON.parse(text) : {} }
    asked.push(one)
    const [status, value] = world.told.isAway ? [503, {}] : hasKeys(one) ? answerTo(world, one) : [401, {}]
    const out = JSON.stringify(value)
    response.writeHead(status, path.startsWith('/shuftipro') ? signatures.shuftipro(out) : {}).end(out)
  }

  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { told: world.told, asked, origin: world.origin, settings: settingsFor(world.origin), close }
}

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let heard = ''
    request.on('data', (part) => (heard += part)).on('end', () => resolve(heard))
  })
}

/** Settings that point a house to them. */
const settingsFor = (origin: string) => ({
  'be.shuftipro.url': `${origin}/shuftipro`,
  'be.shuftipro.frameUrl': origin,
  'be.shuftipro.clientId': 'client',
  'be.incode.url': `${origin}/incode`,
  'be.incode.frameUrl': origin,
  'be.incode.identityFlow': 'identity-flow',
  'be.incode.addressFlow': 'address-flow',
  'be.idenfy.url': `${origin}/idenfy`,
  'be.idenfy.frameUrl': `${origin}/idenfy/ui`,
})

const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** Returns whether a call carries the service's keys, as a test house has them. */
function hasKeys({ path, headers }: Asked): boolean {
  const [, name] = path.split('/')
  if (name === 'idenfy') return headers.authorization === basic('test-idenfyApiKey', 'test-idenfyApiSecret')
  if (name === 'shuftipro') return headers.authorization === basic('client', 'test-shuftiproSecret')
  return headers['x-api-key'] === 'test-incodeApiKey' && (path.endsWith('/start') || headers['x-incode-hardware-id'] === 'session-token')
}

function answerTo(world: World, { path, body }: Asked): [number, unknown] {
  const { told, origin } = world
  const frame = (name: string) => `${told.elsewhere ?? origin}/${name}/frame/${(world.tries += 1)}`
  const data = { document: { name: { first_name: 'Ada' }, dob: told.birthDate, selected_type: ['passport'] } }
  switch (path) {
    case '/shuftipro/':
      return [200, { reference: body['reference'], event: 'request.pending', verification_url: frame('shuftipro') }]
    case '/shuftipro/status':
      return [200, { reference: body['reference'], verification_data: data, ...told.shuftipro }]
    case '/incode/omni/start':
      return [200, { token: 'session-token', interviewId: `interview-${(world.tries += 1)}` }]
    case '/incode/0/omni/onboarding-url':
      return [200, { url: frame('incode') }]
    case '/incode/omni/get/onboarding/status':
      return [200, { onboardingStatus: told.incode.onboardingStatus }]
    case '/incode/omni/get/score':
      return [200, { overall: { status: told.incode.overall } }]
    case '/incode/omni/get/ocr-data/v2':
      return [200, { ocrData: { birthDate: told.birthDate ? Date.parse(told.birthDate) : null, typeOfId: 'Passport' } }]
    case '/idenfy/api/v2/token':
      return [200, { authToken: `token${(world.tries += 1)}`, scanRef: `scan-${world.tries}`, clientId: body['clientId'] }]
    case '/idenfy/api/v2/status':
      return [200, { scanRef: body['scanRef'], ...told.idenfy }]
    case '/idenfy/api/v2/data':
      return [200, { docDob: told.birthDate, docType: 'PASSPORT' }]
    default:
      return [404, {}]
  }
}
