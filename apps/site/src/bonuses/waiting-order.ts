/** Moves one of a list to another place; a place outside is the nearest end. The list itself if nothing moves. */
export function moved(ids: readonly string[], id: string, to: number): readonly string[] {
  const from = ids.indexOf(id)
  const place = Math.min(Math.max(to, 0), ids.length - 1)
  if (from < 0 || from === place) return ids
  return ids.toSpliced(from, 1).toSpliced(place, 0, id)
}

/** The place in a list of the row whose middle is nearest to a height; `middles` from top to bottom. */
export function placeAt(middles: readonly number[], height: number): number {
  const distances = middles.map((middle) => Math.abs(middle - height))
  return distances.indexOf(Math.min(...distances))
}
