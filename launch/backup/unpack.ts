import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { Sentence } from '../sentence.ts'
import { backupsOf, type Archive } from './archive.ts'
import { filesOf, filesSealName, type Manifest } from './manifest.ts'
import { damagedSentence, open as opened } from './sealing/seal.ts'
import { writeSafely } from './sealing/safe-files.ts'

/**
 * Writes the files of a backup into a new folder and compares each with its checksum. PostgreSQL syncs them all to the
 * disk before it recovers.
 */
export async function unpack(archive: Archive, manifest: Manifest, cluster: string): Promise<void> {
  const sealedFile = filesOf(join(backupsOf(archive), manifest.name))
  const told = `${manifest.name}/files`
  if (!existsSync(sealedFile)) throw new Sentence(`${sealedFile} is missing. Take this file from another copy of the backups.`)
  requireRoom(dirname(cluster), manifest)
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  for (const folder of manifest.folders) mkdirSync(join(cluster, folder), { recursive: true, mode: 0o700 })
  await pipeline(
    createReadStream(sealedFile, { highWaterMark: 1024 * 1024 }),
    (source: AsyncIterable<Buffer>) => opened(source, archive.key, filesSealName(manifest.name), told),
    createZstdDecompress({ chunkSize: 512 * 1024 }),
    (content: AsyncIterable<Buffer>) => writeFiles(content, manifest, cluster, told),
  ).catch((error: NodeJS.ErrnoException) => {
    throw String(error.code).startsWith('ZSTD') ? new Sentence(damagedSentence(told)) : error
  })
  writeSafely(join(cluster, 'backup_label'), manifest.label)
}

async function writeFiles(content: AsyncIterable<Buffer>, { files }: Manifest, cluster: string, told: string): Promise<void> {
  const pieces = reader(content)
  for (const { path, size, mode, sha256 } of files) {
    const hash = createHash('sha256')
    const file = await open(join(cluster, path), 'wx', mode)
    try {
      for (let left = size; left > 0;) {
        const piece = await pieces(left)
        if (!piece) throw new Sentence(damagedSentence(told))
        hash.update(piece)
        await file.writeFile(piece)
        left -= piece.length
      }
    } finally {
      await file.close()
    }
    if (hash.digest('hex') !== sha256) throw new Sentence(damagedSentence(`${told} (${path})`))
  }
  if (await pieces(1)) throw new Sentence(damagedSentence(told))
}

/** Returns a function that reads on: at most so many bytes, undefined at the end. */
function reader(content: AsyncIterable<Buffer>): (most: number) => Promise<Buffer | undefined> {
  const iterator = content[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  return async (most) => {
    while (held.length === 0) {
      const { value, done } = await iterator.next()
      if (done) return undefined
      held = value
    }
    const piece = held.subarray(0, most)
    held = held.subarray(piece.length)
    return piece
  }
}

const spareBytes = 512 * 1024 * 1024

/** A disk that fills in the middle would be that of the running house, too. */
function requireRoom(folder: string, { files }: Manifest): void {
  const wanted = files.reduce((sum, { size }) => sum + size, 0) + spareBytes
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize >= wanted) return
  throw new Sentence(
    `${folder} has ${megabytes(bavail * bsize)} free, and ${megabytes(wanted)} are needed. Free some space, or name a folder on another disk.`,
  )
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`
