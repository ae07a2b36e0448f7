/** The values of `gender` in order; the first is used if a value is unknown. Texts: `field.gender.<value>`. */
export const genders = ['male', 'female'] as const

/** The values of `occupation`. Texts: `field.occupation.<value>`. */
export const occupations = ['employed', 'unemployed', 'selfEmployed', 'student', 'other'] as const

/** The seven statements of a CDDN registration. Texts: `field.<name>`. */
export const statements = [
  'statementPrivacy',
  'statementLegislation',
  'statementLegallyCompetent',
  'statementOwnAccount',
  'statementNoFraudAml',
  'statementIdentification',
  'statementPersonalUseAndMoney',
] as const
