import { timing } from '../../base/timing.ts'

/** Keeps `--vh` (a hundredth of the window's height) and `--scrollbar-width` on the document; a window being dragged is measured when it rests. */
export function keepMeasures(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const measure = () => {
    keep('--vh', window.innerHeight / 100)
    keep('--scrollbar-width', Math.max(0, window.innerWidth - document.documentElement.clientWidth))
  }
  measure()
  window.addEventListener('resize', () => (clearTimeout(timer), (timer = setTimeout(measure, timing('resizeDebounceMs', 100)))), { signal })
}

/** Writes a measure when it has changed: every element has to be looked at again after that. */
function keep(name: string, pixels: number): void {
  const { style } = document.documentElement
  if (style.getPropertyValue(name) !== `${pixels}px`) style.setProperty(name, `${pixels}px`)
}
