/** The acts that ask for more than a reason; each has a form. */
export type FormName = 'reveal' | 'freeze' | 'suspend' | 'close' | 'exclude' | 'limit' | 'hold' | 'documents' | 'giveBonus'
