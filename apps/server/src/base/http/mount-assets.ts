import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readyFile, sendReady, typeOf, type ReadyFile } from '@fairhouse/process/ready-file.ts'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the built files of a folder under `/assets/`, as they were compressed by the build. Their names hold a hash of their
 * content, so browsers keep them for good. Only what was there at the start is served; each is read once.
 */
export function mountAssets(app: FastifyInstance, folder: string): void {
  const names = new Set(readdirSync(folder).filter((name) => !/\.(?:br|gz)$/.test(name)))
  const read = new Map<string, Promise<ReadyFile>>()
  const fileOf = (name: string) => {
    const file = read.get(name) ?? readCompressed(folder, name)
    read.set(name, file)
    file.catch(() => read.delete(name))
    return file
  }
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*']
    if (!names.has(name)) return reply.callNotFound()
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    // Fonts are loaded from a frame of the office, which is of no origin.
    if (name.endsWith('.woff2')) reply.header('access-control-allow-origin', '*')
    return sendReady(request, reply, await fileOf(name))
  })
}

async function readCompressed(folder: string, name: string): Promise<ReadyFile> {
  const compressed = (ending: string) => readFile(join(folder, `${name}.${ending}`)).catch(() => undefined)
  const [plain, br, gzip] = await Promise.all([readFile(join(folder, name)), compressed('br'), compressed('gz')])
  return readyFile(typeOf(name), plain, { ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) })
}
