/** What accounts can share. */
export type Shared = 'person' | 'phoneNumber' | 'address' | 'paymentAccount' | 'device'
/** Accounts that share one thing. */
export type SharedBy = { kind: Shared; players: bigint[] }
/** Accounts that hang together by things that some of them share. */
export type LinkedGroup = { shares: Shared[]; players: bigint[] }

/** Puts together whatever hangs together: who shares something with one of a group belongs to it. */
export function groupsOf(shared: readonly SharedBy[]): LinkedGroup[] {
  const above = new Map<bigint, bigint>()
  const rootOf = (player: bigint): bigint => {
    let root = player
    for (let next = above.get(root); next !== undefined; next = above.get(root)) root = next
    // The way is made shorter for whoever comes after.
    for (let one = player; one !== root;) {
      const next = above.get(one) ?? root
      above.set(one, root)
      one = next
    }
    return root
  }
  for (const { players } of shared)
    for (const player of players) {
      const [one, other] = [rootOf(players[0] ?? player), rootOf(player)]
      if (one !== other) above.set(other, one)
    }
  const groups = new Map<bigint, { shares: Set<Shared>; players: Set<bigint> }>()
  for (const { kind, players } of shared) {
    if (players.length === 0) continue
    const root = rootOf(players[0]!) // it has one
    const group = groups.get(root) ?? { shares: new Set(), players: new Set() }
    group.shares.add(kind)
    for (const player of players) group.players.add(player)
    groups.set(root, group)
  }
  return [...groups.values()]
    .filter(({ players }) => players.size > 1)
    .map(({ shares, players }) => ({ shares: [...shares].toSorted(), players: [...players].toSorted((a, b) => (a < b ? -1 : 1)) }))
}
