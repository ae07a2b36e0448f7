import { join } from 'node:path'
import type { Session } from '../../../engine/rounds/session.ts'
import { sharedWheelPage } from '../../../page-kit/roulette/shared-wheel-page.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { returnPercent } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { stillwaterWords } from './words.ts'
import { scene } from './scene.ts'
import { stillwaterLook } from './stillwater-look.ts'

const own = (name: string) => join(import.meta.dirname, name)

/** The script of the page. */
export const tableScript = own('stillwater.ts')

/** Draws the page of the table. */
export const stillwaterPage = (session: Session, page: string): StudioPage =>
  sharedWheelPage(session, page, {
    path: 'stillwater-roulette',
    names: stillwaterWords,
    look: stillwaterLook,
    voice: { root: 174, scale: [0, 3, 5, 7, 10], wave: 'sine' },
    scene: scene(),
    returnPercent,
    mathsHash,
    hasBorders: true,
    script: tableScript,
    styles: [own('../../../page-kit/roulette/borders.css'), own('stillwater.css')],
  })
