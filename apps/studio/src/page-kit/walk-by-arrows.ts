// Runs in the game's frame: fields of a board that are one tab stop together.

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Makes some buttons a single tab stop, within which arrows move to the nearest one in that direction. */
export function walkByArrows(buttons: readonly HTMLButtonElement[]): void {
  const middle = (button: HTMLElement) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const stop = (button: HTMLButtonElement) => buttons.forEach((other) => (other.tabIndex = other === button ? 0 : -1))
  const [first] = buttons
  if (first) stop(first)
  for (const button of buttons) {
    button.addEventListener('focus', () => stop(button))
    button.addEventListener('keydown', (event) => {
      const way = ways[event.key]
      if (!way) return
      event.preventDefault()
      const from = middle(button)
      const far = (other: HTMLElement) => {
        const to = middle(other)
        const along = (to.x - from.x) * way[0] + (to.y - from.y) * way[1]
        const aside = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0])
        return along < 4 ? Number.POSITIVE_INFINITY : along + aside * 2
      }
      const next = buttons.reduce((best, other) => (far(other) < far(best) ? other : best), button)
      next.focus()
    })
  }
}
