import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { StudioPage } from '../../send-studio-page.ts'
import { checkVirtualPage } from '../check-virtual-page.ts'

type Checked = { game: string; label: string; maths: string; mathsHash: string; script: string }

const styles = [join(import.meta.dirname, 'check-race.css')]

/** Draws the page on which anybody recomputes a race of a game. */
export function checkRacePage(given: Checked): StudioPage {
  const steps: Html[] = [
    html`Each block is read as eight 4-byte numbers, big end first. For a number below n, those from the largest multiple of n on are passed
    over, and the first other one is taken modulo n.`,
    html`The card, from the public part: one of the fields, then the order of its weights and the runners’ names by a Fisher–Yates shuffle.`,
    html`The race, from the seed: a number below the sum of all weights names the first, counting the weights from runner 1 on; then a
    number below the sum of those that are left names the second, and so on.`,
    html`The next numbers are the winner’s time, how far each one comes behind, and each runner’s paces. They decide nothing but how the
    race looks.`,
  ]
  return checkVirtualPage({ ...given, steps, styles, what: 'the runners, their weights and the order in which they came in' })
}
