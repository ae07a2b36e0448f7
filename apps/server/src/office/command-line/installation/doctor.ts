import type { House } from '../../../base/house.ts'
import { namesIn } from '../../../base/database/roles.sql.ts'
import { examine } from '../../doctor/examine.ts'
import type { Finding, Patient } from '../../doctor/finding.ts'
import type { Command } from '../frame/command.ts'
import type { Addresses } from '../frame/running.ts'

const words = { ok: 'ok     ', warning: 'WARNING', wrong: 'WRONG  ' }

export const doctorCommands: Command[] = [
  {
    words: 'doctor',
    takes: '',
    about: 'looks at an installation before it goes live, in the environment of its server: what is wrong, and what to do about it',
    run: async (house, _, __, addresses) => {
      const findings = await examine(patientAt(house, addresses, process.env))
      const wrong = findings.filter(({ state }) => state === 'wrong').length
      return { value: findings, wrong: wrong > 0, lines: [...findings.flatMap(linesOf), '', summary(findings, wrong)] }
    },
  },
]

const linesOf = ({ about, state, says, todo }: Finding): string[] => [
  `${words[state]} ${about}: ${says}`,
  ...(todo ? [`        ${todo}`] : []),
]

function summary(findings: Finding[], wrong: number): string {
  const warnings = findings.filter(({ state }) => state === 'warning').length
  return [wrong > 0 ? `Wrong: ${wrong}.` : 'Nothing is wrong.', ...(warnings > 0 ? [`Worth a look: ${warnings}.`] : [])].join(' ')
}

/** With the sandbox its mailbox and secrets are known; in live mode they are in the environment. */
function patientAt(house: House, addresses: Addresses, env: NodeJS.ProcessEnv): Patient {
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
