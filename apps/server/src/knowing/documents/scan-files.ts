import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { scanWithClamd } from './clamd.ts'
import type { ReceivedFile } from './received-files.ts'

/**
 * Scans every file for viruses: 274 if one is found, 275 if the scanner cannot be reached. Passes everything if no
 * scanner is configured.
 */
export async function scanFiles({ settings, log }: House, files: readonly ReceivedFile[]): Promise<Refused | undefined> {
  const [, host, port] = /^(.+):(\d+)$/.exec(settings.get('be.antivirus.address')) ?? []
  if (host === undefined || port === undefined) return undefined
  const clamd = { host: host.replace(/^\[|\]$/g, ''), port: Number(port), timeoutMs: settings.get('be.antivirus.timeoutSeconds') * 1000 }
  for (const { content } of files) {
    const said = await scanWithClamd(clamd, content)
    if (said.verdict === 'found') log.warn({ virus: said.name }, 'a virus was found in a file that a player sent')
    if (said.verdict === 'away') log.error({ why: said.why }, 'the virus check does not answer')
    if (said.verdict !== 'clean') return refuse(said.verdict === 'found' ? 'virusFound' : 'antivirusUnavailable')
  }
  return undefined
}
