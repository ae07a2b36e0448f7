const gap = 4
const tallest = 272

/** Shows a panel over everything, under its box or, where there is more room, above it; it follows the box until it is hidden. */
export function showBeside(box: HTMLElement, panel: HTMLElement): () => void {
  const place = () => {
    const { top, bottom, left, width } = box.getBoundingClientRect()
    const room = window.visualViewport?.height ?? window.innerHeight
    const below = room - bottom - 2 * gap
    const above = below < Math.min(tallest, 200) && top > below
    panel.style.inset = above ? `auto auto ${window.innerHeight - top + gap}px ${left}px` : `${bottom + gap}px auto auto ${left}px`
    panel.style.width = `${width}px`
    panel.style.maxHeight = `${Math.min(tallest, above ? top - 2 * gap : below)}px`
  }
  panel.showPopover()
  place()
  const gone = new AbortController()
  window.addEventListener('scroll', place, { capture: true, passive: true, signal: gone.signal })
  window.addEventListener('resize', place, { signal: gone.signal })
  window.visualViewport?.addEventListener('resize', place, { signal: gone.signal })
  return () => {
    gone.abort()
    if (panel.isConnected) panel.hidePopover()
  }
}
