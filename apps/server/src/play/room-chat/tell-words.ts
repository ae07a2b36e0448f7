import type { House } from '../../base/house.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { messageOf } from '../../base/message-of.ts'
import { readSettingVersions } from '../../settings/index.ts'
import { chatStudio } from './chat-studio.ts'

/** Tells the studio the house's blocked words where it uses other ones. */
export const chatWordsJob = 'chat-words'
/** The setting that holds them. */
export const chatWordsSetting = 'chat.blockedWords'

const everyMs = 600_000
const againMs = 10_000

/** Builds the worker that looks which version of the words a studio uses, and tells it the newest; also one that was set up anew. */
export function chatWordsWorker(house: House): Worker {
  return async () => {
    const again = (ms: number) => ({ againAt: new Date(house.clock.now().getTime() + ms) })
    const there = chatStudio(house)
    if (!there) return again(everyMs)
    try {
      const { readChat, orderInChat } = there.door
      const used = await readChat?.(house, there.studio, { isReported: true, most: 1 })
      const [newest] = await readSettingVersions(house.db, chatWordsSetting, undefined, 1)
      if (newest && used && used.wordsVersion < newest.version)
        await orderInChat?.(house, there.studio, { kind: 'words', version: newest.version, words: newest.value as string[] }) // the setting's own entry has read it
      return again(everyMs)
    } catch (error) {
      house.log.debug({ studio: there.studio.id, reason: messageOf(error) }, 'a studio was not told of the blocked words')
      return again(againMs)
    }
  }
}
