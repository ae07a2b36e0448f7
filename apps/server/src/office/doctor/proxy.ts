import { isTrustedProxy } from '../../base/http/trusted-proxies.ts'
import { patienceMs } from './patience.ts'
import { seenPath, signatureOf, type Seen } from './seen.ts'
import { about, type Finding, type Patient } from './finding.ts'

const { ok, warning, wrong } = about('proxy')
const page = 'docs/operate/proxies.md'
// Reserved for documentation (RFC 5737): no visitor ever has it.
const forged = '192.0.2.77'

/** Takes a player's route, from the public address through any proxies, and asks the server what it saw. */
export async function examineProxy(patient: Patient): Promise<Finding[]> {
  const { house, mode, publicOrigin } = patient
  const trusted = house.settings.get('country.trustedProxies')
  const everybody = trusted.filter((network) => network.endsWith('/0'))
  const findings: Finding[] = []
  if (everybody.length > 0)
    findings.push(
      wrong(
        `country.trustedProxies holds ${everybody.join(' and ')}: everybody may choose their address and country.`,
        `List your proxies only: npx fairhouse settings set country.trustedProxies '["10.0.0.0/8"]'; see ${page}.`,
      ),
    )
  if (!publicOrigin) return [...findings, warning('PUBLIC_ORIGIN is not known here.', 'Run this in the environment of the server.')]
  if (mode === 'live' && !publicOrigin.startsWith('https:'))
    findings.push(wrong(`Players would come to ${publicOrigin} without https.`, `Put a TLS proxy in front; see ${page}.`))
  return [...findings, ...(await asSeen(patient, trusted.length > 0))]
}

async function asSeen({ house, mode, publicOrigin, machineNow }: Patient, trusts: boolean): Promise<Finding[]> {
  const at = String(machineNow())
  const query = new URLSearchParams({ at, signature: signatureOf(house.env.playerRefKey, at) })
  const answer = await fetch(`${publicOrigin}${seenPath}?${query}`, {
    headers: { 'x-forwarded-for': forged },
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: Error) => error)
  if (answer instanceof Error || !answer.ok)
    return [
      wrong(
        `${publicOrigin} does not lead to this installation (${answer instanceof Error ? reasonOf(answer) : `status ${answer.status}`}).`,
        `Start the server, and let your proxy pass every path to it; see ${page}.`,
      ),
    ]
  const seen = (await answer.json()) as Seen // our own route's answer
  if (seen.address === forged)
    return [
      wrong(
        'The proxy passes on what a visitor writes into X-Forwarded-For: everybody may choose their address, and no limit by address holds.',
        `Let the proxy replace the header by the address it sees; see ${page}.`,
      ),
    ]
  if (isTrustedProxy(house.settings, seen.address))
    return [
      wrong(
        `The proxy does not say who visits: all players have its address ${seen.address}.`,
        `Let the proxy write the address it sees into X-Forwarded-For; see ${page}.`,
      ),
    ]
  // A proxy that forwards our request adds the address it sees, or replaces the one we sent.
  if (seen.forwardedFor !== forged && !trusts)
    return [
      (mode === 'live' ? wrong : warning)(
        `All players have the address ${seen.address} of your proxy, which country.trustedProxies does not name.`,
        `npx fairhouse settings set country.trustedProxies '["${seen.address}"]'; see ${page}.`,
      ),
    ]
  return [ok(`${publicOrigin} leads here, and the server sees the visitor's address (${seen.address}).`)]
}

const reasonOf = (error: Error): string => (error.cause instanceof Error ? error.cause.message : error.message) || error.name
