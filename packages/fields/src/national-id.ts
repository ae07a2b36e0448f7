import { versicherungsnummer } from './national-id/aut.ts'
import { nationalNumber } from './national-id/bel.ts'
import { egn } from './national-id/bgr.ts'
import { cpf } from './national-id/bra.ts'
import { ahv } from './national-id/che.ts'
import { rodneCislo } from './national-id/cze.ts'
import { taxIdentification } from './national-id/deu.ts'
import { cpr } from './national-id/dnk.ts'
import { dni } from './national-id/esp.ts'
import { balticCode } from './national-id/est.ts'
import { henkilotunnus } from './national-id/fin.ts'
import { nir } from './national-id/fra.ts'
import { nationalInsurance } from './national-id/gbr.ts'
import { amka } from './national-id/grc.ts'
import { oib } from './national-id/hrv.ts'
import { szemelyiAzonosito } from './national-id/hun.ts'
import { pps } from './national-id/irl.ts'
import { kennitala } from './national-id/isl.ts'
import { codiceFiscale } from './national-id/ita.ts'
import { personasKods } from './national-id/lva.ts'
import { bsn } from './national-id/nld.ts'
import { fodselsnummer } from './national-id/nor.ts'
import { pesel } from './national-id/pol.ts'
import { nif } from './national-id/prt.ts'
import { cnp } from './national-id/rou.ts'
import { emso } from './national-id/svn.ts'
import { personnummer, twelveDigits } from './national-id/swe.ts'
import { kimlik } from './national-id/tur.ts'
import { ssn } from './national-id/usa.ts'
import type { NationalIdReader, Told } from './national-id/told.ts'

export { canBeBornOn } from './national-id/told.ts'

/** The reader of each country's ids; the first sentence of each file names the rule. */
const readers: Readonly<Record<string, NationalIdReader>> = {
  AUT: versicherungsnummer,
  BEL: nationalNumber,
  BGR: egn,
  BRA: cpf,
  CHE: ahv,
  CZE: rodneCislo,
  DEU: taxIdentification,
  DNK: cpr,
  ESP: dni,
  EST: balticCode,
  FIN: henkilotunnus,
  FRA: nir,
  GBR: nationalInsurance,
  GRC: amka,
  HRV: oib,
  HUN: szemelyiAzonosito,
  IRL: pps,
  ISL: kennitala,
  ITA: codiceFiscale,
  LTU: balticCode,
  LVA: personasKods,
  NLD: bsn,
  NOR: fodselsnummer,
  POL: pesel,
  PRT: nif,
  ROU: cnp,
  SVK: rodneCislo,
  SVN: emso,
  SWE: personnummer,
  TUR: kimlik,
  USA: ssn,
}

/** The countries whose ids can be read. */
export const nationalIdCountries: readonly string[] = Object.keys(readers)

/** Normalises an id: upper case, without spaces and dots. */
const plainId = (id: string): string => id.toUpperCase().replace(/[\s.]/g, '')

/**
 * Reads what a national id says about its owner; undefined if it cannot be an id of that country. Any id of a country
 * without a known rule is accepted and says nothing. Only the server's decision counts.
 */
export function readNationalId(country: string, id: string, today: string): Told | undefined {
  const reader = Object.hasOwn(readers, country) ? readers[country] : undefined
  return reader ? reader(plainId(id), today) : {}
}

/** Returns the key of an id, the same for every way to write it: without separators, a Swedish one with its century. */
export function nationalIdKey(country: string, id: string, today: string): string {
  const plain = plainId(id)
  const whole = country === 'SWE' ? twelveDigits(plain, today) : undefined
  return `${country}:${(whole ?? plain).replace(/[^A-Z0-9+]/g, '')}`
}
