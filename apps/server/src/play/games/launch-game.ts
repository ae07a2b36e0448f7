import { messageOf } from '../../base/message-of.ts'
import { randomBytes } from 'node:crypto'
import type { Game } from '@fairhouse/contract'
import { appliedRules } from '../../settings/index.ts'
import type { RequestContext, PlayerContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { isGameRuledOut } from '../bonuses/grant.sql.ts'
import { mayPlayMoney } from '../../cashier/holds/index.ts'
import { askAboutPlayer } from '../../knowing/exclusion-registers/index.ts'
import { mayBet, timeBegan } from '../../money/limit-enforcement/index.ts'
import { consentWhileIn } from '../../people/consents/index.ts'
import { hashOfSecret } from '../../people/sessions/index.ts'
import { mayPlay } from '../../people/verification/index.ts'
import { readWalletRow, bindGameSession } from '../../money/wallet/index.ts'
import { endPlayersGames } from '../game-sessions/end-session.ts'
import { gameView } from './game.ts'
import { readGame, type GameRow } from './game.sql.ts'
import { stopRefusal } from '../../settings/incidents/index.ts'
import { closedIn, targetsOf } from '../offers/offer.ts'
import { oldEnough } from './old-enough.ts'
import { insertGameSession } from '../game-sessions/session.sql.ts'
import { studioNamed, type Studio } from '../studio-contract/studio.ts'
import { doorOf } from '../studios/registry.ts'

type Launch = { game: string; type: 'real' | 'demo'; language: string }
type Launched = { url: string; origin: string; sessionId: string | null; game: Game }
/** A launch for money, with the token the studio exchanges for the player. */
type LaunchedReal = Launched & { sessionId: string; launchToken: string }

const launchTokenMs = 60_000

/** Opens a game: as a demonstration for anyone whom the rules allow, or for real money in a session of its own. */
export async function launchGame(asking: RequestContext, { game, type, language }: Launch): Promise<Launched | Refused> {
  const { house } = asking
  const row = await readGame(house.db, game)
  if (!row) return refuse('gameNotFound')
  const stopped = closedRefusal(asking, row) ?? (await playStop(asking, row))
  if (stopped) return stopped
  const studio = studioNamed(house, row.studio)
  if (!studio) return refuse('gameProviderUnreachable', { details: { provider: row.provider_name } })
  if (type === 'real') {
    if (!asking.player) return refuse('noSession')
    const launched = await launchReal({ ...asking, player: asking.player }, row, studio, language)
    if (isRefused(launched)) return launched
    const { launchToken: _forTheStudio, ...shown } = launched
    return shown
  }
  if (!row.data.demo || !appliedRules(house, asking.player?.country ?? asking.country).games.demo) return withoutDemonstration(asking)
  return openAtStudio(
    asking,
    row,
    studio,
    { type, language },
    null,
    asking.player?.currency ?? house.settings.get('currencies')[0] ?? 'EUR',
  )
}

/** Refuses a game that is switched off for this player, or not for their country, by itself or with its provider. */
export function closedRefusal({ player, country }: RequestContext, row: GameRow): Refused | undefined {
  const closed = closedIn(row, player?.country ?? country)
  return closed && refuse('gameDisabled', { details: { where: closed === 'off' ? 'everywhere' : 'country' } })
}

/** Refuses a game that is stopped for this player, by itself or with its studio. */
export const playStop = ({ house, player, country, language }: RequestContext, row: GameRow): Promise<Refused | undefined> =>
  stopRefusal(house, house.db, 'play', { country: player?.country ?? country, language, targets: targetsOf(row) })

/** Refuses a demonstration of a real-money-only game; a player with nothing to play with is sent to deposit. */
async function withoutDemonstration({ house, player }: RequestContext): Promise<Refused> {
  const wallet = player && (await readWalletRow(house.db, player))
  const playable = wallet ? wallet.cash + wallet.reserve + wallet.promo : 1n
  return refuse(playable > 0n ? 'gameForRealMoneyOnly' : 'gameNeedsDeposit')
}

/** Opens a game for real money in a new session; the player's other sessions end. */
export async function launchReal(asking: PlayerContext, row: GameRow, studio: Studio, language: string): Promise<LaunchedReal | Refused> {
  const { house, player } = asking
  const refused =
    (await consentWhileIn(house, player)) ??
    (await mayPlay(house, player)) ??
    (await mayPlayMoney(house, player)) ??
    (await mayBet(house, player)) ??
    (await oldEnough(asking, row)) ??
    (await promoRefusal(asking, row)) ??
    (await askAboutPlayer(house, player, 'gameStart'))
  if (refused) return refused
  await endPlayersGames(house, player, 'parallel')
  const id = randomBytes(18).toString('base64url')
  const launchToken = randomBytes(24).toString('base64url')
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    const { shard, currency } = player
    await insertGameSession(tx, {
      id,
      shard,
      player: player.player,
      currency,
      game: row.id,
      studio: studio.id,
      language,
      at,
      launchHash: hashOfSecret(launchToken),
      launchExpiresAt: new Date(at.getTime() + launchTokenMs),
    })
    await bindGameSession(tx, player, id)
    await timeBegan(house, tx, player)
  })
  const opened = await openAtStudio(
    asking,
    row,
    studio,
    { type: 'real', language, launchToken, country: player.country },
    id,
    player.currency,
  )
  return isRefused(opened) ? opened : { ...opened, sessionId: id, launchToken }
}

/** Refuses a game excluded by a bonus still to be wagered. */
const promoRefusal = async ({ house, player }: PlayerContext, { friendly_id: game }: GameRow): Promise<Refused | undefined> =>
  (await isGameRuledOut(house.db, player, game)) ? refuse('gameBlockedByPromo') : undefined

async function openAtStudio(
  asking: RequestContext,
  row: GameRow,
  studio: Studio,
  wish: { type: 'real' | 'demo'; language: string } & Record<string, string>,
  sessionId: string | null,
  currency: string,
): Promise<Launched | Refused> {
  const { house } = asking
  try {
    const { publicOrigin } = house.env
    const played = sessionId && asking.player ? { wallet: asking.player, game: row.friendly_id, language: wish.language } : undefined
    const { url } = await doorOf(studio).launch(
      house,
      studio,
      {
        gameId: row.studio_game,
        currency,
        country: asking.country,
        lobbyUrl: publicOrigin,
        parentOrigin: publicOrigin,
        ...wish,
      },
      played,
    )
    return { url, origin: studio.origin, sessionId, game: gameView(row, [studio.id]) }
  } catch (error) {
    house.log.warn({ studio: studio.id, game: row.id, reason: messageOf(error) }, 'a game could not be opened')
    return refuse('gameProviderUnreachable')
  }
}
