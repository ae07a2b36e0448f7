import type { PlayerHead } from '@fairhouse/contract/office/players/players.ts'
import type { Permission } from '@fairhouse/contract/office/base/permissions.ts'
import { useAct, type ActAt } from '../../acts/index.ts'
import { useMay } from '../../base/me.ts'
import { useOffice, useT } from '../../base/office.ts'
import type { FormName } from './form-names.ts'
import type { PlayerAct } from './player-act.ts'
import type { CardName } from './player-cards.ts'

/** The version that somebody decides on. */
export const decidedOn = ({ id, version }: PlayerHead) => ({ [`player:${id}`]: version })

/** What an act about a player is called, in its dialog. */
export function useActWords({ name, id }: PlayerHead) {
  const t = useT()
  return (label: string) => ({ title: t('office-players.actOn', { act: label, name: name || id }), verb: label })
}

/** What is offered, by the name of its text. */
type Offered =
  | 'reveal'
  | 'view'
  | 'freeze'
  | 'unfreeze'
  | 'sessions'
  | 'factor'
  | 'suspend'
  | 'close'
  | 'reopen'
  | 'erase'
  | 'marketing'
  | 'validate'
  | 'invalidate'
  | 'minor'
  | 'notMinor'
  | 'documents'
  | 'exclude'
  | 'limit'
  | 'blockRaises'
  | 'allowRaises'
  | 'bar'
  | 'allowBonuses'
  | 'giveBonus'
  | 'mark'
  | 'unmark'
  | 'hold'

type Offer = {
  name: Offered
  keys: string
  card: CardName
  needs: Permission
  isShown?: boolean
  isGrave?: boolean
  isHead?: boolean
  run: (label: string) => void
}

/** What may be done about a player as they stand, each with its keys: `a`, and a letter of its own. */
export function usePlayerActs(player: PlayerHead, open: (form: FormName) => void, see: (label: string) => void): PlayerAct[] {
  const t = useT()
  const may = useMay()
  const offers = [
    ...useAccountActs(player, open, see),
    ...useClosingActs(player, open),
    ...useIdentityActs(player),
    ...useProtectionActs(player, open),
  ]
  return offers
    .filter(({ needs, isShown = true }) => isShown && may(needs, { country: player.country }))
    .map(({ name, keys, card, isGrave, isHead, run }) => {
      const label = t(`office-players.act.${name}`)
      return {
        id: `player.${name}`,
        keys,
        label,
        card,
        run: () => run(label),
        ...(isGrave ? { isGrave } : {}),
        ...(isHead ? { isHead } : {}),
      }
    })
}

function useSimple(player: PlayerHead) {
  const act = useAct()
  const words = useActWords(player)
  return (at: Simple, more: { about?: string; isGrave?: boolean } = {}) =>
    (label: string) =>
      act({ at, input: { player: player.id }, precondition: decidedOn(player), ...words(label), ...more })
}

/** The acts that need a reason and nothing else. */
type Simple = Extract<
  ActAt,
  | 'POST /office/players/unfreeze'
  | 'POST /office/players/sessions/end'
  | 'POST /office/players/factor/off'
  | 'POST /office/players/reopen'
  | 'POST /office/players/erase'
  | 'POST /office/players/validate'
  | 'POST /office/players/invalidate'
  | 'POST /office/players/limits/block-raises'
  | 'POST /office/players/limits/allow-raises'
  | 'POST /office/players/bonuses/bar'
  | 'POST /office/players/bonuses/allow'
  | 'POST /office/players/mark'
  | 'POST /office/players/unmark'
>

function useAccountActs(player: PlayerHead, open: (form: FormName) => void, see: (label: string) => void): Offer[] {
  const simple = useSimple(player)
  const { flags, frozenUntil, hasSecondFactor, sessions, status } = player
  const canBeIn = !['closed', 'suspended', 'inactive'].includes(status)
  const isErased = flags.includes('erased')
  const form = (name: FormName) => () => open(name)
  return [
    { name: 'reveal', keys: 'r', card: 'identity', needs: 'players.reveal', isHead: true, isShown: !isErased, run: form('reveal') },
    { name: 'view', keys: 'v', card: 'identity', needs: 'players.view', isHead: true, isShown: !isErased && canBeIn, run: see },
    { name: 'freeze', keys: 'a f', card: 'access', needs: 'players.freeze', isHead: true, isShown: !frozenUntil, run: form('freeze') },
    {
      name: 'unfreeze',
      keys: 'a u',
      card: 'access',
      needs: 'players.freeze',
      isHead: true,
      isShown: Boolean(frozenUntil),
      run: simple('POST /office/players/unfreeze'),
    },
    {
      name: 'sessions',
      keys: 'a s',
      card: 'access',
      needs: 'players.access',
      isShown: sessions > 0,
      run: simple('POST /office/players/sessions/end'),
    },
    {
      name: 'factor',
      keys: 'a 2',
      card: 'access',
      needs: 'players.factor',
      isShown: hasSecondFactor,
      run: simple('POST /office/players/factor/off'),
    },
  ]
}

