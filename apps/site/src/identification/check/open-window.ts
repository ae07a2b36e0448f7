const wideScreen = 800

/** Opens a service in its own window: on a wide screen three quarters of each side. Null if the browser blocks it. */
export function openWindow(url: string): Window | null {
  const { width, height } = window.screen
  const size = width > wideScreen ? `popup,width=${Math.round(width * 0.75)},height=${Math.round(height * 0.75)}` : ''
  return window.open(url, 'identification', size)
}
