/**
 * Returns the address under which one whose path cannot be decoded is read as it was written (`/100%` is `/100%25`);
 * undefined if it can be decoded. Never the address of another host.
 */
export function readableAddress(url: string): string | undefined {
  const [path = '/', ...query] = url.replace(/^[/\\]{2,}/, '/').split('?')
  if (isReadable(path)) return undefined
  const stray = path.replaceAll(/%(?![0-9a-f]{2})/gi, '%25')
  return [isReadable(stray) ? stray : path.replaceAll('%', '%25'), ...query].join('?')
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
