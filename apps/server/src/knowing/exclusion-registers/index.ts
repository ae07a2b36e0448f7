export { askAboutPlayer } from './ask-about-player.ts'
export { askRegisters } from './ask-registers.ts'
