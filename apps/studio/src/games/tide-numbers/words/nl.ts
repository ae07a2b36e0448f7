import type { TideWords } from './index.ts'

/** Tide Numbers' own texts in Dutch. */
export const dutch: TideWords = {
  game: 'Tide Numbers',
  idle: 'Markeer één tot zes getallen. Het tij brengt er tien van de veertig.',
  level1: 'Een goed getij',
  level2: 'Het getij van het jaar',
  level3: 'De zee geeft alles',
  scriptText: '{game} heeft JavaScript nodig.',
  spin: 'Laat het tij opkomen',
  field: 'Kiezels met de getallen 1 tot en met 40',
  marked: '{number}, gemarkeerd',
  drawn: '{number}, getrokken',
  hit: '{number}, gemarkeerd en getrokken',
  markFirst: 'Markeer eerst minstens één getal.',
  tooMany: 'Meer dan zes kan niet. Haal er eerst een weg.',
  quick: 'Willekeurig markeren',
  clear: 'Markeringen wissen',
  payList: 'Wat treffers betalen',
  hitsOf: '{hits} van {marks} getroffen',
  hitNumbers: 'Getroffen: {numbers}',
  board: 'Getrokken: {drawn}. Gemarkeerd: {marks}.',
  nothingMarked: 'Er is geen getal gemarkeerd.',
  marks: 'Gemarkeerd',
  hits: 'Treffers',
  prizesTitle: 'Prijzen naar markeringen en treffers',
  chooseRule:
    'Markeer één tot zes getallen. Ze blijven gemarkeerd tot je ze verandert. Welke getallen je markeert, maakt voor je kans niets uit.',
  drawRule:
    'Er worden tien verschillende getallen van 1 tot en met 40 getrokken, elk even waarschijnlijk. Een gemarkeerd getal dat wordt getrokken, is een treffer.',
  returnRule:
    'Op den duur geeft {game} {rtp} van alle inzetten terug. Dat hangt af van hoeveel getallen zijn gemarkeerd en is geteld over alle mogelijke trekkingen:',
}
