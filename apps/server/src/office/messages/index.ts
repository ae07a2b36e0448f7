import { publishGates, publishMessage, sendTestMessage } from './publish-messages.ts'
import { listMessages, listMessageVersions, previewMessage, readMessage } from './read-messages.ts'

/** What does the calls about mails and messages. */
export const messageHandlers = { listMessages, readMessage, listMessageVersions, previewMessage, publishMessage, sendTestMessage }

export const messageGates = publishGates
