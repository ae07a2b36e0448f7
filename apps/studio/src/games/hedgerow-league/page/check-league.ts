// Runs in a browser: recomputes a matchday with the browser's own cryptography.
import { openTableCheck } from '../../../page-kit/check/check-table.ts'
import { fillIn } from '../../../page-kit/page.ts'
import { leagueTable } from '../play/league-table.ts'
import { scoreAt } from '../play/matchday.ts'
import { maths } from '../play/maths.ts'

openTableCheck(leagueTable, ({ plan, result: { goals } }, { words }) => {
  const clubOf = (club: number) => maths.clubs[club]?.name ?? ''
  return [
    { label: words.matchday, text: fillIn(words.ofSeason, { day: plan.day, season: plan.season }) },
    ...plan.fixtures.map(([home, away], match) => {
      const ofMatch = goals[match] ?? []
      const minutes = ofMatch.map(({ minute, side }) => `${minute}′ ${clubOf(side === 'home' ? home : away)}`).join(', ')
      return { label: `${clubOf(home)} – ${clubOf(away)}`, text: `${scoreAt(ofMatch).join('–')}  ${minutes}` }
    }),
  ]
})
