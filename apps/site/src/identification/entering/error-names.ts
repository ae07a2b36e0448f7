/** The errors that identification does more with than to show them. */
export const userNotFound = 'userNotFound'
export const consentErrors: readonly string[] = ['termsNotAccepted', 'privacyNotAccepted', 'licenceNotAccepted']
export const loginStepNeeded = 'loginStepNeeded'
export const emailNotFilled = 'emailNotFilled'
