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
