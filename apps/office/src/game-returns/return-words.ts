import type { GameReturn } from '@fairhouse/contract/office/queues/game-returns.ts'

/** How a return stands, and the colour beside its word. */
export const toneOfGrade = {
  proposal: 'bad',
  alarm: 'warning',
  within: 'good',
  few: 'quiet',
  unknown: 'quiet',
} as const satisfies Record<GameReturn['grade'], string>

/** A percentage, or a dash where nothing is known. */
export const percentText = (percent: string | null): string => (percent === null ? '–' : `${percent} %`)

/** From one percentage to another, or the one that both are. */
export function spanText(span: { from: string; to: string } | null): string {
  if (!span) return '–'
  return span.from === span.to ? `${span.from} %` : `${span.from}–${span.to} %`
}
