import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripTypeScriptTypes } from 'node:module'
import type { FastifyInstance } from 'fastify'

/** Serves TypeScript files as scripts that a browser runs as they are, each under its own name below `prefix`. */
export function serveBrowserModules(scope: FastifyInstance, prefix: string, files: string[]): void {
  for (const file of files) {
    const script = stripTypeScriptTypes(readFileSync(file, 'utf8'))
    scope.get(`${prefix}/${basename(file)}`, { logLevel: 'warn' }, (_request, reply) =>
      reply
        .header('Content-Type', 'text/javascript; charset=utf-8')
        .header('Cache-Control', 'no-cache')
        .header('X-Content-Type-Options', 'nosniff')
        .send(script),
    )
  }
}
