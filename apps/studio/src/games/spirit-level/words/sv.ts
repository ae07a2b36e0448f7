import type { LevelWords } from './index.ts'

/** Spirit Level's own texts in Swedish. */
export const swedish: LevelWords = {
  game: 'Spirit Level',
  idle: 'Ställ in märket och välj på vilken sida bubblan ska stanna.',
  level1: 'Precis i våg',
  level2: 'På håret',
  level3: 'Mästarens öga',
  scriptText: '{game} behöver JavaScript.',
  spin: 'Låt bubblan komma till ro',
  level: 'Vattenpasset, från 0 till 100',
  mark: 'Märke',
  side: 'Bubblan stannar',
  below: 'Under',
  above: 'Över',
  chance: 'Chans',
  wouldWin: 'Skulle ge',
  winsFrom: 'Vinner från {from} till {to}.',
  rests: 'Bubblan stannar vid {place}.',
  prizesTitle: 'Varje chans och vad den betalar',
  chooseRule:
    'Ställ märket var som helst på skalan och välj om bubblan ska stanna under eller över det. En bubbla precis på märket räknas som över.',
  placeRule: 'Bubblan stannar på en av 10 000 platser, från 0,00 till 99,99, alla lika sannolika. Din chans är från 2 till 95 %.',
  returnRule:
    'Vinsten är 97 % delat med chansen, avrundat nedåt till en hundradel, så att varje vinst är exakt på öret. I längden ger {game} tillbaka {rtp} av alla insatser; tabellen visar det för varje chans, lika för båda sidor.',
}
