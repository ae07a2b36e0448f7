const quietMs = 100

/** Keeps `--vh` (a hundredth of the window's height) and `--scrollbar-width` on the document; a window being dragged is measured when it rests. */
export function keepMeasures(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const measure = () => {
    const { style, clientWidth } = document.documentElement
    style.setProperty('--vh', `${window.innerHeight / 100}px`)
    style.setProperty('--scrollbar-width', `${Math.max(0, window.innerWidth - clientWidth)}px`)
  }
  measure()
  window.addEventListener('resize', () => (clearTimeout(timer), (timer = setTimeout(measure, quietMs))), { signal })
}