function useClosingActs(player: PlayerHead, open: (form: FormName) => void): Offer[] {
  const t = useT()
  const { go } = useOffice()
  const simple = useSimple(player)
  const { status, flags } = player
  const isErased = flags.includes('erased')
  const canOpen = ['suspended', 'onHold', 'inactive', 'closed'].includes(status) && !isErased
  const form = (name: FormName) => () => open(name)
  return [
    { name: 'suspend', keys: 'a p', card: 'access', needs: 'players.freeze', isShown: status !== 'closed', run: form('suspend') },
    { name: 'close', keys: 'a c', card: 'access', needs: 'players.close', isGrave: true, isShown: !isErased, run: form('close') },
    { name: 'reopen', keys: 'a o', card: 'access', needs: 'players.close', isShown: canOpen, run: simple('POST /office/players/reopen') },
    {
      name: 'erase',
      keys: 'a e',
      card: 'consent',
      needs: 'players.erase',
      isGrave: true,
      isShown: !isErased,
      run: simple('POST /office/players/erase', { about: t('office-players.about.erase'), isGrave: true }),
    },
    {
      name: 'marketing',
      keys: 'a m',
      card: 'consent',
      needs: 'players.marketing',
      run: () => go(`/players/${player.id}?card=consent&ask=marketing`, { replace: true }),
    },
  ]
}

function useIdentityActs(player: PlayerHead): Offer[] {
  const simple = useSimple(player)
  const act = useAct()
  const words = useActWords(player)
  const { isValidated, flags } = player
  const isMinor = flags.includes('potentialMinor')
  const minor = (label: string) =>
    act({
      at: 'POST /office/players/minor',
      input: { player: player.id, isMarked: !isMinor },
      precondition: decidedOn(player),
      ...words(label),
      ...(isMinor ? { gate: 'stepUp' as const } : {}),
    })
  return [
    {
      name: 'validate',
      keys: 'a v',
      card: 'identity',
      needs: 'documents.decide',
      isShown: !isValidated,
      run: simple('POST /office/players/validate'),
    },
    {
      name: 'invalidate',
      keys: 'a v',
      card: 'identity',
      needs: 'documents.decide',
      isShown: isValidated,
      run: simple('POST /office/players/invalidate'),
    },
    { name: isMinor ? 'notMinor' : 'minor', keys: 'a n', card: 'identity', needs: 'players.age', run: minor },
  ]
}

function useProtectionActs(player: PlayerHead, open: (form: FormName) => void): Offer[] {
  const simple = useSimple(player)
  const form = (name: FormName) => () => open(name)
  const { flags } = player
  const isMarked = flags.includes('marked')
  return [
    { name: 'documents', keys: 'a d', card: 'documents', needs: 'documents.request', run: form('documents') },
    { name: 'exclude', keys: 'a x', card: 'limits', needs: 'exclusions.set', isGrave: true, run: form('exclude') },
    { name: 'limit', keys: 'a l', card: 'limits', needs: 'limits.set', run: form('limit') },
    { name: 'blockRaises', keys: 'a r', card: 'limits', needs: 'limits.set', run: simple('POST /office/players/limits/block-raises') },
    { name: 'allowRaises', keys: 'a w', card: 'limits', needs: 'limits.raise', run: simple('POST /office/players/limits/allow-raises') },
    { name: 'giveBonus', keys: 'a g', card: 'bonuses', needs: 'bonuses.give', run: () => open('giveBonus') },
    { name: 'bar', keys: 'a b', card: 'bonuses', needs: 'bonuses.bar', run: simple('POST /office/players/bonuses/bar') },
    {
      name: 'allowBonuses',
      keys: 'a y',
      card: 'bonuses',
      needs: 'bonuses.bar',
      isShown: flags.includes('noBonuses'),
      run: simple('POST /office/players/bonuses/allow'),
    },
    isMarked
      ? { name: 'unmark', keys: 'a k', card: 'limits', needs: 'players.mark', run: simple('POST /office/players/unmark') }
      : { name: 'mark', keys: 'a k', card: 'limits', needs: 'players.mark', run: simple('POST /office/players/mark') },
    { name: 'hold', keys: 'a h', card: 'money', needs: 'holds.set', run: form('hold') },
  ]
}
