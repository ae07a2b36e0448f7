import { integer } from '../definition/setting.ts'

/** Defines how many calls one address may make per minute. A /64 of IPv6 counts as one address. */
const perMinute = (what: string, fallback: number, min = 1) =>
  integer({
    about: `${what} that one address (of IPv6: a network of 64 bits) can make in a minute; more are answered with 429 (error 305). A house behind one address counts as one`,
    fallback,
    scope: 'server',
    min,
    max: 10_000_000,
  })

const connections = (about: string, fallback: number) => integer({ about, fallback, scope: 'server', min: 10, max: 1_000_000 })

/** Budgets by the cost of calls. All processes count expensive ones together; each counts the others by itself. */
export const callBudgets = {
  'be.connections': connections('Connections that a process holds at the same time; read at its start', 20_000),
  'be.connectionsPerAddress': connections(
    'Connections that one address (of IPv6: a network of 64 bits) holds at the same time with a process; trusted proxies, and those on the same machine, may hold any number',
    500,
  ),
  'be.callsPerAddressPerMinute': perMinute('Ordinary calls', 1200, 10),
  'be.filesPerAddressPerMinute': perMinute('Requests for scripts, pictures and other files', 6000, 10),
  'be.pagesPerAddressPerMinute': perMinute('Requests for pages', 300, 10),
  'be.probesPerAddressPerMinute': perMinute("Requests for /healthz, /readyz, /metrics and the API's description", 600, 10),
  'be.refusedNoticesPerAddressPerMinute': perMinute(
    'Notices of providers and wallet calls of studios that are refused, such as for a wrong signature,',
    300,
  ),
  'be.loginsPerAddressPerMinute': perMinute('Calls that prove who somebody is (logins, passwords, passkeys, identification)', 60),
  'be.registrationsPerAddressPerMinute': perMinute('Calls of a registration', 60),
  'be.codesPerAddressPerMinute': perMinute('Calls that send or try a code or a link', 30),
  'be.depositsPerAddressPerMinute': perMinute('Deposits and withdrawals', 60),
  'be.uploadsPerAddressPerMinute': perMinute('Uploads of documents', 30),
  'be.strangersNotesPerAddressPerMinute': perMinute('Crash reports and notes of where a visit began', 60),
  'be.strangersNotesPerMinute': integer({
    about:
      'Crash reports and notes of where a visit began that are taken from all addresses together in a minute; more are answered with 429',
    fallback: 600,
    scope: 'server',
    min: 1,
    max: 10_000_000,
  }),
}
