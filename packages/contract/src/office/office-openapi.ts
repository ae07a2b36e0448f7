import { z } from 'zod'
import { officeApi } from './index.ts'
import { Act, Consequence, type OfficeCall } from './base/office-call.ts'
import { everywhere, officeErrors } from './base/office-errors.ts'

type Json = Record<string, unknown>

const Refusal = z.object({
  error: z.enum(Object.keys(officeErrors) as [string, ...string[]]), // the table is not empty
  errorCode: z.int(),
  errorDetails: z.record(z.string(), z.unknown()).optional(),
  errorSubMessage: z.string().optional().describe('A sentence about why, in English'),
  expireTimestamp: z.iso.datetime().optional(),
  expireTime: z.int().optional().describe('Seconds until it ends by itself'),
  errorUrl: z.string().optional(),
})

/** Returns the office's API as an OpenAPI 3.1 document, derived from the contract. */
export function officeOpenapiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries<OfficeCall>(officeApi)) {
    const [method, path] = call.at.split(' ') as [string, string] // an address always has both
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairhouse office',
      version: '1.0.0',
      description:
        'How an operator runs the house. The input of a POST stands under `input`; beside it the reason, the signature of a passkey, and what was looked at. `dryRun` answers the consequence and does nothing.',
    },
    paths,
    components: {
      schemas: { Refusal: schemaOf(Refusal, 'output'), Consequence: schemaOf(Consequence, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-office' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function operationOf(operationId: string, call: OfficeCall): Json {
  const isGet = call.at.startsWith('GET ')
  const input = schemaOf(call.takes, 'input')
  return {
    operationId,
    summary: call.about,
    ...(call.permission === 'nobody' ? {} : { security: [{ session: [] }, { token: [] }] }),
    'x-permission': call.permission,
    'x-effect': call.effect,
    'x-gate': call.gate,
    ...(call.subject ? { 'x-subject': call.subject } : {}),
    ...(call.inverse ? { 'x-inverse': call.inverse } : {}),
    ...(isGet
      ? { parameters: parametersOf(input) }
      : { requestBody: { required: true, content: { 'application/json': { schema: actOf(input) } } } }),
    responses: {
      200: { description: 'The answer', content: { 'application/json': { schema: schemaOf(call.answers, 'output') } } },
      default: {
        description: `Refused: ${[...call.refuses, ...everywhere].join(', ')}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  }
}

/** Puts a call's input into the body that carries it. */
function actOf(input: Json): Json {
  const whole = schemaOf(Act, 'input')
  return { ...whole, properties: { ...(whole.properties as Json), input } } // an object's schema has properties
}

function parametersOf(input: Json): Json[] {
  const required = (input.required ?? []) as string[] // as JSON Schema defines it
  const properties = (input.properties ?? {}) as Record<string, Json> // as JSON Schema defines it
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...whole } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json // zod returns a JSON Schema
  return whole
}
