import type { Jackpot } from '@fairhouse/contract'
import { Link } from '@tanstack/react-router'
import { useSite } from '../base/site.ts'
import { useWords } from '../base/loaded-words.ts'
import { Meter } from './Meter.tsx'
import { useInBrowser } from '../base/use-in-browser.ts'
import { useJackpots } from './use-jackpots.ts'
import style from './Jackpots.module.css'

/** In the bar above a game, and with its details: the jackpots that its stakes take part in. `game`: the name of its address. */
export function JackpotsInGame({ game }: { game: string }) {
  return useInBrowser() ? <InGame game={game} /> : null
}

function InGame({ game }: { game: string }) {
  const mine = useJackpots()?.filter(({ games }) => games.includes(game)) ?? []
  return mine.length === 0 ? null : <Mine jackpots={mine} />
}

function Mine({ jackpots }: { jackpots: readonly Jackpot[] }) {
  const { texts } = useSite()
  useWords(texts, 'jackpots')
  return (
    <ul className={style.inGame} aria-label={texts.t('jackpots.title')}>
      {jackpots.map((jackpot) => (
        <li key={jackpot.id}>
          <Link to="/jackpots/$id" params={{ id: jackpot.id }} preload={false}>
            {jackpot.name}
          </Link>{' '}
          <Meter jackpot={jackpot} />
        </li>
      ))}
    </ul>
  )
}
