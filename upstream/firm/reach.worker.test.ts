import { beforeAll, describe, expect, it } from 'vitest'
import type { Invoice } from '#contract/invoice.ts'
import type { Party } from '#contract/parties.ts'
import { permissions, type RoleGrants, type Scope } from '#contract/roles.ts'
import { Desk, documentInput } from '../testing/desk.ts'

const [anna, bert, carla] = ['ANNA', 'BERT', 'CARLA']
let desk: Desk
let ofBert: { party: Party; invoice: Invoice }

beforeAll(async () => {
  desk = await Desk.open()
  desk.userId = bert
  const party = await desk.customer({ name: 'Berts Kunde' })
  ofBert = { party, invoice: await desk.draft(party.id) }
  desk.userId = anna
})

/** Somebody who may do everything but reaches only so far. */
function within(scope: Scope, team?: string[]) {
  const custom: RoleGrants = {
    name: 'Sales',
    permissions,
    scopes: { party: scope, invoice: scope, payment: scope },
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
    const { party, invoice } = ofBert
    const answers = [
      await desk.ask('GET', `/parties/${party.id}`, undefined, how),
      await desk.ask('GET', `/invoices/${invoice.id}`, undefined, how),
      await desk.ask('POST', '/invoices/preview', documentInput(party.id), how),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status])
  })
})

describe('whose role reaches their own', () => {
  const how = within('own')

  it('makes records and goes on with them', async () => {
    const address = { city: 'Köln', country: 'DE' }
    const input = { name: 'Annas Kunde', language: 'de', currency: 'EUR', address }
    const party = await desk.must<Party>('POST', '/parties', input, how)
    const draft = await desk.must<Invoice>('POST', '/invoices', documentInput(party.id), how)
    const path = `/invoices/${draft.id}`
    expect((await desk.ask('GET', path, undefined, how)).status).toBe(200)
    expect((await desk.ask('POST', `${path}/finalise`, {}, how)).status).toBe(200)
  })

  it('writes nothing to the customers and documents of others', async () => {
    const { party, invoice } = ofBert
    const input = documentInput(party.id)
    expect((await desk.ask('POST', '/invoices', input, how)).status).toBe(404)
    expect((await desk.ask('POST', `/invoices/${invoice.id}/finalise`, {}, how)).status).toBe(404)
    const bulk = { action: 'finalise', ids: [invoice.id] }
    expect((await desk.ask('POST', '/invoices/bulk', bulk, how)).status).toBe(404)
    expect((await desk.ask('POST', `/parties/${party.id}/archive`, {}, how)).status).toBe(404)
  })
})
