import type { HedgehogWords } from './index.ts'

/** Hush, Hedgehog's own texts in Swedish. */
export const swedish: HedgehogWords = {
  game: 'Hush, Hedgehog',
  idle: 'Säg hur många igelkottar som sover under löven och gå sedan på promenad.',
  level1: 'På tå',
  level2: 'Inte ett löv rör sig',
  level3: 'Skogens tystaste steg',
  scriptText: '{game} behöver JavaScript.',
  spin: 'Gå på promenad',
  field: 'Tjugofem lövhögar',
  heap: 'Rad {row}, hög {place}: {what}',
  looks: { closed: 'löv', clear: 'öppen, ingen där', away: 'här sov en igelkott', awake: 'igelkotten som vaknade' },
  ladder: 'Vad varje hög betalar',
  hedgehogs: 'Igelkottar',
  sleepers: 'Igelkottar: {count}',
  fewer: 'Färre igelkottar',
  more: 'Fler igelkottar',
  take: 'Ta vinsten',
  takeMoney: 'Ta {won}',
  openOne: 'Öppna en lövhög.',
  soFar: 'Vunnet hittills: {won}',
  nextPays: 'Nästa hög betalar {pays}.',
  taken: 'Öppnade högar: {count}, som betalar {pays}',
  woke: 'En igelkott vaknade. Sov gott, promenaden är slut.',
  board: 'Öppnade: {opened}. Igelkottar sov i {sleeping}.',
  none: 'ingen',
  opened: 'Högar',
  chance: 'Chans dit',
  prizesTitle: 'Vad högarna betalar',
  openRule:
    'En till tolv igelkottar sover under tjugofem lövhögar. Öppna högar i vilken ordning du vill. Varje hög utan igelkott höjer vinsten.',
  takeRule: 'Från den första öppna högen får du ta vinsten. Om en igelkott vaknar är rundan slut och inget är vunnet.',
  lastRule: 'Med den sista högen som kan betala tas vinsten av sig själv. Ingen vinst är över 5 000 × insatsen.',
  awayTitle: 'Om du inte kommer tillbaka',
  awayRule:
    'En runda väntar på dig i 20 timmar. Sedan tas vinsten åt dig. Om ingen hög är öppen än öppnas den första i första raden, och sedan tas vinsten.',
  returnRule:
    'Varje vinst är 97 % delat med chansen att komma så långt, avrundat nedåt till en hundradel. Därför ger varje sätt att spela, när du än slutar, i längden tillbaka {rtp} av alla insatser. Igelkottarna lägger sig innan den första högen öppnas och ligger kvar; de visas när rundan är slut.',
}
