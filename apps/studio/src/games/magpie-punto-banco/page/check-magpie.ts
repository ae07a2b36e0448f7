// Runs in a browser: recomputes a round with the browser's own cryptography.
import { handsOfCheck } from '../../../page-kit/baccarat/hands-of-check.ts'
import type { PuntoWords } from '../../../page-kit/baccarat/words/index.ts'
import type { CardWords } from '../../../page-kit/cards/words.ts'
import { openTableCheck } from '../../../page-kit/check/check-table.ts'
import { magpieTable } from '../play/magpie-table.ts'

openTableCheck(magpieTable, ({ result }, { own, words, language }: TableGiven) => handsOfCheck(own, words.result, language, result))

type TableGiven = Parameters<Parameters<typeof openTableCheck<never, never, never, PuntoWords & CardWords>>[1]>[1]
