import type { MagpieWords } from './index.ts'

/** Magpie Punto Banco's own texts in Estonian. */
export const estonian: MagpieWords = {
  game: 'Magpie Punto Banco',
  playing: 'Kaarte jagatakse.',
  last: 'Viimased tulemused',
  noLast: 'Veel ühtki tulemust',
  rulesText:
    'Kõik laua taga mängivad sama vooru. 20 sekundit paned žetoone ja kinnitad need ühe nupuga; siis jagatakse uuest kaheksa paki kingast kaks kätt, kaart kaardi järel. Panustad sellele, kumb jõuab üheksale lähemale või et mõlemad on võrdsed. Žetoonid, mida sa ei kinnita, ei maksa midagi.',
  fairRule:
    'Igal voorul on oma king, nii et varasemad tulemused ei muuda järgmist. Teed näitavad, mis on olnud; ei ole mustrit, mida leida, ega süsteemi, mis võidab.',
  beadRoad: 'Helmetee',
  bigRoad: 'Suur tee',
  roadLabel: 'Viimasest {count} voorust: mängija {player}, pank {banker}, viik {tie}',
}
