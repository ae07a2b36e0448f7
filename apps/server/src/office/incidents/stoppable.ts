import { readMethods } from '../../cashier/method-catalogue/index.ts'
import type { House } from '../../base/house.ts'
import { readGames } from '../../play/games/index.ts'

type Target = { kind: 'deposit' | 'play'; target: string; name: string }

/** Lists what can be stopped by name: the providers that ways to pay go to, the studios, the games. */
export async function stoppableTargets({ db }: Pick<House, 'db'>): Promise<Target[]> {
  const [methods, games] = [await readMethods(db, true), await readGames(db)]
  const providers = [...new Set(methods.map(({ data }) => data.provider))].toSorted()
  const studios = [...new Set(games.map(({ studio }) => studio))].toSorted()
  return [
    ...providers.map((provider): Target => ({ kind: 'deposit', target: provider, name: provider })),
    ...studios.map((studio): Target => ({ kind: 'play', target: `studio:${studio}`, name: studio })),
    ...games.map(({ id, name }): Target => ({ kind: 'play', target: `game:${id}`, name })),
  ]
}
