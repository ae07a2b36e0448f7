import { join } from 'node:path'

const kit = ['../studio.css', '../game.css', '../controls.css', '../dialogs.css', '../chips/chips.css', 'table.css', 'dock.css']

/** The style sheets of every shared table with chips; a game's own come after them. */
export const tableStyles: readonly string[] = kit.map((name) => join(import.meta.dirname, name))
