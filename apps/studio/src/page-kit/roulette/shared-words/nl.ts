import type { SharedWheelWords } from './index.ts'

/** What wheels say that all players share, in Dutch. */
export const dutch: SharedWheelWords = {
  playing: 'De bal rolt.',
  last: 'Laatste nummers',
  noLast: 'Nog geen nummer',
  rulesText:
    'Iedereen aan tafel speelt dezelfde ronde. 20 seconden lang leg je fiches en plaats je ze met één knop; daarna rolt de bal, en wat je wint wordt uitbetaald zodra hij stilligt. Fiches die je niet plaatst kosten niets.',
  fairRule: 'Eerdere nummers veranderen niets aan het volgende. Er is geen patroon te vinden en geen systeem dat wint.',
}
