import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import type { Encoding, EncodingForOne } from '@fairhouse/process/encoding.ts'

const [brotli, deflate, zstd] = [promisify(brotliCompress), promisify(gzip), promisify(zstdCompress)]
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel: zstdLevel } = constants

/** Compresses a page beside the work of the process, for many: once, and tighter. */
export const compressForMany = (body: Buffer, encoding: Encoding): Promise<Buffer> => compress(body, encoding, { br: 5, gzip: 6 })

/** Compresses a page for one reader, which must take less than it saves them: zstd a third of the time of the others. */
export const compressForOne = (body: Buffer, encoding: EncodingForOne): Promise<Buffer> =>
  encoding === 'zstd' ? zstd(body, { params: { [zstdLevel]: 3 } }) : compress(body, encoding, { br: 3, gzip: 4 })

const compress = (body: Buffer, encoding: Encoding, level: Record<Encoding, number>): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [BROTLI_PARAM_QUALITY]: level.br, [BROTLI_PARAM_SIZE_HINT]: body.length } })
    : deflate(body, { level: level.gzip })
