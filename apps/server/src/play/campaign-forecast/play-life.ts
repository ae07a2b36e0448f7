/** What one stake may come to: how much of it counts (0 to 1), what it pays for each unit, and how often of all rounds. */
export type PlayOutcome = { counts: number; multiple: number; rounds: number }

/** A bonus as it is played with; minor units. `preWager`: the bonus comes after the requirement, as cash. */
export type PlayedTerms = {
  deposit: number
  bonus: number
  required: number
  stake: number
  leastStake: number
  mostStake: number
  mostConverted: number
  counts: 'all' | 'bonus'
  preWager: boolean
}

/** How one life of a bonus ended: what became cash of it, what is left of own money, what was staked and won, in how many rounds; minor units. */
export type PlayedLife = { completed: boolean; converted: number; own: number; staked: number; won: number; rounds: number }

/** Draws an outcome; each as often as it was seen. Needs at least one. */
export function drawFrom(outcomes: readonly PlayOutcome[]): (random: () => number) => PlayOutcome {
  const bounds = new Float64Array(outcomes.length)
  let sum = 0
  for (const [index, { rounds }] of outcomes.entries()) bounds[index] = sum += rounds
  return (random) => {
    const wanted = random() * sum
    let [low, high] = [0, bounds.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((bounds[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    return outcomes[low]! // within its bounds
  }
}

/**
 * Plays one bonus to its end as the ledger would: own money first, the win shared like the stake, each stake counted by
 * its game and up to the largest one; until the requirement is met or nothing is left to play with. Gives up after
 * `mostRounds`.
 */
export function playLife(
  terms: PlayedTerms,
  draw: (random: () => number) => PlayOutcome,
  random: () => number,
  mostRounds: number,
): PlayedLife {
  const { required, leastStake, mostStake, preWager } = terms
  let [cash, bonus] = [terms.deposit, preWager ? 0 : terms.bonus]
  let [counted, staked, won, rounds] = [0, 0, 0, 0]
  for (; rounds < mostRounds; rounds += 1) {
    if (counted >= required && rounds > 0) break
    const wanted = Math.min(terms.stake, cash + bonus)
    const stake = wanted > cash ? Math.min(wanted, Math.max(mostStake, cash)) : wanted
    if (stake < 1 || (!preWager && bonus < 1 && terms.bonus > 0)) return { completed: false, converted: 0, own: cash, staked, won, rounds }
    const ofBonus = Math.max(0, stake - cash)
    const { counts, multiple } = draw(random)
    const win = Math.floor(stake * multiple + random())
    const winOfBonus = Math.floor((win * ofBonus) / stake)
    cash += win - winOfBonus - (stake - ofBonus)
    bonus += winOfBonus - ofBonus
    if (stake >= leastStake) counted += Math.min(terms.counts === 'all' ? stake : ofBonus, mostStake) * counts
    staked += stake
    won += win
  }
  const completed = counted >= required
  const left = preWager ? terms.bonus : bonus
  return { completed, converted: completed ? Math.min(left, terms.mostConverted) : 0, own: cash, staked, won, rounds }
}
