import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { systemClock } from '../../base/clock.ts'
import type { House } from '../../base/house.ts'
import { countryOf } from '../../base/http/country.ts'

export const seenPath = '/doctor/seen'

/** The sender that the server derives from a request, and the forwarding header it received. */
export type Seen = { address: string; country: string; forwardedFor: string }

const validMs = 60_000

/** Signs a request with the installation's key; valid for a minute. */
export const signatureOf = (key: KeyObject, at: string): string => createHmac('sha256', key).update(`doctor\n${at}`).digest('hex')

/** Mounts a route that tells `fairhouse doctor` alone what the server sees of a request that took a player's route. */
export function mountSeen(app: FastifyInstance, house: House): void {
  app.get<{ Querystring: { at?: string; signature?: string } }>(seenPath, async (request, reply) => {
    const { at, signature } = request.query
    // The house's own clock may have been moved with the sandbox.
    const isNow = Math.abs(systemClock().now().getTime() - Number(at)) < validMs
    if (!isNow || !same(String(signature), signatureOf(house.env.playerRefKey, String(at)))) return reply.callNotFound()
    const forwardedFor = String(request.headers['x-forwarded-for'] ?? '')
    const seen: Seen = { address: request.ip, country: countryOf(house, request), forwardedFor }
    return reply.header('cache-control', 'no-store').send(seen)
  })
}

const same = (one: string, other: string): boolean => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
