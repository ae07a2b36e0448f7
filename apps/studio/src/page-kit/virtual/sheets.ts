// Runs in the game's frame: the sheets with rules, and with seeds and rounds.
import { found } from '../page.ts'

/** Connects the buttons that open sheets; `fill` fills them before. */
export function openSheets(fill: () => void): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-open]'))
    button.addEventListener('click', () => {
      fill()
      const dialog = found(`#${button.dataset.open}`) as HTMLDialogElement // each such button names one
      dialog.showModal()
      dialog.querySelector('.sheet-body')?.scrollTo(0, 0)
    })
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.sheet:not(.notice)'))
    dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
}
