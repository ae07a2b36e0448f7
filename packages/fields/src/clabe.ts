const weights = [3, 7, 1]

/** The check digit of the first 17 digits of a CLABE, the number of a Mexican bank account. */
export function clabeCheckDigit(digits: string): number {
  const sum = Array.from(digits.slice(0, 17)).reduce((total, digit, place) => total + ((Number(digit) * (weights[place % 3] ?? 0)) % 10), 0)
  return (10 - (sum % 10)) % 10
}

/** Whether 18 digits are a CLABE: bank, city, account, and the right check digit. */
export const isClabe = (text: string): boolean => /^\d{18}$/.test(text) && clabeCheckDigit(text) === Number(text[17])
