import type { TestCashier } from './test-cashier.ts'

/** Points Trustly's adapter at the sandbox that runs beside the server. */
export async function useSandboxBank(cashier: TestCashier): Promise<void> {
  const { publicKey } = await cashier.control<{ publicKey: string }>('/trustly/key')
  const settings = {
    'be.trustly.publicKey': publicKey,
    'be.trustly.url': `${cashier.env.sandboxOrigin}/trustly/api/1`,
    'be.trustly.frameUrl': cashier.env.sandboxOrigin,
    'be.trustly.username': 'fairhouse',
  }
  for (const [name, value] of Object.entries(settings)) await cashier.set(name, value)
}

/**
 * Answers the bank's page as one of its people, by default one of the given country; returns where it leads, or what it
 * says.
 */
export async function answerBank(
  cashier: TestCashier,
  url: string,
  country: string,
  typed: Record<string, string>,
): Promise<{ status: number; text: string }> {
  const { people } = await cashier.control<{ people: { id: string; country: string }[] }>('/people')
  const person = people.find((one) => one.country === country) ?? people[0]
  const body = new URLSearchParams({ answer: 'approve', person: person?.id ?? '', ...typed })
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}
