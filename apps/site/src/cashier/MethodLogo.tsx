import style from './MethodLogo.module.css'

const signs: Record<string, string> = {
  card: 'M4 9h24M4 5.5A1.500 1.500 0 0 1 5.500 4h21A1.500 1.500 0 0 1 28 5.500v11A1.500 1.500 0 0 1 26.500 18h-21A1.500 1.500 0 0 1 4 16.500ZM8 14h5',
  bank: 'M4 9L16 3l12 6M4 9h24M7 9v7M13 9v7M19 9v7M25 9v7M4 18.500h24',
  wallet: 'M5 6.500h20a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM5 6.500L21 3v3.500M20 12.500h7',
  crypto: 'M16 3l8 4.500v8L16 20l-8-4.500v-8zM12.500 9.500h7M12.500 13.500h7',
  voucher: 'M4 5h24v4a2.500 2.500 0 0 0 0 5v4H4v-4a2.500 2.500 0 0 0 0-5zM20 5v13',
  phone: 'M11 2.500h10v19H11zM14.500 18.500h3',
}

/** The logo of a way to pay, drawn: a sign for its kind, else its first letters. */
export function MethodLogo({ logo, name }: { logo: string; name: string }) {
  const kind = Object.keys(signs).find((sign) => logo.toLowerCase().includes(sign))
  return (
    <svg className={style.logo} viewBox="0 0 32 22" width="46" height="32" aria-hidden="true">
      <rect x=".5" y=".5" width="31" height="21" rx="3.500" />
      {kind ? (
        <path d={signs[kind]} transform="translate(6 4.200) scale(.62)" />
      ) : (
        <text x="16" y="14.500" textAnchor="middle">
          {name.slice(0, 2).toUpperCase()}
        </text>
      )}
    </svg>
  )
}
