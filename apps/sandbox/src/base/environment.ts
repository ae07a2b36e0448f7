import { createHmac } from 'node:crypto'
import { Sentence } from '@fairhouse/process/sentence.ts'

/** The sandbox's configuration. Its secrets never reach a log. */
export type Environment = {
  sandboxPort: number
  smtpPort: number
  antivirusPort: number
  databaseUrl: string
  productOrigin: string
  officeOrigin: string
  acquirerApiKey: string
  /** One secret, or several during a rotation; each makes its own signature. */
  acquirerWebhookSecrets: string[]
  studioId: string
  studioKeyId: string
  studioSecret: string
  /** Where the studio's own desk is. */
  studioOrigin: string
  /** Returns the secret, by name, that a service of the sandbox shares with the product. */
  serviceSecret: (name: string) => string
  smsApiKey: string
  registersApiKey: string
}

/** Reads the environment, or throws a sentence that names the variable that is missing or wrong. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  return {
    sandboxPort: port(variables, 'SANDBOX_PORT', 3900),
    smtpPort: port(variables, 'SMTP_PORT', 3925),
    antivirusPort: port(variables, 'ANTIVIRUS_PORT', 3926),
    databaseUrl: required(variables, 'SANDBOX_DATABASE_URL'),
    productOrigin: origin(variables, 'PRODUCT_ORIGIN'),
    officeOrigin: origin(variables, 'OFFICE_ORIGIN'),
    acquirerApiKey: required(variables, 'ACQUIRER_API_KEY'),
    acquirerWebhookSecrets: secrets(variables, 'ACQUIRER_WEBHOOK_SECRET'),
    studioId: required(variables, 'STUDIO_ID'),
    studioKeyId: required(variables, 'STUDIO_KEY_ID'),
    studioSecret: required(variables, 'STUDIO_SECRET'),
    studioOrigin: origin(variables, 'STUDIO_ORIGIN'),
    serviceSecret: derived(required(variables, 'SERVICE_SANDBOX_KEY')),
    smsApiKey: required(variables, 'SMS_API_KEY'),
    registersApiKey: required(variables, 'REGISTERS_API_KEY'),
  }
}

function required(variables: NodeJS.ProcessEnv, name: string): string {
  const value = variables[name]?.trim()
  if (value) return value
  throw new Sentence(`The sandbox needs the environment variable ${name}: set it, then start again.`)
}

/** Derives one secret per name from a key that the product has too. */
function derived(key: string): (name: string) => string {
  return (name) => createHmac('sha256', key).update(name).digest('hex')
}

function secrets(variables: NodeJS.ProcessEnv, name: string): string[] {
  const list = required(variables, name)
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
  if (list.length > 0) return list
  throw new Sentence(`The environment variable ${name} holds no secret: set it, then start again.`)
}

function port(variables: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = variables[name]?.trim()
  if (!text) return usual
  const value = Number(text)
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value
  throw new Sentence(`The environment variable ${name} is "${text}": set it to a port number from 1 to 65535, then start again.`)
}

function origin(variables: NodeJS.ProcessEnv, name: string): string {
  const text = required(variables, name)
  const parsed = URL.parse(text)
  if (parsed && /^https?:$/.test(parsed.protocol) && parsed.origin === text.replace(/\/$/, '')) return parsed.origin
  throw new Sentence(`The environment variable ${name} is "${text}": set it to an origin such as http://localhost:3000, then start again.`)
}
