/** What a key does: one stroke (`a`, `L` with shift, `mod+k`, `Escape`) or a sequence of two (`g s`). */
export type KeyAct = {
  readonly id: string
  readonly keys: string
  /** What it does, in words. */
  readonly label: string
  /** Under which heading the list of keys shows it. */
  readonly group: 'page' | 'go' | 'everywhere'
  /** Acts of a dialog stand above those of the page under it. */
  readonly layer?: number
  readonly run: () => void
}

/** A stroke, and where it fell. */
export type Stroke = {
  readonly key: string
  readonly mod: boolean
  readonly shift: boolean
  readonly alt: boolean
  readonly inField: boolean
}

/** What was pressed before, if a sequence has begun. */
export type Pending = { readonly key: string; readonly at: number } | undefined

/** What a stroke leads to: an act to run, the beginning of a sequence, or nothing. */
export type Stepped = { readonly pending: Pending; readonly act?: KeyAct; readonly taken: boolean }

const sequenceMs = 1500
const modifiers: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta']

/** Finds what a stroke means among the acts of the uppermost layer. Letters stay letters inside a field, and where they are switched off. */
export function keyStep(pending: Pending, stroke: Stroke, acts: readonly KeyAct[], given: { at: number; letters: boolean }): Stepped {
  const nothing: Stepped = { pending: undefined, taken: false }
  // A sequence such as `g B` goes on while shift is taken hold of.
  if (modifiers.includes(stroke.key)) return { pending, taken: false }
  if (stroke.alt) return nothing
  const top = topActs(acts)
  const name = (stroke.mod ? 'mod+' : '') + letterOf(stroke)
  const isBare = !stroke.mod && stroke.key.length === 1
  if (isBare && (stroke.inField || !given.letters)) return nothing
  if (stroke.inField && !stroke.mod && stroke.key !== 'Escape') return nothing
  if (isBare && pending && given.at - pending.at <= sequenceMs) {
    const act = top.find(({ keys }) => keys === `${pending.key} ${name}`)
    if (act) return { pending: undefined, act, taken: true }
  }
  const act = top.find(({ keys }) => keys === name)
  if (act) return { pending: undefined, act, taken: true }
  if (isBare && top.some(({ keys }) => keys.startsWith(`${name} `))) return { pending: { key: name, at: given.at }, taken: true }
  return nothing
}

/** The acts that can be reached now: those of the uppermost layer. The last that claims a key has it. */
export function topActs(acts: readonly KeyAct[]): KeyAct[] {
  const layer = Math.max(0, ...acts.map((act) => act.layer ?? 0))
  const top = acts.filter((act) => (act.layer ?? 0) === layer)
  return top.filter((act, place) => !top.slice(place + 1).some(({ keys }) => keys === act.keys))
}

/** Capitals come from the shift key alone: caps lock changes nothing. */
const letterOf = ({ key, shift }: Stroke): string => (key.length === 1 ? (shift ? key.toUpperCase() : key.toLowerCase()) : key)
