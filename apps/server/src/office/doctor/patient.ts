import { namesIn } from '../../base/database/roles.sql.ts'
import type { House } from '../../base/house.ts'
import type { Patient } from './finding.ts'

/** Where an installation is, as the command line finds it. */
type Addresses = Pick<Patient, 'mode' | 'dataDir' | 'publicOrigin'> & { owner: string; smtpPort: number; databaseUrl?: string | undefined }

/** With the sandbox its mailbox and secrets are known; in live mode they are in the environment. */
export function patientAt(house: House, addresses: Addresses, env: NodeJS.ProcessEnv): Patient {
  const { mode, owner, dataDir, publicOrigin, smtpPort, databaseUrl } = addresses
  const variable = (name: string) => `SERVICE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`
  const acquirer: Readonly<Record<string, string | undefined>> = {
    acquirerApiKey: env.ACQUIRER_API_KEY,
    acquirerWebhookSecret: env.ACQUIRER_WEBHOOK_SECRET,
  }
  return {
    house,
    mode,
    ownerUrl: owner,
    roleNames: namesIn(decodeURIComponent(new URL(owner).pathname.slice(1))),
    dataDir,
    publicOrigin: publicOrigin || (env.PUBLIC_ORIGIN ?? ''),
    embedded: !databaseUrl,
    smtpUrl: mode === 'sandbox' && smtpPort ? `smtp://127.0.0.1:${smtpPort}` : (env.SMTP_URL ?? ''),
    secret: (name) =>
      mode === 'sandbox' ? 'follows from the sandbox' : Object.hasOwn(acquirer, name) ? acquirer[name] : env[variable(name)],
    machineNow: Date.now,
  }
}
