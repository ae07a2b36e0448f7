/** Gives the blocks of one round in order: `block_i = HMAC-SHA256(serverSeed, clientSeed + ":" + nonce + ":" + i)`. */
export type BlockOf = (index: number) => Uint8Array | Promise<Uint8Array>

const wordBytes = 4
const words = 2 ** 32

/**
 * Draws `count` numbers from 0 to `range - 1`, each as likely as another: words that would favour the low numbers are
 * passed over.
 */
export async function drawNumbers(blockOf: BlockOf, range: number, count: number): Promise<number[]> {
  const fair = Math.floor(words / range) * range
  const numbers: number[] = []
  for (let index = 0; numbers.length < count; index += 1) {
    const block = await blockOf(index)
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength)
    for (let at = 0; at + wordBytes <= block.byteLength && numbers.length < count; at += wordBytes) {
      const word = view.getUint32(at, false)
      if (word < fair) numbers.push(word % range)
    }
  }
  return numbers
}
