const undos: (() => void)[] = []

/** What a test has put in the place of something that its worker's files share is taken back when its file ends. */
export const atEndOfFile = (undo: () => void): void => void undos.push(undo)

/** Takes it all back, the last first. */
export function undoAtEndOfFile(): void {
  for (const undo of undos.splice(0).toReversed()) undo()
}
