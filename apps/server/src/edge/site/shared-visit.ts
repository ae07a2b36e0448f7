import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { House, RequestContext } from '../../base/house.ts'
import { cookiesIn } from '../../base/http/cookies.ts'
import { deviceTypeOf, isIos } from '../../base/http/device-type.ts'
import { languageIn } from '../../base/http/page-path.ts'
import { deviceCookie } from '../../people/sessions/index.ts'
import { catalogueVersionOf } from '../../play/games/index.ts'
import { pageSettingsFor, visitorCookie } from '../requests/index.ts'
import type { Drawing, Visit } from './draw-page.ts'

/** Whose page is drawn for all visitors that are like them, and under which key it is kept. */
export type SharedVisit = { readonly key: string; readonly address: string; readonly visit: () => Visit }

/** Cookies that change no page: the one that recognises a visitor's calls, and the one that a login knows a device by. */
const unseen: ReadonlySet<string> = new Set([visitorCookie, deviceCookie])

/**
 * Returns the visit of anybody who looks like this visitor: the same address but for parameters that are not the site's,
 * the same country and kind of device, nobody's cookies and no browser's name. Undefined for players, for whoever is
 * about to become one, and for pages that are drawn for one alone.
 *
 * The key holds all that the page is drawn from: rules follow from country and settings, the language and the poker client
 * from the address, and the build is that of this process.
 */
export async function sharedVisitOf(
  { house, entry }: Pick<Drawing, 'house' | 'entry'>,
  request: FastifyRequest,
  { player, country, ip, userAgent }: Pick<RequestContext, 'player' | 'country' | 'ip' | 'userAgent'>,
): Promise<SharedVisit | undefined> {
  const { settings } = house
  if (settings.get('site.pagesKeptSeconds') === 0 || player || !isNobody(request)) return undefined
  const url = URL.parse(house.env.publicOrigin + pathOf(request))
  const address = url && entry.sharedAddress(url, { languages: [...settings.get('languages')], language: settings.get('language') })
  if (typeof address !== 'string') return undefined
  const { version, epoch } = await catalogueVersionOf(house)
  const agent = agentLike(deviceTypeOf(settings, userAgent), isIos(userAgent))
  return {
    address,
    key: [address, country, agent, settings.version(), version, epoch].join('\n'),
    visit: () => visitOfNobody(house, { address, country, ip, agent }),
  }
}

/** The address of who asks first counts their calls, and is in nothing that a page shows. */
function visitOfNobody(
  house: House,
  { address, country, ip, agent }: { address: string; country: string; ip: string; agent: string },
): Visit {
  const settings = pageSettingsFor(house, { country, agent })
  const asking = {
    house,
    player: undefined,
    ip,
    userAgent: agent,
    acceptHeader: '*/*',
    country,
    language: languageIn(house, address),
    deviceId: undefined,
    loginStep: undefined,
    registration: undefined,
    visitor: randomBytes(18).toString('base64url'),
    key: '',
    pageSettings: () => settings,
    setCookie: () => undefined,
  }
  return { address, asking, settings, profile: null }
}

/** Returns whether a browser carries no cookie of ours that a page could be drawn by. */
const isNobody = ({ headers }: FastifyRequest): boolean =>
  [...cookiesIn(headers.cookie).keys()].every((name) => !name.startsWith('__Host-') || unseen.has(name))

/** The path and query that a browser asks for; a leading `//host` would name another site. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.replace(/^[/\\]{2,}/, '/')

/** A browser of a kind, as `deviceTypeOf` and `isIos` read it, without anything of its own. */
const agentLike = (device: 0 | 1 | 2, ios: boolean): string =>
  [['Desktop', 'Android Mobile', 'Tablet'][device], ...(ios ? ['iPod'] : [])].join(' ')
