/** Closes what a process serves, one after the other, and ends it when standard input closes. */
export function endWithInput(...closings: (() => Promise<unknown>)[]): void {
  const end = async () => {
    for (const close of closings) await close()
    process.exit(0)
  }
  process.stdin.on('end', () => void end()).resume()
}
