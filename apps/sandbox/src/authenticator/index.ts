import type { FastifyInstance, FastifyReply } from 'fastify'
import { newKey, openDevice } from '@fairhouse/software-passkey'
import { z } from 'zod'
import type { ControlSection } from '../base/control-route.ts'
import { html } from '@fairhouse/process/html.ts'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../base/world.ts'
import { listKeys, useKey, writeKey } from './authenticator.sql.ts'

const Options = z.object({ challenge: z.string().min(20).max(200) })
const MakeSchema = z.object({ person: z.string().min(1).max(40), title: z.string().min(1).max(100), options: Options })
const UseSchema = z.object({ person: z.string().min(1).max(40), options: Options })

/**
 * Registers the passkeys of those who demonstrate the office: what a phone or a security key would do, in software. The
 * product has them made; the office's page has them sign. The signatures are real, and checked as any others are.
 */
export function register(app: FastifyInstance, world: World): void {
  world.control.sections.push(section(world))
  const { officeOrigin, serviceSecret } = world.environment
  app.post('/authenticator/make', async (request, reply) => {
    if (!sameSecret(request.headers.authorization ?? '', `Bearer ${serviceSecret('staffPasskeys')}`))
      return reply.code(401).send(refusal('unauthorized', 'The key is not right.'))
    const asked = MakeSchema.safeParse(request.body)
    if (!asked.success) return reply.code(422).send(refusal('invalid', z.prettifyError(asked.error)))
    const { person, title, options } = asked.data
    const key = newKey()
    const made = openDevice(officeOrigin, key).make(options)
    await writeKey(world.database.query, { person, title, ...key, count: 1 })
    world.changes.say('authenticator')
    return reply.send({ made })
  })
  app.options('/authenticator/use', (_, reply) =>
    forOffice(reply, officeOrigin).header('access-control-allow-headers', 'content-type').code(204).send(),
  )
  app.post('/authenticator/use', async (request, reply) => {
    forOffice(reply, officeOrigin)
    if (request.headers.origin !== officeOrigin)
      return reply.code(403).send(refusal('other_origin', 'Only the page of the office may ask.'))
    const asked = UseSchema.safeParse(request.body)
    const key = asked.success ? await useKey(world.database.query, asked.data.person) : undefined
    if (!asked.success || !key) return reply.code(404).send(refusal('not_found', 'There is no such person.'))
    return reply.send({ used: openDevice(officeOrigin, key).use(asked.data.options) })
  })
}

const forOffice = (reply: FastifyReply, origin: string) => reply.header('access-control-allow-origin', origin).header('vary', 'origin')
const refusal = (code: string, message: string) => ({ error: { code, message } })

function section({ database, environment }: World): ControlSection {
  return {
    name: 'office',
    title: 'Office',
    topics: ['authenticator'],
    draw: async () => {
      const people = await listKeys(database.query)
      if (people.length === 0)
        return html`<p class="empty">Nobody yet. The product makes its demonstration staff a moment after it has started.</p>`
      return html`<p>Each of them has a passkey here, with which the office’s page signs in and signs acts.</p>
        ${people.map(
          ({ person, title }) =>
            html`<article class="card" data-key="${person}">
              <h2>${title}</h2>
              <div class="acts">
                <a class="act" href="${environment.officeOrigin}/?as=${person}" target="_blank" rel="noreferrer">Sign in to the office</a>
              </div>
            </article>`,
        )}`
    },
  }
}
