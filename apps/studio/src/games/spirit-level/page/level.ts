// Runs in the game's frame: how Spirit Level is played and shows its rounds.
import { openChoices } from '../../../page-kit/instant/choices.ts'
import { drawPrizes } from '../../../page-kit/instant/draw-prizes.ts'
import { timesText } from '../../../page-kit/instant/times-text.ts'
import { moneyText } from '../../../page-kit/money.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { say } from '../../../page-kit/plate.ts'
import { playSolo } from '../../../page-kit/solo/play.ts'
import { logRound, tellWin } from '../../../page-kit/tell-round.ts'
import { hundredthsFor, leastChance, maths, mostChance, returnOf } from '../play/maths.ts'
import type { Aim, LevelOutcome, LevelRound } from '../play/play-spirit-level.ts'
import { settle } from './bubble.ts'
import type { LevelData } from './game-page.ts'

const { words, language } = JSON.parse(found('#game-data').textContent ?? '{}') as LevelData // written by game-page.ts
const tongue = { words, language }
const slider = found('#mark') as HTMLInputElement // drawn as one by game-page.ts
const choices = openChoices(['side'], changed)
const twoDigits = new Intl.NumberFormat(`${language}-u-nu-latn`, { minimumFractionDigits: 2 })
/** Writes a place as it stands on the scale. */
const placeText = (place: number): string => twoDigits.format(place / maths.placesPerPercent)

slider.addEventListener('input', changed)
const solo = playSolo({
  checkPath: '/studio/games/spirit-level/fairness',
  choice: aim,
  start: () => {
    lock(true)
    found('#board').classList.remove('won', 'lost')
    found('#level').textContent = ''
    found('#reading').textContent = '–'
  },
  reveal,
  giveUp: () => lock(false),
  drawStake: (stake, currency) => {
    found('#would-win').textContent = moneyText((stake * BigInt(hundredthsFor(aim().chance))) / 100n, currency, language)
  },
  drawRules: (stake, currency) => drawPrizes(tongue, stake, currency, 100n),
})
drawAim()

/** Reads what is chosen: the mark is where the slider stands. */
function aim(): Aim {
  const side = choices.chosen('side') === 'above' ? 'above' : 'below'
  return { side, chance: side === 'below' ? Number(slider.value) : 100 - Number(slider.value) }
}

function changed(): void {
  say(words.idle)
  found('#board').classList.remove('won', 'lost')
  drawAim()
  solo.redraw()
}

/** Draws the mark, the side on which the bubble wins, and what that means. */
function drawAim(): void {
  const isAbove = choices.chosen('side') === 'above'
  const [least, most] = isAbove ? [100 - mostChance, 100 - leastChance] : [leastChance, mostChance]
  slider.min = String(least)
  slider.max = String(most)
  slider.style.setProperty('--from', String(least))
  slider.style.setProperty('--span', String(most - least))
  const { side, chance } = aim()
  const mark = Number(slider.value)
  found('#zone').style.insetInlineStart = `${side === 'below' ? 0 : mark}%`
  found('#zone').style.inlineSize = `${chance}%`
  found('#mark-line').style.insetInlineStart = `${mark}%`
  found('#chance').textContent = `${chance} %`
  found('#pays').textContent = timesText(hundredthsFor(chance), 100, language)
  found('#return').textContent = `${returnOf(chance)} %`
  slider.setAttribute('aria-valuetext', aimText({ side, chance }))
}

/** Says where the bubble has to rest. */
function aimText({ side, chance }: Aim): string {
  const places = chance * maths.placesPerPercent
  const [from, to] = side === 'below' ? [0, places - 1] : [maths.places - places, maths.places - 1]
  return fillIn(words.winsFrom, { from: placeText(from), to: placeText(to) })
}

async function reveal(round: LevelRound, number: number): Promise<void> {
  const { outcome } = round
  if (!outcome) return
  showAim(outcome)
  await settle(outcome.place / maths.placesPerPercent)
  found('#reading').textContent = placeText(outcome.place)
  found('#board').classList.add(outcome.isWon ? 'won' : 'lost')
  const rests = fillIn(words.rests, { place: placeText(outcome.place) })
  tellWin(tongue, round, rests)
  logRound(tongue, round, number, { won: timesText(hundredthsFor(outcome.chance), 100, language), board: `${rests} ${aimText(outcome)}` })
  lock(false)
}

/** A round that was interrupted brings its own mark. */
function showAim({ side, chance }: LevelOutcome): void {
  choices.choose('side', side)
  drawAim()
  slider.value = String(side === 'below' ? chance : 100 - chance)
  drawAim()
}

function lock(isLocked: boolean): void {
  choices.lock(isLocked)
  slider.disabled = isLocked
}
