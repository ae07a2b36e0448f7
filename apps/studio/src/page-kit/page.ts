// Runs in the game's frame: texts with their values, and the elements of the page.

/** Replaces the placeholders of a text, each isolated so that text direction does not spill over. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => `\u2068${values[name] ?? ''}\u2069`)
}

/** Returns the element of a selector. */
export function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector} in the page.`)
  return element
}

/** Writes a stretch of time as hours, minutes and seconds. */
export function timeText(ms: number): string {
  const seconds = Math.max(Math.floor(ms / 1000), 0)
  const two = (count: number) => String(count).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
