// Runs in the game's frame: bets on matches in words.
import { fillIn } from '../../../page-kit/page.ts'
import { legsOf } from '../play/bets.ts'
import type { Matchday } from '../play/matchday.ts'
import type { LeagueWords } from '../words/index.ts'
import { clubName } from './board.ts'

/** A pick as its button says it. */
export function pickWords(own: LeagueWords, pick: string): string {
  const words: Record<string, string> = {
    h: own.home,
    d: own.level,
    a: own.away,
    o: own.over,
    u: own.under,
    y: own.yes,
    n: own.no,
    sx: own.other,
  }
  return words[pick] ?? pick.slice(1).replace('-', '–')
}

/** A bet in words: each of its legs with the match. */
export const betWords = (own: LeagueWords, plan: Matchday, id: string): string =>
  (legsOf(id) ?? [])
    .map(({ match, pick }) => legWords(own, plan, match, pick))
    .reduce((one, two) => (one === '' ? two : fillIn(own.and, { one, two })), '')

function legWords(own: LeagueWords, { fixtures }: Matchday, match: number, pick: string): string {
  const [host = 0, guest = 0] = fixtures[match] ?? []
  const [home, away] = [clubName(host), clubName(guest)]
  if (pick === 'h') return fillIn(own.winsText, { club: home, other: away })
  if (pick === 'a') return fillIn(own.winsText, { club: away, other: home })
  const texts: Record<string, string> = {
    d: own.drawText,
    o: own.overText,
    u: own.underText,
    y: own.bothText,
    n: own.notBothText,
    sx: own.otherText,
  }
  return fillIn(texts[pick] ?? own.scoreText, { home, away, score: pickWords(own, pick) })
}
