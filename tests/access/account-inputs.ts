import { type Api, newKey } from '../support/api.mjs'

export function accountInput(word: string) {
  return { name: { en: `${word} account` }, subtype: 'operating' }
}

export function bankAccountInput(word: string) {
  return { name: { en: `${word} bank` }, subtype: 'bank', code: `B${word.length}` }
}

export function bankRuleInput(word: string) {
  return { name: word, contains: word, parts: [{ account: '4970' }] }
}

export function cashAccountInput(word: string) {
  return { name: { en: `${word} cash` }, subtype: 'cash', code: `K${word.length}` }
}

/** The opening day, and an unpaid invoice of the old books. */
export async function makeOpening(api: Api, path: string, party: string, word: string) {
  await api.call('PUT', `${path}/opening-balances`, { date: '2025-12-31', version: 1 }, newKey())
  const of = { partyRole: 'customer', party, number: word, date: '2025-12-01' }
  const input = { ...of, currency: 'EUR', amount: '10' }
  const { id } = await api.call('POST', `${path}/opening-items`, input, newKey())
  return { openingItemId: id }
}

export function taxRateInput(word: string) {
  return { code: `${word}-S5`.slice(0, 20), name: { en: word }, rate: '5', category: 'S' }
}

/** A rate in the place of another. */
export const replacementInput = {
  newCode: 'X-S6',
  rate: '6',
  name: { en: 'x' },
  validFrom: '2026-01-05',
}
