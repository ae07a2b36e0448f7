import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { newId } from '@fairhouse/process/ids.ts'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../base/world.ts'
import { idKey, nameKey } from './person-key.ts'
import { gatewayNames, insertQuestion, readAway, readExclusion, type RegisterName } from './register.sql.ts'

type Standing = 'excluded' | 'previously' | 'clear'

/** Serves the registers' protocols. */
export function serveRegisters(app: FastifyInstance, world: World): void {
  serveSpelpaus(app, world)
  serveGamstop(app, world)
  serveCruks(app, world)
  serveEpis(app, world)
  for (const name of gatewayNames) serveGateway(app, world, name)
}

/** Looks a person up by all their keys, and records the question. */
async function standingOf(world: World, register: RegisterName, ...persons: string[]): Promise<Standing> {
  const { query } = world.database
  const found = (await Promise.all(persons.filter(Boolean).map((person) => readExclusion(query, register, person)))).find(Boolean)
  const standing = found ? (found.previously ? 'previously' : 'excluded') : 'clear'
  await insertQuestion(query, newId('question'), register, standing, world.clock.now())
  world.changes.say('registers')
  return standing
}

const isAway = async (world: World, register: RegisterName) => (await readAway(world.database.query)).includes(register)
const away = (reply: FastifyReply) => reply.code(503).send({ message: 'Service Unavailable' })
const keyIs = (world: World, given: string | string[] | undefined) =>
  typeof given === 'string' && sameSecret(given.replace(/^Bearer /, ''), world.environment.registersApiKey)

/** Spelpaus: JSON with twelve digits. An invalid number is "not blocked", as at the real register. */
function serveSpelpaus(app: FastifyInstance, world: World): void {
  const asked = z.object({ requestId: z.string().min(1), subjectId: z.string().length(12) })
  app.post('/registers/spelpaus', async (request, reply) => {
    if (!keyIs(world, request.headers.authorization)) return reply.code(401).send({ message: 'Unauthorized' })
    if (await isAway(world, 'spelpaus')) return away(reply)
    const body = asked.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) })
    const standing = await standingOf(world, 'spelpaus', idKey(body.data.subjectId))
    return reply.send({ isBlocked: standing === 'excluded', requestId: body.data.requestId, responseId: newId('response') })
  })
}

/** GAMSTOP: a form; the answer is in headers. */
function serveGamstop(app: FastifyInstance, world: World): void {
  const asked = z.object({
    firstName: z.string().min(1),
    lastName: z.string().min(1),
    dateOfBirth: z.iso.date(),
    email: z.string().min(3),
    postcode: z.string().min(2),
  })
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.post('/registers/gamstop', async (request: FastifyRequest, reply) => {
      if (!keyIs(world, request.headers['x-api-key'])) return reply.code(403).send({ message: 'Forbidden' })
      if (await isAway(world, 'gamstop')) return away(reply)
      const body = asked.safeParse(request.body)
      if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) })
      const standing = await standingOf(world, 'gamstop', nameKey(body.data.lastName, body.data.dateOfBirth))
      const letter = { excluded: 'Y', previously: 'P', clear: 'N' }[standing]
      return reply.header('x-exclusion', letter).header('x-unique-id', newId('gamstop')).send()
    })
  })
}

/**
 * Cruks (assumed): JSON with the BSN. A number that fails the eleven test belongs to nobody, so there is no Cruks code.
 */
function serveCruks(app: FastifyInstance, world: World): void {
  const asked = z.object({ reference: z.string().min(1), bsn: z.string(), lastName: z.string().min(1), birthDate: z.iso.date() })
  app.post('/registers/cruks', async (request, reply) => {
    if (!keyIs(world, request.headers.authorization)) return reply.code(401).send({ message: 'Unauthorized' })
    if (await isAway(world, 'cruks')) return away(reply)
    const body = asked.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) })
    const { reference, bsn } = body.data
    const known =
      /^\d{8,9}$/.test(bsn) &&
      [...bsn.padStart(9, '0')].reduce((sum, digit, place) => sum + Number(digit) * (place === 8 ? -1 : 9 - place), 0) % 11 === 0
    const standing = known ? await standingOf(world, 'cruks', idKey(bsn)) : 'clear'
    return reply.send({ reference, cruksCode: known ? newId('cruks') : null, isRegistered: standing === 'excluded' })
  })
}

/** EPIS, assumed: JSON with the name as the document has it, the first given name and the birth date. */
function serveEpis(app: FastifyInstance, world: World): void {
  const asked = z.object({
    requestId: z.string().min(1),
    name: z.string().min(1),
    firstName: z.string().min(1),
    birthDate: z.iso.date(),
    nationalNumber: z.string().optional(),
  })
  app.post('/registers/epis', async (request, reply) => {
    if (!keyIs(world, request.headers.authorization)) return reply.code(401).send({ message: 'Unauthorized' })
    if (await isAway(world, 'epis')) return away(reply)
    const body = asked.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) })
    const { requestId, name, birthDate, nationalNumber = '' } = body.data
    const standing = await standingOf(world, 'epis', nameKey(name, birthDate), idKey(nationalNumber))
    return reply.send({ requestId, excluded: standing === 'excluded', reference: newId('epis') })
  })
}

/**
 * A gateway to a national register: JSON with all personal data; a person is found by national id, or by name and birth
 * date.
 */
function serveGateway(app: FastifyInstance, world: World, register: RegisterName): void {
  const asked = z.object({
    requestId: z.string().min(1),
    lastName: z.string().default(''),
    birthDate: z.string().default(''),
    nationalIdNumber: z.string().default(''),
  })
  app.post(`/registers/${register}`, async (request, reply) => {
    if (!keyIs(world, request.headers.authorization)) return reply.code(401).send({ message: 'Unauthorized' })
    if (await isAway(world, register)) return away(reply)
    const body = asked.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) })
    const { requestId, lastName, birthDate, nationalIdNumber } = body.data
    const isSomebody = nationalIdNumber !== '' || (lastName !== '' && birthDate !== '')
    const standing = isSomebody ? await standingOf(world, register, idKey(nationalIdNumber), nameKey(lastName, birthDate)) : 'clear'
    const answer = !isSomebody ? 'unknownPerson' : standing === 'excluded' ? 'excluded' : 'clear'
    return reply.send({ requestId, answer, proof: isSomebody ? newId(register) : null })
  })
}
