// Runs in a browser: recomputes a matchday with the browser's own cryptography.
import { openCheckForm, paragraph } from '../../../page-kit/check-form.ts'
import { openRound } from '../../../page-kit/virtual/open-round.ts'
import { matchdayOf, playMatchday, scoreAt } from '../play/matchday.ts'
import { leagueGameId, maths } from '../play/maths.ts'

openCheckForm(async ({ seed = '', number = '' }) => {
  const { decided, publicPart, seedBefore } = await openRound(seed, leagueGameId, Number(number))
  const plan = matchdayOf(Number(number))
  const { goals } = await playMatchday(decided, plan)
  const matches = plan.fixtures.map(([home, away], match) => {
    const ofMatch = goals[match] ?? []
    const minutes = ofMatch.map(({ minute, side }) => `${minute}′ ${maths.clubs[side === 'home' ? home : away]?.name ?? ''}`).join(', ')
    return paragraph(`${maths.clubs[home]?.name ?? ''} – ${maths.clubs[away]?.name ?? ''}`, `${scoreAt(ofMatch).join('–')}  ${minutes}`)
  })
  return [
    paragraph('Public part of the seed', publicPart),
    paragraph('Seed of the round before', seedBefore),
    paragraph('Matchday', `${plan.day} of season ${plan.season}`),
    ...matches,
  ]
})
