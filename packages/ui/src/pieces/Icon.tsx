import style from './Icon.module.css'

const paths = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.1',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5M12 7.8v.1',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5a7.5 7.5 0 0 1 15 0',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  plus: 'M12 5v14M5 12h14',
  down: 'M6 9.5l6 6 6-6',
  forward: 'M9.5 6l6 6-6 6',
  back: 'M14.5 6l-6 6 6 6',
  eye: 'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12M12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4',
  eyeOff:
    'M4 4l16 16M9.9 5.8a9.6 9.6 0 0 1 2.1-.3c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.8 3.5M6.2 7.6A16.5 16.5 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9 9 0 0 0 4-.9M10.2 10.2a2.7 2.7 0 0 0 3.7 3.7',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20.5 20.5',
  pause: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M9.8 9v6M14.2 9v6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2',
  shield: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.7-7 9-4-1.3-7-4.5-7-9V6zM8.8 12l2.3 2.3 4.2-4.4',
  ledger: 'M6 3.5h10.5a1.5 1.5 0 0 1 1.5 1.5v15.5H6zM6 3.5a2 2 0 0 0 0 17M9.5 8h5M9.5 11.5h5M9.5 15h3',
  leave: 'M14 4H6v16h8M11 12h9M16.5 8.5L20 12l-3.5 3.5',
  offline:
    'M3 4l18 16M5 12.5a10 10 0 0 1 4-2.4M2.5 9a14.500 14.500 0 0 1 4-2.600M12 8.500c3 0 5.500 1 7.500 3M13 5.500a14 14 0 0 1 8.500 3.500M8.500 16a5 5 0 0 1 6 0M12 19.600v.1',
} as const

/** The name of an icon. */
export type IconName = keyof typeof paths
/** Every icon that there is. */
export const iconNames = Object.keys(paths) as IconName[] // its own keys
const turning: readonly IconName[] = ['forward', 'back', 'leave']

/** One of the house's own line icons; signs that point turn round in right-to-left text. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={turning.includes(name) ? `${style.icon} ${style.turning}` : style.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
