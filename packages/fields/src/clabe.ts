const weights = [3, 7, 1]

/** Returns the check digit of the first 17 digits of a CLABE, a Mexican bank account number. */
export function clabeCheckDigit(digits: string): number {
  const sum = Array.from(digits.slice(0, 17)).reduce((total, digit, place) => total + ((Number(digit) * (weights[place % 3] ?? 0)) % 10), 0)
  return (10 - (sum % 10)) % 10
}

/** Returns whether a text is a CLABE: 18 digits of bank, city and account with the right check digit. */
export const isClabe = (text: string): boolean => /^\d{18}$/.test(text) && clabeCheckDigit(text) === Number(text[17])
