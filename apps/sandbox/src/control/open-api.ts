import { z } from 'zod'
import type { World } from '../base/world.ts'
import type { ControlRoute } from '../base/control-route.ts'

const error = z.object({ error: z.object({ code: z.string(), message: z.string() }) })

/** Returns the control API as an OpenAPI 3.1 document, from the table of routes. */
export function openApi(world: World): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of world.control.routes) {
    const path = `/control/api${route.path}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Control room of the sandbox',
      version: '1',
      description:
        'What a person can do in the control room, for automatic tests. It answers on loopback only; amounts are minor units as strings.',
    },
    servers: [{ url: world.origin }],
    paths,
  }
}

function operation(route: ControlRoute): Record<string, unknown> {
  return {
    summary: route.summary,
    tags: [route.tag],
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body && { requestBody: { required: true, content: json(route.body, 'input') } }),
    responses: {
      200: { description: 'Done', content: json(route.answer, 'output') },
      400: { description: 'Not understood', content: json(error, 'output') },
      ...(route.params && { 404: { description: 'Not there', content: json(error, 'output') } }),
      ...(route.params && route.body && { 409: { description: 'Without meaning in this state', content: json(error, 'output') } }),
    },
  }
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Record<string, unknown>[] {
  if (!schema) return []
  const drawn = draw(schema, 'input')
  return Object.entries(drawn.properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || (drawn.required ?? []).includes(name),
    schema: field,
  }))
}

function json(schema: z.ZodType, io: 'input' | 'output') {
  return { 'application/json': { schema: draw(schema, io) } }
}

function draw(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...drawn } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return drawn
}
