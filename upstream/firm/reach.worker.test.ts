import { beforeAll, describe, expect, it } from 'vitest'
import { permissions, type RoleGrants, type Scope } from '#contract/core/roles.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { InvoicePage } from '#contract/selling/invoices.ts'
import { documentInput, TestFirm, today } from '../testing/test-firm.ts'

const [anna, bert, carla] = ['ANNA', 'BERT', 'CARLA']
let firm: TestFirm
let ofBert: { party: Party; invoice: Invoice; quote: { id: string } }

beforeAll(async () => {
  firm = await TestFirm.open()
  firm.userId = bert
  const party = await firm.customer({ name: 'Berts Kunde' })
  const written = { ...documentInput(party.id), validUntil: today }
  const quote = await firm.must<{ id: string }>('POST', '/quotes', written)
  ofBert = { party, invoice: await firm.draft(party.id), quote }
  firm.userId = anna
})

/** Somebody who may do everything but reaches only so far. */
function within(scope: Scope, team?: string[]) {
  const custom: RoleGrants = {
    name: 'Sales',
    permissions,
    scopes: { party: scope, quote: scope, invoice: scope, payment: scope },
  }
  return { role: 'own-role', custom, ...(team && { team }) }
}

describe.each([
  ['own', within('own'), 404],
  ['team without them', within('team', [carla]), 404],
  ['team with them', within('team', [bert]), 200],
  ['all', within('all'), 200],
] as const)('whose role reaches %s', (_, how, status) => {
  it('sees a colleague’s records accordingly', async () => {
    const { party, invoice, quote } = ofBert
    const answers = [
      await firm.ask('GET', `/parties/${party.id}`, undefined, how),
      await firm.ask('GET', `/invoices/${invoice.id}`, undefined, how),
      await firm.ask('GET', `/quotes/${quote.id}`, undefined, how),
      await firm.ask('POST', '/invoices/preview', documentInput(party.id), how),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(Array(4).fill(status))
  })

  it('finds them in the list, its counts and its file accordingly', async () => {
    const found = async (path: string) => {
      const { rows } = await firm.must<{ rows: Party[] }>('GET', path, undefined, how)
      return rows.filter(({ id }) => id === ofBert.party.id).length
    }
    const isThere = status === 200 ? 1 : 0
    expect(await found('/parties?role=customer')).toBe(isThere)
    expect(await found('/parties/rows')).toBe(isThere)
    const { parties } = await firm.must<{ parties: { id: string }[] }>(
      'GET',
      '/invoices/choices',
      undefined,
      how,
    )
    expect(parties.filter(({ id }) => id === ofBert.party.id)).toHaveLength(isThere)
    const quotes = await firm.must<{ rows: unknown[] }>('GET', '/quotes', undefined, how)
    expect(quotes.rows).toHaveLength(isThere)
    const list = await firm.must<InvoicePage>('GET', '/invoices?tab=draft', undefined, how)
    expect(list.rows.filter(({ id }) => id === ofBert.invoice.id)).toHaveLength(isThere)
    expect([list.counts.all, list.total]).toEqual([isThere, isThere])
    expect(list.totals.map(({ count, total }) => [count, total])).toEqual(
      isThere ? [[1, ofBert.invoice.totals.total]] : [],
    )
    const dated = `/invoices?from=${today}&to=${today}`
    expect((await firm.must<InvoicePage>('GET', dated, undefined, how)).total).toBe(isThere)
  })
})

describe('whose role reaches their own', () => {
  const how = within('own')

  it('makes records and goes on with them', async () => {
    const address = { city: 'Köln', country: 'DE' }
    const input = { name: 'Annas Kunde', language: 'de', currency: 'EUR', address }
    const party = await firm.must<Party>('POST', '/parties', input, how)
    const draft = await firm.must<Invoice>('POST', '/invoices', documentInput(party.id), how)
    const path = `/invoices/${draft.id}`
    expect((await firm.ask('GET', path, undefined, how)).status).toBe(200)
    expect((await firm.ask('POST', `${path}/finalise`, {}, how)).status).toBe(200)
  })

  it('writes nothing to the customers and documents of others', async () => {
    const { party, invoice } = ofBert
    const input = documentInput(party.id)
    expect((await firm.ask('POST', '/invoices', input, how)).status).toBe(404)
    expect((await firm.ask('POST', `/invoices/${invoice.id}/finalise`, {}, how)).status).toBe(404)
    const bulk = { action: 'finalise', ids: [invoice.id] }
    expect((await firm.ask('POST', '/invoices/bulk', bulk, how)).status).toBe(404)
    expect((await firm.ask('POST', `/parties/${party.id}/archive`, {}, how)).status).toBe(404)
  })
})
