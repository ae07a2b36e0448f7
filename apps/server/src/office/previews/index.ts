import { openPreview } from './open-preview.ts'
import { viewAsPlayer } from './view-as-player.ts'
import { viewPage } from './view-page.ts'

/** What does the calls about views of the players' site. */
export const previewHandlers = { openPreview, viewAsPlayer, viewPage }
export { mountPreviews } from './mount-previews.ts'
