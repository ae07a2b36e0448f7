import type { HedgehogWords } from './index.ts'

/** Hush, Hedgehog's own texts in Estonian. */
export const estonian: HedgehogWords = {
  game: 'Hush, Hedgehog',
  idle: 'Ütle, mitu siili magab lehtede all, ja mine jalutama.',
  level1: 'Kikivarvul',
  level2: 'Ükski leht ei liigu',
  level3: 'Metsa vaikseimad sammud',
  scriptText: '{game} vajab JavaScripti.',
  spin: 'Mine jalutama',
  field: 'Kakskümmend viis lehehunnikut',
  heap: 'Rida {row}, hunnik {place}: {what}',
  looks: { closed: 'lehed', clear: 'avatud, kedagi pole', away: 'siin magas siil', awake: 'siil, kes ärkas' },
  ladder: 'Mida iga hunnik maksab',
  hedgehogs: 'Siile',
  sleepers: 'Siile: {count}',
  fewer: 'Vähem siile',
  more: 'Rohkem siile',
  take: 'Võta võit',
  takeMoney: 'Võta {won}',
  openOne: 'Ava üks lehehunnik.',
  soFar: 'Seni võidetud: {won}',
  nextPays: 'Järgmine hunnik maksab {pays}.',
  taken: 'Avatud hunnikuid: {count}, see maksab {pays}',
  woke: 'Siil ärkas. Maga hästi, jalutuskäik on läbi.',
  board: 'Avatud: {opened}. Siilid magasid hunnikutes {sleeping}.',
  none: 'mitte ühtegi',
  opened: 'Hunnikuid',
  chance: 'Tõenäosus sinnani',
  prizesTitle: 'Mida hunnikud maksavad',
  openRule:
    'Üks kuni kaksteist siili magab kahekümne viie lehehunniku all. Ava hunnikuid mis tahes järjekorras. Iga siilita hunnik tõstab võitu.',
  takeRule: 'Alates esimesest avatud hunnikust võid võidu võtta. Kui siil ärkab, on ring läbi ja midagi pole võidetud.',
  lastRule: 'Viimase hunnikuga, mis võib maksta, võetakse võit ise. Ükski võit ei ületa 5000 × panust.',
  awayTitle: 'Kui sa tagasi ei tule',
  awayRule:
    'Ring ootab sind 20 tundi. Siis võetakse võit sinu eest. Kui ühtegi hunnikut pole avatud, avatakse esimese rea esimene ja siis võetakse võit.',
  returnRule:
    'Iga võit on 97 % jagatud tõenäosusega nii kaugele jõuda, alla ümardatud sajandikuni. Seepärast tagastab iga mänguviis, millal iganes sa lõpetad, pika aja jooksul {rtp} kõigist panustest. Siilid heidavad magama enne esimese hunniku avamist ja jäävad oma kohale; neid näidatakse, kui ring on läbi.',
}
