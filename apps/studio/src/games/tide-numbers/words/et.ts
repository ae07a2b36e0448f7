import type { TideWords } from './index.ts'

/** Tide Numbers' own texts in Estonian. */
export const estonian: TideWords = {
  game: 'Tide Numbers',
  idle: 'Märgi üks kuni kuus numbrit. Tõus toob neljakümnest kümme.',
  level1: 'Hea tõus',
  level2: 'Aasta tõus',
  level3: 'Meri annab kõik',
  scriptText: '{game} vajab JavaScripti.',
  spin: 'Lase tõus tulla',
  field: 'Kivid numbritega 1 kuni 40',
  marked: '{number}, märgitud',
  drawn: '{number}, loositud',
  hit: '{number}, märgitud ja loositud',
  markFirst: 'Märgi kõigepealt vähemalt üks number.',
  tooMany: 'Kuus on kõige rohkem. Võta enne üks tagasi.',
  quick: 'Märgi juhuslikult',
  clear: 'Tühista märgid',
  payList: 'Mida tabamused maksavad',
  hitsOf: 'Tabatud {hits} numbrit {marks}-st',
  hitNumbers: 'Tabatud: {numbers}',
  board: 'Loositud: {drawn}. Märgitud: {marks}.',
  nothingMarked: 'Ühtegi numbrit pole märgitud.',
  marks: 'Märgitud',
  hits: 'Tabamusi',
  prizesTitle: 'Võidud märkide ja tabamuste järgi',
  chooseRule:
    'Märgi üks kuni kuus numbrit. Need jäävad märgituks, kuni sa neid muudad. See, millised numbrid sa märgid, sinu võimalust ei muuda.',
  drawRule: 'Numbritest 1 kuni 40 loositakse kümme eri numbrit, igaüks sama tõenäoliselt. Märgitud number, mis loositakse, on tabamus.',
  returnRule:
    'Pika aja jooksul tagastab {game} {rtp} kõigist panustest. See sõltub sellest, mitu numbrit on märgitud, ja on loetud kõigist võimalikest loosimistest:',
}
