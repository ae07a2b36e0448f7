import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceCookie, loginStepCookie, registrationCookie, sessionCookie, sessionOf } from '../../people/sessions/index.ts'
import type { RequestContext, House } from '../../base/house.ts'
import { cookiesIn } from '../../base/http/cookies.ts'
import { countryOf } from '../../base/http/country.ts'
import { pageSettingsOf } from './page-settings.ts'
import { visitorOf } from './visitor.ts'

/** Builds a request's context: who asks, and from where. */
export async function requestContextOf(house: House, request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> {
  const cookies = cookiesIn(request.headers.cookie)
  const player = await sessionOf(house, cookies.get(sessionCookie))
  const header = (name: string) => String(request.headers[name] ?? '')
  return {
    house,
    player,
    ip: request.ip,
    userAgent: header('user-agent'),
    acceptHeader: header('accept') || '*/*',
    country: countryOf(house, request),
    language: header('x-language') || house.settings.get('language'),
    deviceId: cookies.get(deviceCookie),
    loginStep: cookies.get(loginStepCookie),
    registration: cookies.get(registrationCookie),
    visitor: player ? '' : visitorOf(cookies, request, reply),
    key: header('idempotency-key'),
    pageSettings: () => pageSettingsOf(house, request, player?.country),
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
  }
}
