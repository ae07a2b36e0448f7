import { adaptersInUse } from '../../cashier/providers/index.ts'
import { isSettingName, type SettingName } from '../../settings/index.ts'
import { patienceMs } from './patience.ts'
import { about, type Finding, type Patient } from './finding.ts'

const { ok, warning, wrong } = about('providers')

/** An outside service that the house must reach: its address, and the secrets for it. */
type Needed = { called: string; address: string; setting: string; secrets: readonly string[]; isOwn?: boolean }

/** Requests an answer, any answer, from every configured service, and checks that its secrets are set. */
export async function examineProviders(patient: Patient): Promise<Finding[]> {
  const needed = await neededBy(patient)
  const findings = (await Promise.all(needed.map((one) => reach(patient, one)))).flat()
  const [source, country] = patient.house.settings.get('country.source').split(':')
  if (source === 'fixed' && patient.mode === 'live')
    findings.push(
      warning(`Every visitor is taken to be in ${country}.`, 'Set country.source to the header in which your proxy says the country.'),
    )
  return findings.length > 0 ? findings : [ok(`All ${needed.length} services that the settings name answer, and their secrets are set.`)]
}

async function neededBy({ house }: Patient): Promise<Needed[]> {
  const { settings } = house
  const ways = new Set([...settings.get('fe.signIn.methods'), ...settings.get('fe.registration.methods')])
  const identity = [...ways].flatMap((way): Needed[] => {
    const setting = [`be.${way}.url`, `be.${way}.issuer`].find(isSettingName)
    return setting ? [{ called: way, address: String(settings.get(setting)), setting, secrets: [] }] : []
  })
  const payment = (await adaptersInUse(house)).map(({ id, addressSetting, secrets }): Needed => ({
    called: id,
    address: textOf(settings.get(addressSetting)),
    setting: addressSetting,
    secrets,
  }))
  const registers = Object.entries(settings.get('be.exclusionRegisters')).map(([name, address]): Needed => ({
    called: `the register ${name}`,
    address,
    setting: 'be.exclusionRegisters',
    secrets: [],
  }))
  const others: [string, SettingName, string?][] = [
    ['the game studio', 'be.studio.url', house.env.studio.url],
    ['messages to phones', 'be.sms.url'],
  ]
  return [
    ...payment,
    ...identity,
    ...others.map(([called, setting, own = '']): Needed => ({
      called,
      address: textOf(settings.get(setting)) || own,
      setting,
      secrets: [],
      isOwn: own !== '' && settings.get(setting) === '',
    })),
    ...registers,
  ]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

async function reach({ secret, mode }: Patient, { called, address, setting, secrets, isOwn }: Needed): Promise<Finding[]> {
  if (!address) return [warning(`There is no address for ${called}.`, `npx fairhouse settings set ${setting} https://…`)]
  const findings: Finding[] = []
  const missing = secrets.filter((name) => !secret(name))
  if (missing.length > 0)
    findings.push(
      wrong(
        `For ${called} these secrets are not in the environment: ${missing.join(', ')}.`,
        'docs/operate/payments.md names the variables; run this in the environment of the server.',
      ),
    )
  if (mode === 'live' && !isOwn && ['localhost', '127.0.0.1'].includes(new URL(address).hostname))
    findings.push(warning(`${setting} leads to this computer (${new URL(address).origin}).`, 'Set it to the real service.'))
  const failure = await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(patienceMs) }).then(
    () => undefined,
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  )
  if (failure !== undefined)
    findings.push(
      wrong(
        `Nobody answers for ${called} at ${new URL(address).origin}: ${failure}.`,
        `Correct ${setting}, or let this computer reach that address.`,
      ),
    )
  return findings
}
