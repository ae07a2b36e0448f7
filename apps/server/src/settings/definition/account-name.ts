/** The shape of our account name at a service; empty until one is set. */
export const accountName = {
  scope: 'server',
  fallback: '',
  shape: /^[\w.@:-]{0,100}$/,
  allowed: 'letters, digits, dots, dashes and underscores',
} as const
