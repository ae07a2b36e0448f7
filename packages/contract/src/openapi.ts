import { z } from 'zod'
import { ErrorAnswer, type Call } from './base/call.ts'
import { api } from './index.ts'

type Json = Record<string, unknown>

/** Pages whose addresses are given to outside services: identification services send the browser back to them. */
const returnPages: Readonly<Record<string, string>> = {
  '/identification': 'The landing of a redirect: goes on with the try that its token, or this browser, knows of, and tells what came of it',
  '/identification/message':
    'The message page: the end of a window or a frame, which tells the page that opened it `{ type: "identification", value }` and closes',
}

/** Returns the public API as an OpenAPI 3.1 document, derived from the contract. */
export function openapiDocument(): Json {
  const paths: Record<string, Json> = {}
  const shared: Record<string, Json> = {}
  for (const [name, call] of Object.entries(api)) {
    const [method, path] = call.at.split(' ') as [string, string] // an address always has both
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, call, shared) }
  }
  for (const [path, summary] of Object.entries(returnPages))
    paths[path] = { get: { summary, responses: { 200: { description: 'The page', content: { 'text/html': {} } } } } }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairhouse',
      version: '1.2.1',
      description: "The public API of the player's site. Every error has one shape; amounts are decimal strings.",
    },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorAnswer, 'output', shared), ...shared },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
    },
  }
}

function operationOf(operationId: string, call: Call, shared: Record<string, Json>): Json {
  const input = schemaOf(call.takes, 'input', shared)
  const keyed = call.keyed
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
          description: 'Made and kept by the browser before sending',
        },
      ]
    : []
  const get = call.at.startsWith('GET ')
  return {
    operationId,
    summary: call.about,
    ...(call.who === 'player' ? { security: [{ session: [] }] } : {}),
    parameters: [...keyed, ...(get ? parametersOf(input) : [])],
    ...(get ? {} : { requestBody: { required: true, content: { 'application/json': { schema: input } } } }),
    responses: {
      200: { description: 'The answer', content: { 'application/json': { schema: schemaOf(call.answers, 'output', shared) } } },
      default: {
        description: `Refused${call.refuses.length > 0 ? ` with errorCode ${call.refuses.join(', ')}` : ''}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function parametersOf(input: Json): Json[] {
  const required = (input.required ?? []) as string[] // as JSON Schema defines it
  const properties = (input.properties ?? {}) as Record<string, Json> // as JSON Schema defines it
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
}

/** Returns the JSON Schema of a part of the contract. Schemas with an id (`.meta({ id })`) are put into `shared`. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', shared: Record<string, Json>): Json {
  const { $schema: _, ...whole } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json // zod returns a JSON Schema
  const { $defs, ...rest } = JSON.parse(JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json // JSON that we have just written
  Object.assign(shared, $defs)
  return rest
}
