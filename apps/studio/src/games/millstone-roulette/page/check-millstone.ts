// Runs in a browser: recomputes a round with the browser's own cryptography.
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { stakeOf } from '../../../engine/rounds/chips.ts'
import { openCheckForm, openSeed, paragraph, readJson } from '../../../page-kit/check-form.ts'
import { readBets, spinMillstone } from '../play/spin-millstone.ts'

openCheckForm(async ({ serverSeed = '', clientSeed = '', nonce = '', choice = '' }) => {
  const { fingerprint, blocksOf } = await openSeed(serverSeed)
  const chips = readBets(readJson(choice))
  if (!chips) return [paragraph('Your chips', 'These are no chips of this table.')]
  const { pocket, win } = await spinMillstone(openDraw(blocksOf(`${clientSeed}:${nonce}`)), stakeOf(chips), chips)
  return [
    paragraph('Fingerprint of our seed', fingerprint),
    paragraph('Number', String(pocket)),
    paragraph('Staked', String(stakeOf(chips))),
    paragraph('Paid back', win),
  ]
})
