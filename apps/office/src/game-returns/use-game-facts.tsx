import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { useT } from '../base/office.ts'

/** Returns which game a page is about: its name, which leads to it, and who makes it. */
export function useGameFacts({ game, name, provider, studio }: { game: string; name: string; provider: string | null; studio: string }) {
  const t = useT()
  return [
    {
      name: t('office-queues.gameReturn.game'),
      value: (
        <OfficeLink key="game" href={`/games/${game}`}>
          <bdi>{name}</bdi>
        </OfficeLink>
      ),
    },
    { name: t('office-queues.gameReturn.provider'), value: <bdi key="provider">{`${provider ?? '–'} · ${studio}`}</bdi> },
  ]
}
