import { createSecretKey } from 'node:crypto'
import type { Environment } from '../../../base/environment.ts'
import { moreKeysIn, type Addresses, type KnownSecrets } from './running.ts'

/** Builds the environment for commands: the database and the keys of personal data. */
export function environmentFor(
  { app, mode, auditAnchor, officeOrigin = 'http://office.localhost:3100', studioUrl, studioOrigin }: Addresses,
  secrets: KnownSecrets,
): Environment {
  const key = (name: string) => createSecretKey(secrets[name] ?? '0'.repeat(64), 'hex')
  return {
    mode,
    host: '127.0.0.1',
    port: 0,
    publicOrigin: 'http://localhost',
    officePort: 0,
    officeOrigin,
    officeFilesPort: 0,
    officeFilesOrigin: officeOrigin.replace('://', '://files.'),
    sandboxOrigin: '',
    sandboxAntivirus: '',
    smtpUrl: 'smtp://127.0.0.1:1',
    databaseUrl: app,
    logLevel: 'silent',
    settingsFile: '',
    metricsToken: '',
    fieldKey: key('fieldKey'),
    moreFieldKeys: moreKeysIn(secrets).map((text) => createSecretKey(text, 'hex')),
    indexKey: key('indexKey'),
    playerRefKey: key('playerRef'),
    acquirer: { apiKey: secrets.acquirerKey ?? '', webhookSecret: secrets.acquirerWebhook ?? '' },
    studio: { id: 'orchard', keyId: 'k1', secret: secrets.studio ?? '', url: studioUrl, origin: studioOrigin },
    serviceSecret: () => '',
    vapidKey: secrets.vapid ?? '',
    auditKey: secrets.audit ?? '',
    auditAnchor: auditAnchor ?? '',
    smsApiKey: secrets.sms ?? '',
    registersApiKey: secrets.registers ?? '',
  }
}
