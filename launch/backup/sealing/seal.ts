import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Sentence } from '../../sentence.ts'
import { keysOf, type BackupKey, type SealKey } from './backup-key.ts'

const magic = Buffer.from('FHB2')
const idBytes = 4
const saltBytes = 32
const headerBytes = magic.length + idBytes + saltBytes
const tagBytes = 16
const pieceBytes = 256 * 1024

/** Pieces of bytes as they come, from a file or a stream. */
export type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/**
 * Seals a stream under the backup key and the name that it is kept by: a header that names the key, then pieces of
 * AES-256-GCM whose nonce is the piece's number and whether it is the last. Pieces left out, swapped, cut off or moved to another name do not open.
 */
export async function* seal(source: Bytes, { bytes, id }: SealKey, name: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const own = keyOf(bytes, salt, name)
  yield Buffer.concat([magic, Buffer.from(id, 'hex'), salt])
  let number = 0
  let held: Buffer | undefined
  for await (const piece of inPieces(source, pieceBytes)) {
    if (held) yield sealPiece(own, number++, false, held)
    held = piece
  }
  yield sealPiece(own, number, true, held ?? Buffer.alloc(0))
}

/** Opens what {@link seal} made. Throws a sentence naming `file` where it was changed, cut off or sealed with a key that is not there. */
export async function* open(source: Bytes, key: BackupKey, name: string, file: string): AsyncGenerator<Buffer> {
  const damaged = () => new Sentence(damagedSentence(file))
  let own: Buffer | undefined
  let number = 0
  let held: Buffer | undefined
  for await (const piece of afterHeader(source, (id, salt) => (own = keyOf(bytesOf(key, id, file), salt, name)))) {
    if (held) yield openPiece(own, number++, false, held, damaged)
    held = piece
  }
  if (!own || !held) throw damaged()
  yield openPiece(own, number, true, held, damaged)
}

/** Says that a file of the backup is damaged; `restore` and the archive's programs print it. */
export const damagedSentence = (file: string): string =>
  `${file} does not hold what was written: it was changed or damaged since. Take this file from another copy of the backups, or restore to a moment that does not need it.`

/** Reads which key a file was sealed with from the first bytes of it; undefined if it is none of ours. */
export const sealedWith = (start: Buffer): string | undefined =>
  start.length >= magic.length + idBytes && start.subarray(0, magic.length).equals(magic)
    ? start.subarray(magic.length, magic.length + idBytes).toString('hex')
    : undefined

function bytesOf(key: BackupKey, id: string, file: string): Buffer {
  const own = keysOf(key).find((one) => one.id === id)
  if (own) return own.bytes
  throw new Sentence(
    `${file} is sealed with the key ${id}, which ${key.file} does not hold. Put your copy of the keys there; if you never had this one, the file was damaged: take it from another copy of the backups.`,
  )
}

const keyOf = (key: Buffer, salt: Buffer, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, `fairhouse backup 1\n${name}`, 32))

/** Twelve bytes: the piece's number, and 1 for the last one. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number), 3)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function sealPiece(key: Buffer, number: number, isLast: boolean, piece: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast))
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
}

function openPiece(key: Buffer | undefined, number: number, isLast: boolean, sealed: Buffer, damaged: () => Error): Buffer {
  if (!key || sealed.length < tagBytes) throw damaged()
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    throw damaged()
  }
}

/** Reads the header, hands out the key's id and the salt, and yields sealed pieces; nothing where the header is not ours. */
async function* afterHeader(source: Bytes, begin: (id: string, salt: Buffer) => void): AsyncGenerator<Buffer> {
  const iterator = inPieces(source, pieceBytes + tagBytes, headerBytes)
  const { value: header, done } = await iterator.next()
  const id = done || header.length < headerBytes ? undefined : sealedWith(header)
  if (done || id === undefined) return
  begin(id, header.subarray(magic.length + idBytes))
  yield* iterator
}

/** Cuts a stream into pieces of one size; the first may have another, the last is what is left. */
async function* inPieces(source: Bytes, size: number, firstSize = size): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  let wanted = firstSize
  for await (const some of source) {
    held.push(Buffer.from(some.buffer, some.byteOffset, some.byteLength))
    length += some.byteLength
    if (length < wanted) continue
    let all = Buffer.concat(held)
    for (; all.length >= wanted; wanted = size) {
      yield all.subarray(0, wanted)
      all = all.subarray(wanted)
    }
    held = [all]
    length = all.length
  }
  if (length > 0) yield Buffer.concat(held)
}
