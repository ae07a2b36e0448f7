export { askRegisters } from './ask-registers.ts'
export { askAboutPlayer } from './ask-about-player.ts'
