import { closeSync, createReadStream, existsSync, openSync, readSync } from 'node:fs'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { basename } from 'node:path'
import { Sentence } from '../../sentence.ts'
import type { BackupKey, SealKey } from './backup-key.ts'
import { damagedSentence, open, seal, sealedWith } from './seal.ts'

/** How hard zstd tries: the log is written while bets run, so as little as it can. */
export const fastest = { params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 } }

/** Compresses and seals a small file, or a segment of the log, under a name. */
export async function sealed(content: Uint8Array, key: SealKey, name: string): Promise<Buffer> {
  return gathered(seal([zstdCompressSync(content, fastest)], key, name))
}

/** Reads a file that {@link sealed} made; throws a sentence if it is missing or damaged. */
export async function readSealed(file: string, key: BackupKey, name: string): Promise<Buffer> {
  if (!existsSync(file)) throw new Sentence(`${file} is missing. Take this file from another copy of the backups.`)
  const compressed = await gathered(open(createReadStream(file), key, name, basename(file)))
  try {
    return zstdDecompressSync(compressed)
  } catch {
    throw new Sentence(damagedSentence(basename(file)))
  }
}

/** Reads which key a file is sealed with; undefined if it is not one of ours, or is only being begun. */
export function keyIdOf(file: string): string | undefined {
  const start = Buffer.alloc(8)
  const handle = openSync(file, 'r')
  try {
    return sealedWith(start.subarray(0, readSync(handle, start)))
  } finally {
    closeSync(handle)
  }
}

async function gathered(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}
