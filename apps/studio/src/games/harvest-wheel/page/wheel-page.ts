import { join } from 'node:path'
import type { Session } from '../../../engine/rounds/session.ts'
import { sharedWheelPage } from '../../../page-kit/roulette/shared-wheel-page.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { wheelReturnPercent } from '../play/maths.ts'
import { wheelHash } from '../play/maths-hash.ts'
import { wheelWords } from './words.ts'
import { harvestLook } from './harvest-look.ts'

/** The script of the page. */
export const tableScript = join(import.meta.dirname, 'harvest-wheel.ts')

/** Draws the page of the table. */
export const wheelPage = (session: Session, page: string): StudioPage =>
  sharedWheelPage(session, page, {
    path: 'harvest-wheel',
    names: wheelWords,
    look: harvestLook,
    voice: { root: 196, scale: [0, 2, 4, 7, 9], wave: 'sine' },
    returnPercent: wheelReturnPercent,
    mathsHash: wheelHash,
    hasBorders: false,
    script: tableScript,
    styles: [],
  })
