import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, zstdCompressSync } from 'node:zlib'
import type { Encoding, EncodingForOne } from '@fairhouse/process/encoding.ts'

const [brotli, deflate] = [promisify(brotliCompress), promisify(gzip)]
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel: zstdLevel } = constants

/** Compresses a page beside the work of the process, for many: once, and tighter. */
export const compressForMany = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, brotliAt(body, 5)) : deflate(body, { level: 6 })

/**
 * Compresses a page for one reader, which must take less than it saves them: zstd a third of the time of the others. At
 * once, since to have another thread do it costs about as much again.
 */
export function compressForOne(body: Buffer, encoding: EncodingForOne): Buffer {
  if (encoding === 'zstd') return zstdCompressSync(body, { params: { [zstdLevel]: 3 } })
  return encoding === 'br' ? brotliCompressSync(body, brotliAt(body, 3)) : gzipSync(body, { level: 4 })
}

const brotliAt = (body: Buffer, quality: number) => ({ params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length } })
