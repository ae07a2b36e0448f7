/** Phone numbers that the vendor's own demonstration service answers by itself, with the result. */
export const testNumbers: Readonly<Record<string, string>> = {
  '+37200000366': 'NOT_MID_CLIENT',
  '+37066000266': 'TIMEOUT',
  '+37201100266': 'USER_CANCELLED',
  '+37213100266': 'PHONE_ABSENT',
  '+37207110066': 'DELIVERY_ERROR',
  '+37201200266': 'SIM_ERROR',
  '+37200000666': 'SIGNATURE_HASH_MISMATCH',
}
