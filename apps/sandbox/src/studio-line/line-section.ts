import { html, type Html } from '@fairhouse/process/html.ts'
import type { ControlSection } from '../base/control-route.ts'
import type { World } from '../base/world.ts'
import type { Faults } from './faults.ts'
import { countHeldWins, readFaults } from './faults.sql.ts'

const path = '/control/api/studio/faults'

/** Returns the control-room section that sets the faults of the line; rounds and visits are at the studio's own desk. */
export function lineSection(world: World): ControlSection {
  const { query } = world.database
  const held = () => countHeldWins(query, world.clock.now())
  return {
    name: 'studio',
    title: 'Studio',
    topics: ['studio', 'clock'],
    count: held,
    draw: async () =>
      html`<p class="lead">
          The studio talks with the product over this line, which makes faults when it is told to. Rounds, visits and calls that wait are at
          <a href="${world.environment.studioOrigin}/desk" target="_blank" rel="noopener">the studio’s desk</a>.
        </p>
        <h2>Faults</h2>
        ${faultsPart(await readFaults(query), await held())}`,
  }
}

function faultsPart(faults: Faults, held: number): Html {
  const set = [
    faults.timeOutAfterCommit > 0 &&
      `${faults.timeOutAfterCommit} × time-out after commit${faults.timeOutCall ? ` of ${faults.timeOutCall}` : ''}`,
    faults.betTwice > 0 && `${faults.betTwice} × bet sent twice`,
    faults.rollbackBeforeBet > 0 && `${faults.rollbackBeforeBet} × rollback before bet`,
    faults.rollbackBet > 0 && `${faults.rollbackBet} × bet rolled back`,
    faults.delayWin > 0 && `${faults.delayWin} × win delayed by ${faults.delayWinSeconds} s`,
    faults.closeWithoutWin > 0 && `${faults.closeWithoutWin} × closed by roundClose`,
  ].filter((text) => text !== false)
  return html`<p class="lead">
      ${set.length > 0 ? `Waiting for the next round: ${set.join(', ')}.` : 'None is set. A button below sets one for the next round.'}
      ${held > 0 && (held === 1 ? 'One win is held back.' : `${held} wins are held back.`)}
    </p>
    <div class="acts">
      ${button({ timeOutAfterCommit: 1, timeOutCall: 'bet' }, 'Bet times out after commit')}
      ${button({ timeOutAfterCommit: 1, timeOutCall: 'win' }, 'Win times out after commit')}
      ${button({ timeOutAfterCommit: 1, timeOutCall: '' }, 'Next wallet call times out after commit')}
      ${button({ betTwice: 1 }, 'Send the bet twice')} ${button({ rollbackBeforeBet: 1 }, 'Rollback before the bet')}
      ${button({ rollbackBet: 1 }, 'Roll back the bet')} ${button({ closeWithoutWin: 1 }, 'Close the next loss by roundClose')}
      <form class="act-form" data-post="${path}">
        <input type="hidden" name="delayWin" value="1" />
        <input name="delayWinSeconds" aria-label="Seconds" inputmode="numeric" pattern="[0-9]+" value="20" size="4" required />
        <button class="act">Delay the win by these seconds</button>
      </form>
      <button type="button" class="act" data-post="/control/api/studio/held-wins/release" data-body="{}">Let held wins through</button>
      <button type="button" class="act" data-delete="${path}">Clear all</button>
    </div>`
}

function button(body: Partial<Faults>, label: string): Html {
  return html`<button type="button" class="act" data-post="${path}" data-body="${JSON.stringify(body)}">${label}</button>`
}
