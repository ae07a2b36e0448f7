import type { Mutant } from './mutant.ts'

const limitCheck = 'apps/site/src/limits/form/limit-check.ts'
const limitChanges = 'apps/site/src/limits/form/limit-changes.ts'
const popupType = 'apps/site/src/limits/confirming/popup-type.ts'
const contactOperator = 'apps/site/src/limits/confirming/contact-operator.ts'
const gameSession = 'apps/site/src/game/game-session.ts'
const curtain = 'apps/site/src/lobby/curtain/curtain.ts'
const preloadGames = 'apps/site/src/lobby/games/preload-games.ts'
const durationText = 'apps/site/src/base/duration-text.ts'
const balanceRows = 'apps/site/src/wallet/balance-rows.ts'
const redirections = 'apps/site/src/app/redirections/redirections.ts'

/** Faults in what limits and the page around them promise. */
export const limitsAndShellMutants: readonly Mutant[] = [
  { row: 'SHL-482', source: 'packages/money/src/currencies.ts', from: "  BTC: { digits: 8, symbol: '₿' },\n", to: '' },
  { row: 'SHL-803', source: 'packages/contract/src/caller.ts', from: "credentials: 'same-origin'", to: "credentials: 'include'" },
  { row: 'SHL-1058', source: 'packages/money/src/formulas.ts', from: 'lost < 0n ? 0n : lost', to: 'lost' },
  { row: 'SHL-635', source: limitCheck, from: 'amount < least)', to: 'amount + 1n < least)' },
  { row: 'SHL-636', source: limitCheck, from: 'amount > most)', to: 'amount > most + 1n)' },
  { row: 'SHL-652', source: limitCheck, from: 'amount <= 0n', to: 'amount < 0n' },
  { row: 'SHL-647', source: limitCheck, from: "daily: 'limits.notLessThanDaily'", to: "daily: 'limits.notLessThanWeekly'" },
  { row: 'SHL-649', source: limitCheck, from: "weekly: 'limits.notMoreThanWeekly'", to: "weekly: 'limits.notMoreThanMonthly'" },
  { row: 'SHL-645', source: limitChanges, from: 'sameAtTwoDecimals(from, to)', to: 'from === to' },
  { row: 'SHL-598', source: popupType, from: 'daily > high', to: 'daily >= high' },
  { row: 'SHL-594', source: popupType, from: 'pending <= high', to: 'pending < high' },
  { row: 'SHL-597', source: popupType, from: 'pending <= daily', to: 'pending >= daily' },
  { row: 'SHL-606', source: contactOperator, from: "fe['limitContactPointUrl'] || ", to: '' },
  { row: 'SHL-607', source: contactOperator, from: "'/contact-point'", to: "'/support'" },
  { row: 'SHL-742', source: contactOperator, from: '=== true', to: '=== false' },
  { row: 'SHL-619', source: gameSession, from: '>= inactivitySeconds * 1000', to: '> inactivitySeconds * 1000' },
  { row: 'SHL-621', source: gameSession, from: 'event.id !== null && event.id !== now.id', to: 'event.id !== null' },
  { row: 'SHL-624', source: gameSession, from: "why === 'unload' || why === 'timeout'\n", to: "why === 'unload'\n" },
  {
    row: 'SHL-626',
    source: gameSession,
    from: "  if (now.at === 'ended') return now\n",
    to: "  if (now.at === 'ended' && event.type !== 'unload') return now\n",
  },
  { row: 'SHL-629', source: gameSession, from: 'retrySeconds: 10,', to: 'retrySeconds: 15,' },
  { row: 'SHL-630', source: gameSession, from: 'failures < pace.maxFailures', to: 'failures <= pace.maxFailures' },
  { row: 'SHL-631', source: gameSession, from: '...now, failures: 0, prolongAt', to: '...now, prolongAt' },
  { row: 'SHL-1049', source: gameSession, from: 'prolong : 60', to: 'prolong : 90' },
  { row: 'SHL-580', source: curtain, from: 'fallbackMs = 10_000', to: 'fallbackMs = 12_000' },
  { row: 'SHL-576', source: curtain, from: 'liftMs = 300', to: 'liftMs = 250' },
  { row: 'SHL-581', source: curtain, from: "(event === 'fallback' && now.asked)", to: "(event === 'fallback' && !now.asked)" },
  { row: 'SHL-776', source: preloadGames, from: "'idleTimeoutMs', 30_000", to: "'idleTimeoutMs', 20_000" },
  { row: 'SHL-777', source: preloadGames, from: "'gamesPreloadMs', 1000", to: "'gamesPreloadMs', 500" },
  { row: 'SHL-1053', source: 'apps/site/src/my/time-left.ts', from: 'minutes > longHours', to: 'minutes >= longHours' },
  { row: 'SHL-321', source: durationText, from: 'all < 60', to: 'all < 59' },
  { row: 'SHL-323', source: durationText, from: 'shown(minutes % 60)', to: 'shown(minutes)' },
  { row: 'SHL-325', source: durationText, from: "  if (!(all >= 0)) return ''\n", to: '' },
  { row: 'SHL-1029', source: 'apps/site/src/base/load-chunk.ts', from: "'chunkTimeoutMs', 60_000", to: "'chunkTimeoutMs', 30_000" },
  { row: 'SHL-224', source: balanceRows, from: 'minor(wallet.cash) - minor(wallet.cashReserve)', to: 'minor(wallet.cash)' },
  { row: 'SHL-229', source: balanceRows, from: 'most: maxWinnings }', to: 'most: totalWinnings }' },
  { row: 'SHL-509', source: 'apps/site/src/app/placeholders.ts', from: '    siteName,\n', to: "    siteName: 'Site',\n" },
  { row: 'SHL-521', source: redirections, from: 'idenfySucceeded ? search : {', to: '!idenfySucceeded ? search : {' },
  { row: 'SHL-532', source: redirections, from: 'profile && gamesLoaded && isGamePage', to: 'profile && isGamePage' },
  {
    row: 'SHL-749',
    source: redirections,
    from: "    name: 'game-after-login',\n",
    to: "    name: 'game-after-login',\n    inPoker: true,\n",
  },
  { row: 'SHL-NS-21', source: 'apps/site/src/base/address/in-app-history.ts', from: 'const most = 20', to: 'const most = 30' },
]
