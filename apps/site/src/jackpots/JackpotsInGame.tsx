import { Link } from '@tanstack/react-router'
import { useSite } from '../base/site.ts'
import { useWords } from '../base/loaded-words.ts'
import { Meter } from './Meter.tsx'
import { useInBrowser } from './use-in-browser.ts'
import { useJackpots } from './use-jackpots.ts'
import style from './Jackpots.module.css'

/** In the bar above a game, and with its details: the jackpots that its stakes take part in. `game`: the name of its address. */
export function JackpotsInGame({ game }: { game: string }) {
  return useInBrowser() ? <InGame game={game} /> : null
}

function InGame({ game }: { game: string }) {
  const { texts } = useSite()
  useWords(texts, 'jackpots')
  const mine = useJackpots()?.filter(({ games }) => games.includes(game)) ?? []
  if (mine.length === 0) return null
  return (
    <ul className={style.inGame} aria-label={texts.t('jackpots.title')}>
      {mine.map((jackpot) => (
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
