import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingOf, type Encoding } from './encoding.ts'

/** A file as it leaves: nothing is computed when it is asked for. `tag` names its content. */
export type ReadyFile = {
  readonly type: string
  readonly tag: string
  readonly plain: Buffer
  readonly compressed: Readonly<Partial<Record<Encoding, Buffer>>>
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  woff2: 'font/woff2',
  png: 'image/png',
  webp: 'image/webp',
}

/** Returns the media type of a file by its name. */
export const typeOf = (name: string): string => types[/\.(\w+)$/.exec(name)?.[1] ?? ''] ?? 'application/octet-stream'

/** Whether compression makes files of a type smaller: fonts and photographs are compressed already. */
export const isCompressible = (type: string): boolean => /^(?:text\/|application\/json|image\/svg)/.test(type)

/** Returns a file that has been compressed before, or that cannot be. */
export const readyFile = (type: string, plain: Buffer, compressed: ReadyFile['compressed'] = {}): ReadyFile => ({
  type,
  tag: hash('sha256', plain, 'base64url').slice(0, 27),
  plain,
  compressed,
})

const [brotli, deflate] = [promisify(brotliCompress), promisify(gzip)]

/** Compresses text as tightly as can be, which takes a while: once for each file. What compression does not make smaller stays as it is. */
export async function compressText(plain: Buffer): Promise<ReadyFile['compressed']> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
  const [br, gz] = await Promise.all([brotli(plain, { params }), deflate(plain, { level: 9 })])
  return { ...(br.length < plain.length ? { br } : {}), ...(gz.length < plain.length ? { gzip: gz } : {}) }
}

/** Returns a file that is compressed now, if compression makes it smaller. */
export const compressedFile = async (type: string, plain: Buffer): Promise<ReadyFile> =>
  readyFile(type, plain, isCompressible(type) ? await compressText(plain) : {})

/** Sends a file in the encoding that the browser likes best, or says that the one it has still holds. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, { type, tag, plain, compressed }: ReadyFile): FastifyReply {
  const encoding = encodingOf(request.headers['accept-encoding'])
  const body = encoding && compressed[encoding]
  const etag = `"${body ? `${tag}-${encoding}` : tag}"`
  reply.header('vary', 'accept-encoding').header('etag', etag)
  if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (body) reply.header('content-encoding', encoding)
  return reply.type(type).send(body ?? plain)
}

/** Whether the browser holds the file: a proxy may have marked its tag as a weak one. */
const isHeld = (held: string | undefined, etag: string): boolean =>
  held !== undefined && held.split(',').some((one) => [etag, `W/${etag}`, '*'].includes(one.trim()))
