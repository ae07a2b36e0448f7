import { z } from 'zod'
import type { House } from '../../base/house.ts'
import type { Database } from '../../base/database/database.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { seedSetting, type SettingName } from '../../settings/index.ts'
import { providersInSandbox } from '../../cashier/providers/index.ts'
import { askJson } from '../identification-contract/ask-json.ts'

/**
 * The sandbox's address of each service, and our credentials there; payment providers have theirs in their own folders.
 */
const sandboxAddresses = (sandboxOrigin: string): Partial<Record<SettingName, unknown>> => ({
  'be.smartId.url': `${sandboxOrigin}/smart-id/v3`,
  'be.smartId.schemeName': 'smart-id-demo',
  'be.mobileId.url': `${sandboxOrigin}/mobile-id`,
  'be.mobileId.countries': ['LTU', 'EST'],
  'be.google.issuer': `${sandboxOrigin}/google`,
  'fe.google.clientId': 'fairhouse',
  'fe.google.scriptUrl': `${sandboxOrigin}/google/client.ts`,
  'be.apple.issuer': `${sandboxOrigin}/apple`,
  'be.apple.teamId': 'SANDBOX',
  'be.apple.keyId': 'sandbox',
  'fe.apple.clientId': 'fairhouse',
  'fe.apple.scriptUrl': `${sandboxOrigin}/apple/client.ts`,
  'be.facebook.graphUrl': `${sandboxOrigin}/facebook`,
  'fe.facebook.appId': 'fairhouse',
  'fe.facebook.scriptUrl': `${sandboxOrigin}/facebook/client.ts`,
  'be.trustly.url': `${sandboxOrigin}/trustly/api/1`,
  'be.trustly.frameUrl': sandboxOrigin,
  'be.trustly.username': 'fairhouse',
  'be.idin.issuer': `${sandboxOrigin}/idin`,
  'be.idin.clientId': 'fairhouse',
  'be.zignSec.url': `${sandboxOrigin}/zign-sec`,
  'be.shuftipro.url': `${sandboxOrigin}/shuftipro`,
  'be.shuftipro.frameUrl': sandboxOrigin,
  'be.shuftipro.clientId': 'fairhouse',
  'be.incode.url': `${sandboxOrigin}/incode`,
  'be.incode.frameUrl': sandboxOrigin,
  'be.incode.identityFlow': 'identity',
  'be.incode.addressFlow': 'address',
  'be.idenfy.url': `${sandboxOrigin}/idenfy`,
  'be.idenfy.frameUrl': `${sandboxOrigin}/idenfy/ui`,
  'office.directory.issuer': `${sandboxOrigin}/directory`,
  'office.directory.roles': { 'house-support': ['support'], 'house-payments': ['payments'], 'house-verification': ['verification'] },
  'be.cddn.url': `${sandboxOrigin}/cddn`,
  'be.top.url': `${sandboxOrigin}/top`,
})

/** Writes those addresses, leaving settings that are already there. */
export async function seedSandboxAddresses(db: Database, sandboxOrigin: string, at: Date): Promise<void> {
  const all = { ...sandboxAddresses(sandboxOrigin), ...providersInSandbox(sandboxOrigin) }
  for (const [name, value] of Object.entries(all)) await seedSetting(db, name as SettingName, value, at) // the type's own keys
}

export const trustSandboxJob = 'trust-sandbox'

/** The setting that lists the trusted authorities of each certificate-based service. */
const trusting: Readonly<Record<string, SettingName>> = {
  'smart-id': 'be.smartId.trustedCertificates',
  'mobile-id': 'be.mobileId.trustedCertificates',
}
const Told = z.object({ authorities: z.record(z.string(), z.string()) })
const Key = z.object({ publicKey: z.string() })

/** Asks the running sandbox for its services' certificates and keys and trusts them. Sandbox mode only. */
export function trustSandboxWorker({ db, env, clock, settings }: House): Worker {
  return async () => {
    const { body } = await askJson({ fetch }, Told, `${env.sandboxOrigin}/control/api/authorities`)
    for (const [service, certificate] of Object.entries(body?.authorities ?? {}))
      if (trusting[service]) await seedSetting(db, trusting[service], [certificate], clock.now())
    const key = await askJson({ fetch }, Key, `${env.sandboxOrigin}/control/api/trustly/key`)
    if (key.body) await seedSetting(db, 'be.trustly.publicKey', key.body.publicKey, clock.now())
    await settings.reload()
  }
}
