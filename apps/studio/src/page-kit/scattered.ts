/** Returns a source of numbers from 0 to below 1 that are scattered, and the same in every drawing. */
export function scattered(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
