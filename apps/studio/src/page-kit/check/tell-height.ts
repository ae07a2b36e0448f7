// Runs in a browser: lets the page that holds this one give its frame the height that its content needs.

/** Tells the height of the page, again whenever it changes. */
export function tellHeight(parentOrigin: string): void {
  if (window.parent === window) return
  const tell = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    window.parent.postMessage({ type: 'check', height }, parentOrigin)
  }
  new ResizeObserver(tell).observe(document.body)
  tell()
}
