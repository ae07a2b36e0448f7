/** Follows a pointer that holds a row, until it lets go, and tells over which row it is. */
export function followPointer(onOver: (row: string) => void): void {
  const holding = new AbortController()
  const over = ({ clientX, clientY }: PointerEvent) => {
    const row = document.elementFromPoint(clientX, clientY)?.closest('tr')?.querySelector<HTMLElement>('[data-row]')?.dataset['row']
    if (row !== undefined) onOver(row)
  }
  const end = () => holding.abort()
  const { signal } = holding
  window.addEventListener('pointermove', over, { signal })
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('pointercancel', end, { signal })
}
