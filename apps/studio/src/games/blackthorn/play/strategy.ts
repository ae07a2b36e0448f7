/** What to do against each card of the dealer, from the two to the ace. */
type Row = string

/** The columns of the strategy card: what the dealer shows. */
export const dealerShows = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A'] as const

/**
 * The strategy that the return is computed with, by the player's points: H hit, S stand, D double (else hit), E double
 * (else stand). A test holds it against what the enumerator finds best.
 */
export const strategy: { hard: Readonly<Record<string, Row>>; soft: Readonly<Record<string, Row>> } = {
  hard: {
    '4': 'HHHHHHHHHH',
    '5': 'HHHHHHHHHH',
    '6': 'HHHHHHHHHH',
    '7': 'HHHHHHHHHH',
    '8': 'HHHHHHHHHH',
    '9': 'HDDDDHHHHH',
    '10': 'DDDDDDDDHH',
    '11': 'DDDDDDDDDH',
    '12': 'HHSSSHHHHH',
    '13': 'SSSSSHHHHH',
    '14': 'SSSSSHHHHH',
    '15': 'SSSSSHHHHH',
    '16': 'SSSSSHHHHH',
    '17': 'SSSSSSSSSS',
    '18': 'SSSSSSSSSS',
    '19': 'SSSSSSSSSS',
    '20': 'SSSSSSSSSS',
  },
  soft: {
    '12': 'HHHHHHHHHH',
    '13': 'HHHHDHHHHH',
    '14': 'HHHDDHHHHH',
    '15': 'HHHDDHHHHH',
    '16': 'HHDDDHHHHH',
    '17': 'HDDDDHHHHH',
    '18': 'SEEEESSHHH',
    '19': 'SSSSSSSSSS',
    '20': 'SSSSSSSSSS',
  },
}
