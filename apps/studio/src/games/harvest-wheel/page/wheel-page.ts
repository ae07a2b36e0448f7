import { join } from 'node:path'
import { chipWords } from '../../../page-kit/chips/words.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { spoken } from '../../../page-kit/words/index.ts'
import type { Session } from '../../../engine/rounds/session.ts'
import { wheelReturnPercent } from '../play/maths.ts'
import { betsMs } from '../play/wheel-table.ts'
import { rouletteWords } from '../../../page-kit/roulette/words/index.ts'
import { drawFelt } from '../../../page-kit/roulette/draw-felt.ts'
import { drawWheel } from '../../../page-kit/roulette/draw-wheel.ts'
import { sharedFrame } from '../../../page-kit/shared/frame.ts'
import { tableStyles } from '../../../page-kit/shared/table-styles.ts'
import { sharedWords } from '../../../page-kit/shared/words/index.ts'
import { harvestLook } from './harvest-look.ts'
import { wheelDialogs } from './wheel-dialogs.ts'
import { wheelWords } from '../words/index.ts'

const own = (name: string) => join(import.meta.dirname, name)
const roulette = ['roulette.css', 'felt.css', 'shared-wheel.css'].map((name) => own(`../../../page-kit/roulette/${name}`))

/** The script of the page. */
export const tableScript = own('harvest-wheel.ts')

/** Draws the page of the table: the wheel, the felt with its spots, the player's chips. */
export function wheelPage(session: Session, page: string): StudioPage {
  const { words, own: texts, language, direction } = spoken(session.language, wheelWords)
  const told = { ...chipWords[language], ...sharedWords[language], ...rouletteWords[language], ...texts }
  const body = sharedFrame({
    session,
    page,
    language,
    words,
    own: told,
    returnPercent: wheelReturnPercent,
    betsMs,
    checkPath: '/studio/games/harvest-wheel/fairness',
    voice: { root: 196, scale: [0, 2, 4, 7, 9], wave: 'sine' },
    stage: drawWheel(told.wheel, harvestLook),
    felt: drawFelt(told),
    dialogs: wheelDialogs(words, told),
  })
  const styles = [...tableStyles, ...roulette]
  return { title: told.game, language, direction, styles, body, scripts: [tableScript], framedBy: session.parentOrigin }
}
