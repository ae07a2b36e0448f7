import type { PearlWords } from './index.ts'

/** Pearl Fall's own texts in Estonian. */
export const estonian: PearlWords = {
  game: 'Pearl Fall',
  idle: 'Vali read ja risk. Iga naela juures kukub pärl vasakule või paremale.',
  level1: 'Kaunis pärl',
  level2: 'Pärlikee',
  level3: 'Ookeani pärl',
  scriptText: '{game} vajab JavaScripti.',
  spin: 'Lase pärl kukkuda',
  rows: 'Read',
  risk: 'Riski tase',
  low: 'Väike',
  medium: 'Keskmine',
  high: 'Suur',
  boardName: 'Ridu: {rows}, risk: {risk}',
  board: '{board}. Topsid maksavad vasakult paremale: {pays}.',
  fell: 'Tops {cup}/{cups} maksab {pays}',
  way: 'Pärli tee: {steps}.',
  left: 'vasak',
  right: 'parem',
  cups: 'Topsid',
  chance: 'Tõenäosus',
  prizesTitle: 'Valitud laua võidud',
  wayRule:
    'Iga naela juures otsustab üks juhuslik bitt, kas pärl kukub vasakule või paremale, mõlemad sama tõenäoliselt. Sa näed täpselt seda teed, mis loositi.',
  riskRule:
    'Risk muudab ainult seda, mida topsid maksavad, mitte kunagi pärli kukkumist. Iga tops maksab midagi; enamik keskel olevaid vähem kui panuse.',
  returnRule:
    'Pika aja jooksul tagastab {game} {rtp} kõigist panustest. See sõltub lauast ja on loetud kõigist teedest, mida pärl võib minna:',
}
