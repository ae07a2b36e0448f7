type Erasure = { player: string; erasedAt: string; actor: string; leftOver: Record<string, number> | null }

/** Says of an erasure who did it when, and what was found of the person afterwards. */
export const erasureLine = ({ player, erasedAt, actor, leftOver }: Erasure): string =>
  `${erasedAt}  ${player}  by ${actor}  ${left(leftOver)}`

function left(leftOver: Record<string, number> | null): string {
  if (leftOver === null) return 'not searched yet'
  const found = Object.entries(leftOver).map(([place, count]) => `${place} (${count})`)
  return found.length === 0 ? 'nothing is left' : `left: ${found.join(', ')}`
}
