import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '@fairhouse/process/encoding.ts'

const [brotli, deflate] = [promisify(brotliCompress), promisify(gzip)]

/** What each reader's page takes to compress must be less than it saves them; what many read is compressed once, and tighter. */
const quality = { one: { br: 3, gzip: 4 }, many: { br: 5, gzip: 6 } } as const

/** Compresses a page beside the work of the process, for one reader or for many. */
export const compressPage = (body: Buffer, encoding: Encoding, readers: keyof typeof quality): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality[readers].br, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
    : deflate(body, { level: quality[readers].gzip })
