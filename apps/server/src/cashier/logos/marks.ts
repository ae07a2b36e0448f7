import type { MethodData } from '../method-catalogue/method.ts'

/** The signs for kinds of methods, as strokes on a 24 by 24 grid. */
export const signs: Readonly<Record<MethodData['kind'], string>> = {
  card: 'M3 8h18M3 6.500A1.500 1.500 0 0 1 4.500 5h15A1.500 1.500 0 0 1 21 6.500v11a1.500 1.500 0 0 1-1.500 1.500h-15A1.500 1.500 0 0 1 3 17.500zM6.500 14.500H11',
  bank: 'M3 9.500L12 4l9 5.500zM5.500 10v7M10 10v7M14 10v7M18.500 10v7M3.500 19.500h17',
  wallet:
    'M4 8.500h14.500A1.500 1.500 0 0 1 20 10v8a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 18V7a2 2 0 0 1 2-2h11v3.500M16 14h.01',
  walletButton:
    'M8 3.500h8A1.500 1.500 0 0 1 17.500 5v14a1.500 1.500 0 0 1-1.500 1.500H8A1.500 1.500 0 0 1 6.500 19V5A1.500 1.500 0 0 1 8 3.500zM10 10.500a4 4 0 0 1 4 4M10 7.500a7 7 0 0 1 7 7',
  crypto: 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM12 12l8-4.500M12 12v9M12 12L4 7.500',
  voucher: 'M4 6.500h16V10a2 2 0 0 0 0 4v3.500H4V14a2 2 0 0 0 0-4zM14 7v10',
  bonusCode:
    'M4.500 10h15v10h-15zM3.500 7h17v3h-17zM12 7v13M12 7C9 7 7.500 6 7.500 4.700S9.700 3 12 7c2.300-4 4.500-3.600 4.500-2.300S15 7 12 7z',
  slip: 'M6 3.500h12v17l-2-1.500-2 1.500-2-1.500-2 1.500-2-1.500-2 1.500zM9 8h6M9 11h6M9 14.500v1M11 14.500v1M13 14.500v1M15 14.500v1',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2M14 20h2M18 18h2v2M7 7h.01M17 7h.01M7 17h.01',
  transfer: 'M4 8.500h15M15.500 5L19 8.500 15.500 12M20 15.500H5M8.500 12L5 15.500 8.500 19',
  counter: 'M4 9.500L5.500 4h13L20 9.500M4 9.500a2 2 0 0 0 4 0 2 2 0 0 0 4 0 2 2 0 0 0 4 0 2 2 0 0 0 4 0M5.500 12v8h13v-8M10 20v-5h4v5',
  phone:
    'M8.500 2.500h7A1.500 1.500 0 0 1 17 4v16a1.500 1.500 0 0 1-1.500 1.500h-7A1.500 1.500 0 0 1 7 20V4a1.500 1.500 0 0 1 1.500-1.500zM11 18.500h2',
}

/** Backgrounds for logos, easy to tell apart. Each fills 72 by 48. */
export const grounds: readonly string[] = [
  '<path d="M0 48L72 0v48z"/>',
  '<circle cx="62" cy="8" r="26"/>',
  '<path d="M0 36q18-14 36 0t36 0v12H0z"/>',
  '<path d="M46 0h10L34 48H24zM64 0h8v4L52 48H42z"/>',
  '<path d="M0 0h26v48H0z"/>',
  '<circle cx="36" cy="24" r="21"/>',
  '<path d="M0 30h72v18H0z"/>',
  '<path d="M36 0l36 24-36 24L0 24z"/>',
]
