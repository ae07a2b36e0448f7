// Runs in the frame of a test's game: opens the page with the parts that every game has.
import { found } from '../../../apps/studio/src/page-kit/page.ts'
import { openParent } from '../../../apps/studio/src/page-kit/parent.ts'
import { openTalk } from '../../../apps/studio/src/page-kit/talk.ts'

const data = JSON.parse(found('#game-data').textContent ?? '{}') as { page: string; parentOrigin: string } // written by index.ts
const parent = openParent(data.parentOrigin, () => undefined)
const talk = openTalk(data.page, { lost: () => undefined, found: () => undefined })

void talk.open().then((told) => {
  if (told.refused === undefined) found('#coin').textContent = told.balance.cash
  parent.ready()
})
