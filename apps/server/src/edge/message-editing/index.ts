export { checkMessage, neededIn } from './check-message.ts'
export { previewMessage, samplesOf } from './preview-message.ts'
export { writeMessage } from './write-message.ts'
