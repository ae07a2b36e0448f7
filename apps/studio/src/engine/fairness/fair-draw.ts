/** Gives the blocks of one round in order: `block_i = HMAC-SHA256(serverSeed, clientSeed + ":" + nonce + ":" + i)`. */
export type BlockOf = (index: number) => Uint8Array | Promise<Uint8Array>

/** Draws further numbers of one round: `count` numbers from 0 to `range - 1`. */
export type Draw = (range: number, count: number) => Promise<number[]>

const wordBytes = 4
const words = 2 ** 32

/**
 * Draws `count` numbers from 0 to `range - 1`, each as likely as another: words that would favour the low numbers are
 * passed over.
 */
export function drawNumbers(blockOf: BlockOf, range: number, count: number): Promise<number[]> {
  return openDraw(blockOf)(range, count)
}

/** Opens the draws of a round: each goes on with the word after the last that the draw before has read. */
export function openDraw(blockOf: BlockOf): Draw {
  let [index, at] = [0, 0]
  let view: DataView | undefined
  return async (range, count) => {
    const fair = Math.floor(words / range) * range
    const numbers: number[] = []
    while (numbers.length < count) {
      if (!view || at + wordBytes > view.byteLength) {
        const next = blockOf(index)
        // Waiting for what is there already would take longer than the rest of a round.
        const block = next instanceof Uint8Array ? next : await next
        view = new DataView(block.buffer, block.byteOffset, block.byteLength)
        index += 1
        at = 0
      }
      const word = view.getUint32(at, false)
      at += wordBytes
      if (word < fair) numbers.push(word % range)
    }
    return numbers
  }
}
