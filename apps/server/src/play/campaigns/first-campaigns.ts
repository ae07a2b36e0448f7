import type { Actor } from '../../base/actor.ts'
import type { House } from '../../base/house.ts'
import { CampaignData, type CampaignSeed } from './campaign.ts'
import { readCampaign, writeCampaign } from './campaign.sql.ts'

const examples = (text: string) => ({ en: `Example: ${text}` })
const startsAt = '2026-01-01T00:00:00Z'
const match = (least: string, most: string) => ({
  promoAmount: '50',
  promoAmountType: 'percentage' as const,
  minDepositAmount: least,
  maxDepositAmount: most,
  maxAmountCapEnabled: true,
  turnoverFactor: '10',
})

/** Examples for a new installation, each labelled as one. The automatic one and the code-only one start disabled. */
const seeds: (CampaignSeed & { enabled?: false })[] = [
  {
    id: 101,
    names: {
      ...examples('half as much again'),
      sv: 'Exempel: hälften till',
      et: 'Näide: poole rohkem',
      nl: 'Voorbeeld: de helft erbij',
      fi: 'Esimerkki: puolet lisää',
      de: 'Beispiel: die Hälfte dazu',
      ar: 'مثال: زيادة بمقدار النصف',
    },
    bannerUri: '/cms/img/campaigns/101.svg',
    startsAt,
    timesPerPlayer: 1,
    validDays: 60,
    terms: { EUR: match('20.00', '200.00'), GBP: match('20.00', '200.00'), SEK: match('200.00', '2000.00') },
  },
  {
    id: 102,
    names: {
      ...examples('20 free spins'),
      sv: 'Exempel: 20 gratissnurr',
      et: 'Näide: 20 tasuta keerutust',
      nl: 'Voorbeeld: 20 gratis spins',
      fi: 'Esimerkki: 20 ilmaiskierrosta',
      de: 'Beispiel: 20 Freispiele',
      ar: 'مثال: 20 دورة مجانية',
    },
    bannerUri: '/cms/img/campaigns/102.svg',
    startsAt,
    coolOffHours: 168,
    validDays: 60,
    freeSpinGames: ['orchard'],
    terms: {
      EUR: { freeSpinAmount: 20, freeSpinValue: '0.20', freeSpinMaxWinnings: '50.00', minDepositAmount: '10.00', turnoverFactor: '5' },
      GBP: { freeSpinAmount: 20, freeSpinValue: '0.20', freeSpinMaxWinnings: '50.00', minDepositAmount: '10.00', turnoverFactor: '5' },
      SEK: { freeSpinAmount: 20, freeSpinValue: '2.00', freeSpinMaxWinnings: '500.00', minDepositAmount: '100.00', turnoverFactor: '5' },
    },
    wagering: { winnings: { to: 'promo' } },
  },
  {
    id: 103,
    names: {
      ...examples('10 in cash by a code'),
      sv: 'Exempel: 10 kontant med en kod',
      et: 'Näide: 10 raha koodiga',
      nl: 'Voorbeeld: 10 aan geld met een code',
      fi: 'Esimerkki: 10 rahaa koodilla',
      de: 'Beispiel: 10 in Geld mit einem Code',
      ar: 'مثال: 10 نقدًا برمز',
    },
    promoCode: 'EXAMPLE10',
    listed: false,
    startsAt,
    timesPerPlayer: 1,
    terms: { EUR: { cashAmount: '10.00', minDepositAmount: '50.00' }, GBP: { cashAmount: '10.00', minDepositAmount: '50.00' } },
  },
  {
    id: 104,
    names: {
      ...examples('5 % with every deposit'),
      sv: 'Exempel: 5 % vid varje insättning',
      et: 'Näide: 5% iga sissemaksega',
      nl: 'Voorbeeld: 5% bij elke storting',
      fi: 'Esimerkki: 5 % jokaisesta talletuksesta',
      de: 'Beispiel: 5 % bei jeder Einzahlung',
      ar: 'مثال: 5٪ مع كل إيداع',
    },
    optIn: false,
    startsAt,
    excludedCountries: ['SWE'],
    terms: { EUR: { promoAmount: '5', promoAmountType: 'percentage', maxPromoLimit: '50.00', turnoverFactor: '1' } },
    enabled: false,
  },
  {
    id: 105,
    names: {
      ...examples('10 free spins by a code alone'),
      sv: 'Exempel: 10 gratissnurr med bara en kod',
      et: 'Näide: 10 tasuta keerutust ainult koodiga',
      nl: 'Voorbeeld: 10 gratis spins met alleen een code',
      fi: 'Esimerkki: 10 ilmaiskierrosta pelkällä koodilla',
      de: 'Beispiel: 10 Freispiele nur mit einem Code',
      ar: 'مثال: 10 دورات مجانية برمز فقط',
    },
    offeredAt: ['code'],
    promoCode: 'EXAMPLESPINS',
    listed: false,
    startsAt,
    timesPerPlayer: 1,
    validDays: 60,
    freeSpinGames: ['orchard'],
    terms: {
      EUR: { freeSpinAmount: 10, freeSpinValue: '0.10' },
      GBP: { freeSpinAmount: 10, freeSpinValue: '0.10' },
      SEK: { freeSpinAmount: 10, freeSpinValue: '1.00' },
    },
    enabled: false,
  },
]

/** Adds the examples that are not there, in live mode switched off; what an operator has changed stays. */
export async function seedCampaigns({ db, clock, env }: Pick<House, 'db' | 'clock' | 'env'>, actor: Actor): Promise<number> {
  for (const { enabled = true, ...seed } of seeds)
    await db.transaction(async (tx) => {
      const isOn = enabled && env.mode === 'sandbox'
      if (!(await readCampaign(tx, seed.id))) await writeCampaign(tx, CampaignData.parse(seed), actor, clock.now(), isOn)
    })
  return seeds.length
}
