/** Sends a message to an embedded page; the browser delivers it only if the page has the given origin. */
export function tellFrame(
  frame: { window: Pick<Window, 'postMessage'> | null | undefined; origin: string },
  message: Record<string, unknown>,
): void {
  frame.window?.postMessage(message, frame.origin)
}
