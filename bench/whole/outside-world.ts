import { openSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchServer } from '../bench-server.ts'
import { grantRoles } from '../../apps/server/src/base/database/roles.sql.ts'
import { untilAnswers } from '../../launch/child.ts'
import { asRole } from '../../launch/databases.ts'
import { freePort } from '../../launch/postgres.ts'
import { run } from '../nodes/child-process.ts'
import { here } from '../tree.ts'

/** Banks, cards and mailboxes, with a database of their own that nothing here ends. */
export type OutsideWorld = {
  origin: string
  /** What a server needs to know about it. */
  variables: Record<string, string>
  /** The references of payments that the acquirer has captured, each as often as it did. */
  captured: () => Promise<string[]>
  stop: () => Promise<void>
}

/** Starts the sandbox; `keys` are the secrets that it shares with the house, which it reaches at `product`. */
export async function startOutsideWorld(
  { owner, folder }: BenchServer,
  keys: Readonly<Record<string, string>>,
  product: string,
): Promise<OutsideWorld> {
  const [port, smtpPort, antivirusPort] = [await freePort(), await freePort(), await freePort()]
  const { sandbox } = await grantRoles(owner, { app: 'bench', office: 'bench', sandbox: 'bench' })
  const ports = { SANDBOX_PORT: String(port), SMTP_PORT: String(smtpPort), ANTIVIRUS_PORT: String(antivirusPort) }
  const env = {
    ...keys,
    ...ports,
    PRODUCT_ORIGIN: product,
    OFFICE_ORIGIN: 'http://office.localhost:1',
    STUDIO_ORIGIN: 'http://127.0.0.1:1',
    SANDBOX_DATABASE_URL: asRole(owner, sandbox, 'bench'),
  }
  const log = openSync(join(folder, 'sandbox.log'), 'a')
  const running = run(process.execPath, ['--disable-warning=ExperimentalWarning', join(here, 'apps/sandbox/src/main.ts')], { env, log })
  const origin = `http://127.0.0.1:${port}`
  await untilAnswers(`${origin}/healthz`, 60, running.hasEnded)
  return {
    origin,
    variables: { ...ports, SANDBOX_ORIGIN: origin },
    async captured() {
      const query = new URLSearchParams({ from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' })
      const headers = { authorization: `Bearer ${keys.ACQUIRER_API_KEY}` }
      const answer = await fetch(`${origin}/acquirer/v1/statement?${query}`, { headers })
      const { lines } = (await answer.json()) as { lines: { type: string; reference: string }[] } // the protocol's
      return lines.flatMap(({ type, reference }) => (type === 'payment' ? [reference] : []))
    },
    stop: () => running.end('SIGTERM'),
  }
}
