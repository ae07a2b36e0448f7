/** Sea Glass's own texts in English. */
export const english = {
  game: 'Sea Glass',
  idle: 'Four of a kind that touch win, and more glass falls in.',
  level1: 'A find on the shore',
  level2: 'Spring tide',
  level3: 'The sea’s own treasure',
  board: 'Row {row}: {pieces}',
  cluster: '{count} × {piece}',
  wave: 'Wave {wave}, × {times}: {clusters}',
  waves: 'Waves that won: {count}',
  pieces: {
    A: 'red star',
    B: 'amber drop',
    C: 'violet shell',
    D: 'blue stone',
    E: 'green ring',
    F: 'white shard',
  },
  prizesTitle: 'Prizes by the size of a cluster',
  prizesLead: 'For your stake of {stake}.',
  clusterRule: 'Four or more of a kind that touch side by side are a cluster. At corners they do not touch. Every cluster is paid.',
  fallRule: 'The sea takes every cluster away. What lies above falls, and new pieces follow from above, until no cluster is left.',
  wavesRule: 'The clusters of the second wave pay twice, those of the third three times, and those of every later wave five times.',
  decidedRule: 'Five stops decide the whole round, with all its waves, before the first piece falls.',
  returnRule:
    'In the long run {game} returns {rtp} of all stakes ({fraction} exactly, by playing all 7,962,624 rounds). 46 in 100 rounds win something. The most that a round can pay is 306.15 × the stake.',
  scriptText: '{game} needs JavaScript.',
}
