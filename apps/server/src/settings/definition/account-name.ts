/** The shape of the name that a service knows us by; nothing until we are told one. */
export const accountName = {
  scope: 'server',
  fallback: '',
  shape: /^[\w.@:-]{0,100}$/,
  allowed: 'letters, digits, dots, dashes and underscores',
} as const
