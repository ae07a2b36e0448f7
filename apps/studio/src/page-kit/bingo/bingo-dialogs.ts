import { html, type Html } from '@fairhouse/process/html.ts'
import type { BingoMaths, Goal } from '../../engine/bingo/room.ts'
import { fillIn } from '../page.ts'
import { noticeDialog, sheet } from '../sheets.ts'
import type { Language, Words } from '../words/index.ts'
import type { RoomLook, RoomTexts } from './bingo-page.ts'

/** Draws the sheets over a room: rules and prizes, fairness and games, and the one for notices. */
export function bingoDialogs(words: Words, own: RoomTexts, language: Language, look: RoomLook): Html {
  return html`${sheet('rules', words.rules, words, rules(words, own, language, look))}
  ${sheet('fairness', words.fairness, words, fairness(words, own, look))} ${noticeDialog()}`
}

function rules(words: Words, own: RoomTexts, language: Language, { maths, callMs, jackpotChance }: RoomLook): Html {
  const number = (value: number) => value.toLocaleString(`${language}-u-nu-latn`)
  const chance = number(Math.round(Number(jackpotChance.in) / Number(jackpotChance.of)))
  const jackpot = maths.programme.find((plan) => plan.jackpot)?.jackpot
  return html`<h3>${own.rulesTitle}</h3>
    <p>${own.about}</p>
    <p>${fillIn(own.rulesText, { most: maths.most, seconds: number(callMs / 1000) })}</p>
    <h3>${own.sharesTitle}</h3>
    ${maths.programme.map((plan) => shares(own, maths, plan))}
    <p>${own.sharedRule}</p>
    <p>${own.coinsRule}</p>
    ${jackpot && html`<p>${fillIn(own.jackpotRule, { calls: jackpot.calls, pays: number(jackpot.pays), chance })}</p>`}
    <h3>${words.returnTitle}</h3>
    <p>${own.returnRule}</p>
    <p>${own.chanceRule}</p>
    <p>${own.awayRule}</p>`
}

function shares(own: RoomTexts, maths: BingoMaths, { prizes, jackpot }: BingoMaths['programme'][number]): Html {
  const line = (goal: string, share: number) =>
    html`<li>
      <span class="named">${pattern(maths, maths.goals[goal] ?? [])}${own.goals[goal]}</span>
      <strong>${fillIn(own.shareOf, { share })}</strong>
    </li>`
  return html`<ul class="pays">
    ${prizes.map(({ goal, share }) => line(goal, share))}
    ${jackpot && html`<li><span>${fillIn(own.jackpotNow, { calls: jackpot.calls, pays: `${jackpot.pays} ×` })}</span></li>`}
  </ul>`
}

/** Draws the first set of cells of a goal, small. */
function pattern({ tickets }: Pick<BingoMaths, 'tickets'>, goal: Goal): Html {
  const [across, down] = tickets === 'lines' ? [9, 3] : [5, 5]
  const on = new Set(goal[0])
  const cells = Array.from({ length: across * down }, (_, cell) => {
    const [x, y] = [(cell % across) * 4, Math.floor(cell / across) * 4]
    return html`<rect x="${x}" y="${y}" width="3.2" height="3.2" rx=".8" class="${on.has(cell) ? 'on' : 'off'}" />`
  })
  return html`<svg class="pattern" viewBox="0 0 ${across * 4} ${down * 4}" aria-hidden="true" focusable="false">${cells}</svg>`
}

function fairness(words: Words, own: RoomTexts, { mathsHash }: RoomLook): Html {
  return html`<h3>${words.fairTitle}</h3>
    <p>${own.fairLead}</p>
    <dl class="seeds">
      <dt>${own.gameNumber}</dt>
      <dd><code id="number" dir="ltr"></code></dd>
      <dt>${words.commit}</dt>
      <dd><code id="commit" dir="ltr"></code></dd>
      <dt>${own.digest}</dt>
      <dd><code id="digest" dir="ltr"></code></dd>
    </dl>
    <h3>${own.seedsTitle}</h3>
    <ol class="rounds" id="seeds"></ol>
    <h3>${words.roundsTitle}</h3>
    <ol class="rounds" id="rounds"></ol>
    <dl class="seeds">
      <dt>${words.mathsHash}</dt>
      <dd><code dir="ltr">${mathsHash}</code></dd>
    </dl>`
}
