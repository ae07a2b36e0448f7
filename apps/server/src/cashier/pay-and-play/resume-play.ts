import { countries } from '@fairhouse/fields/lists/index.ts'
import type { Answers, Takes } from '@fairhouse/contract/caller.ts'
import type { RequestContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { resumePlay as resumeAtBank } from '../../knowing/identification/index.ts'
import { isPayAndPlay } from '../methods/list-methods.ts'
import { readMethods } from '../method-catalogue/method.sql.ts'

/**
 * Logs a player in by their bank again (Continue play), at home or, if they name the bank's country, from elsewhere.
 */
export async function resumePlay(asking: RequestContext, input: Takes<'POST /api/resume'>): Promise<Answers<'POST /api/resume'> | Refused> {
  const { house } = asking
  const country = input.country ?? asking.country
  const method = (await readMethods(house.db)).find(({ id }) => id === input.method)?.data
  if (!method || !countries.some(({ alpha3 }) => alpha3 === country) || !isPayAndPlay(house, method, country))
    return refuse('methodUnavailable')
  const begun = await resumeAtBank(asking, { country, customerApp: input.customerApp })
  if (isRefused(begun)) return begun
  const url = new URL(begun.url)
  return {
    type: 'form',
    methodId: method.id,
    url: `${url.origin}${url.pathname}`,
    origin: url.origin,
    method: 'GET',
    target: begun.wholePage ? 'top' : 'frame',
    params: [...url.searchParams].map(([name, value]) => ({ name, value })),
    reference: begun.reference,
    providerReference: begun.reference,
    token: begun.token,
    loginStatus: { status: 'init' },
  }
}
