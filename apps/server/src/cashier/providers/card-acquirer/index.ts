import { cardAcquirer as adapter } from './adapter.ts'
import { cardMethods } from './methods.ts'
import { inSandbox, settings } from './settings.ts'

export const cardAcquirer = {
  adapter,
  settings,
  inSandbox,
  methods: [
    { place: 10, rows: cardMethods.slice(0, 1) },
    { place: 30, rows: cardMethods.slice(1) },
  ],
}
