import type { LevelWords } from './index.ts'

/** Spirit Level's own texts in Estonian. */
export const estonian: LevelWords = {
  game: 'Spirit Level',
  idle: 'Sea märk paika ja vali pool, kus mull peaks peatuma.',
  level1: 'Täpselt loodis',
  level2: 'Juuksekarva täpsusega',
  level3: 'Meistri silm',
  scriptText: '{game} vajab JavaScripti.',
  spin: 'Lase mullil peatuda',
  level: 'Vesilood, 0 kuni 100',
  mark: 'Märk',
  side: 'Mull peatub',
  below: 'Allpool',
  above: 'Ülalpool',
  chance: 'Tõenäosus',
  wouldWin: 'Võidaksid',
  winsFrom: 'Võidab vahemikus {from} kuni {to}.',
  rests: 'Mull peatus kohal {place}.',
  prizesTitle: 'Iga tõenäosus ja selle võit',
  chooseRule: 'Sea märk skaalal ükskõik kuhu ja vali, kas mull peaks peatuma sellest all- või ülalpool. Täpselt märgi peal on ülalpool.',
  placeRule: 'Mull peatub ühel 10 000 kohast, 0,00 kuni 99,99, igaühel sama tõenäoliselt. Sinu tõenäosus on 2 kuni 95 %.',
  returnRule:
    'Võit on 97 % jagatud tõenäosusega, alla ümardatud sajandikuni, nii et iga võit on sendi pealt täpne. Pika aja jooksul tagastab {game} {rtp} kõigist panustest; tabel ütleb selle iga tõenäosuse kohta, mõlemal pool sama.',
}
