/** One value of a DER structure: its tag, its content, and the values inside it where it is made of others. */
export type Der = { tag: number; content: Buffer; parts: () => Der[] }

/** Reads the value at the beginning; throws where the bytes are not DER. */
export function readDer(bytes: Buffer): Der {
  return readAt(bytes, 0).value
}

function readAt(bytes: Buffer, at: number): { value: Der; next: number } {
  const tag = bytes[at]
  const first = bytes[at + 1]
  if (tag === undefined || first === undefined) throw new Error('The structure ends too early')
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  if (lengthBytes > 4) throw new Error('The structure is too long')
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes)
  const begin = at + 2 + lengthBytes
  const content = bytes.subarray(begin, begin + length)
  if (content.length !== length) throw new Error('The structure ends too early')
  return { value: { tag, content, parts: () => partsOf(content) }, next: begin + length }
}

function partsOf(content: Buffer): Der[] {
  const found: Der[] = []
  for (let at = 0; at < content.length;) {
    const { value, next } = readAt(content, at)
    found.push(value)
    at = next
  }
  return found
}

/** An object identifier in dots. */
export function oidOf({ content }: Der): string {
  const numbers: number[] = []
  let value = 0
  for (const byte of content) {
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) {
      numbers.push(value)
      value = 0
    }
  }
  const first = numbers[0] ?? 0
  const root = Math.min(Math.floor(first / 40), 2)
  return [root, first - root * 40, ...numbers.slice(1)].join('.')
}
