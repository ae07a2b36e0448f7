import type { GlassWords } from './index.ts'

/** Sea Glass's own texts in Finnish. */
export const finnish: GlassWords = {
  game: 'Sea Glass',
  idle: 'Neljä samaa vierekkäin voittaa, ja lasia putoaa lisää.',
  level1: 'Löytö rannalta',
  level2: 'Tulvavuoksi',
  level3: 'Meren oma aarre',
  board: 'Rivi {row}: {pieces}',
  cluster: '{count} kpl {piece}',
  wave: 'Aalto {wave}, × {times}: {clusters}',
  waves: 'Voittaneita aaltoja: {count}',
  pieces: {
    A: 'punainen tähti',
    B: 'meripihkapisara',
    C: 'violetti simpukka',
    D: 'sininen kivi',
    E: 'vihreä rengas',
    F: 'valkoinen sirpale',
  },
  prizesTitle: 'Voitot ryhmän koon mukaan',
  prizesLead: 'Panoksellasi {stake}.',
  clusterRule:
    'Neljä tai useampi sama, jotka koskettavat toisiaan sivuilta, on ryhmä. Kulmista ne eivät kosketa. Jokainen ryhmä maksetaan.',
  fallRule: 'Meri vie jokaisen ryhmän. Yläpuolella olevat putoavat ja uusia paloja seuraa ylhäältä, kunnes ryhmiä ei enää ole.',
  wavesRule: 'Toisen aallon ryhmät maksavat kaksinkertaisesti, kolmannen kolminkertaisesti ja myöhempien viisinkertaisesti.',
  decidedRule: 'Viisi pysähdystä ratkaisee koko kierroksen kaikkine aaltoineen ennen kuin ensimmäinen pala putoaa.',
  returnRule:
    'Pitkällä aikavälillä {game} palauttaa {rtp} kaikista panoksista (tarkalleen {fraction}, kaikki 7 962 624 kierrosta pelaamalla). 46 kierrosta sadasta voittaa jotakin. Kierros voi maksaa enintään 306,15 × panoksen.',
  scriptText: '{game} tarvitsee JavaScriptin.',
}
