import type { TideWords } from './index.ts'

/** Tide Numbers' own texts in Swedish. */
export const swedish: TideWords = {
  game: 'Tide Numbers',
  idle: 'Markera ett till sex nummer. Tidvattnet för med sig tio av fyrtio.',
  level1: 'Ett gott tidvatten',
  level2: 'Årets tidvatten',
  level3: 'Havet ger allt',
  scriptText: '{game} behöver JavaScript.',
  spin: 'Släpp in tidvattnet',
  field: 'Stenar med nummer från 1 till 40',
  marked: '{number}, markerat',
  drawn: '{number}, draget',
  hit: '{number}, markerat och draget',
  markFirst: 'Markera minst ett nummer först.',
  tooMany: 'Högst sex nummer. Ta bort ett först.',
  quick: 'Markera på måfå',
  clear: 'Rensa markeringar',
  payList: 'Vad träffar betalar',
  hitsOf: '{hits} av {marks} träffade',
  hitNumbers: 'Träffade: {numbers}',
  board: 'Dragna: {drawn}. Markerade: {marks}.',
  nothingMarked: 'Inget nummer är markerat.',
  marks: 'Markerade',
  hits: 'Träffar',
  prizesTitle: 'Vinster efter markeringar och träffar',
  chooseRule:
    'Markera ett till sex nummer. De förblir markerade tills du ändrar dem. Vilka nummer du markerar spelar ingen roll för din chans.',
  drawRule: 'Tio olika nummer från 1 till 40 dras, alla lika sannolika. Ett markerat nummer som dras är en träff.',
  returnRule:
    'I längden ger {game} tillbaka {rtp} av alla insatser. Det beror på hur många nummer som är markerade och är räknat på alla möjliga dragningar:',
}
