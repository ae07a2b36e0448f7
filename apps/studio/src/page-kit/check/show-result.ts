// Runs in a browser: a computed round, step by step.
import { fillIn, found } from '../page.ts'
import type { Amounts } from './amounts.ts'
import type { Computed, Drawn, Part } from './check-data.ts'
import type { CheckWords } from './words/index.ts'

/** What a result is held against; null for what was not given. */
type Compared = { commit: string | null; recorded: bigint | null; amounts: Amounts }

/** How a step stands: it fits, it does not, or there is nothing to hold it against. */
type Standing = 'fits' | 'differs' | 'open'

const marks: Readonly<Record<Standing, string>> = { fits: '✓', differs: '✗', open: '•' }

/** Takes away what was shown. */
export const clearResult = (): void => found('#result').replaceChildren()

/** Shows a round with the steps in which it was computed, and whether it fits what was given. */
export function showResult(words: CheckWords, computed: Computed, compared: Compared): void {
  const { fingerprint, seedBefore, drawn, came, stake, win } = computed
  const { commit, recorded, amounts } = compared
  const seed: Standing = commit === null ? 'open' : commit === fingerprint ? 'fits' : 'differs'
  const paid: Standing = recorded === null || win === null ? 'open' : recorded === win ? 'fits' : 'differs'
  const said = { fits: words.seedFits, differs: words.seedDiffers, open: words.seedAlone }
  const list = document.createElement('ol')
  list.className = 'walk'
  list.append(
    step(words.stepSeed, seed, [
      code(fingerprint),
      sentence(said[seed]),
      ...(seedBefore === undefined ? [] : [sentence(words.seedBefore), code(seedBefore)]),
    ]),
    step(words.stepNumbers, 'open', [drawnText(words, drawn)]),
    step(words.stepCame, 'open', came.map(partOf)),
    step(words.stepPaid, 'open', [sentence(paidText(words, amounts, stake, win), 'money')]),
    step(words.stepRecorded, paid, [sentence(recordedText(words, compared, win, paid))]),
  )
  found('#result').replaceChildren(verdict(words, seed, paid), list)
}

function paidText(words: CheckWords, { write }: Amounts, stake: bigint | null, win: bigint | null): string {
  if (win === null) return words.noBet
  return stake === null ? write(win) : fillIn(words.paid, { win: write(win), stake: write(stake) })
}

function recordedText(words: CheckWords, { recorded, amounts: { write } }: Compared, win: bigint | null, standing: Standing): string {
  if (standing === 'open' || recorded === null || win === null) return words.recordedNone
  const both = { recorded: write(recorded), win: write(win) }
  return fillIn(standing === 'fits' ? words.recordedSame : words.recordedOther, both)
}

function verdict(words: CheckWords, seed: Standing, paid: Standing): HTMLElement {
  const both = [seed, paid]
  const standing: Standing = both.includes('differs') ? 'differs' : both.includes('fits') ? 'fits' : 'open'
  const element = document.createElement('p')
  element.className = `verdict ${standing}`
  const text = { fits: both.includes('open') ? words.half : words.fits, differs: words.differs, open: words.open }[standing]
  element.append(mark(standing), text)
  return element
}

function step(title: string, standing: Standing, content: readonly HTMLElement[]): HTMLElement {
  const item = document.createElement('li')
  item.className = standing
  const heading = document.createElement('h2')
  heading.append(mark(standing), title)
  item.append(heading, ...content)
  return item
}

/** Signs besides colours say how a step stands; what they say is in its text too. */
function mark(standing: Standing): HTMLElement {
  const element = document.createElement('span')
  element.className = 'mark'
  element.setAttribute('aria-hidden', 'true')
  element.textContent = marks[standing]
  return element
}

function drawnText(words: CheckWords, drawn: readonly Drawn[]): HTMLElement {
  const box = document.createElement('div')
  const list = document.createElement('ul')
  list.className = 'drawn'
  list.dir = 'ltr'
  // A long list can be scrolled with the keyboard too.
  list.tabIndex = 0
  list.append(
    ...drawn.map(({ range, numbers }) => {
      const item = document.createElement('li')
      const most = document.createElement('b')
      most.textContent = `0–${range - 1}`
      item.append(most, ` ${numbers.join(', ')}`)
      return item
    }),
  )
  const count = drawn.reduce((sum, { numbers }) => sum + numbers.length, 0)
  box.append(sentence(fillIn(words.numbers, { count })), list)
  list.setAttribute('aria-label', words.stepNumbers)
  return box
}

function partOf(part: Part): HTMLElement {
  if (part instanceof HTMLElement) return part
  const line = document.createElement('p')
  line.className = 'line'
  const [label, text] = [document.createElement('span'), document.createElement('bdi')]
  label.textContent = part.label
  text.textContent = part.text
  line.append(label, ' ', text)
  return line
}

function sentence(text: string, className = ''): HTMLElement {
  const element = document.createElement('p')
  element.textContent = text
  if (className) element.className = className
  return element
}

function code(text: string): HTMLElement {
  const element = document.createElement('code')
  element.dir = 'ltr'
  element.textContent = text
  return element
}
