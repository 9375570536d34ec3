import { describe, expect, test } from 'vitest'
import type { MergePreview, Party, PartyRow } from '#contract/parties.ts'
import { Desk } from '#upstream/testing/desk.ts'

async function namesOf(desk: Desk, query: string): Promise<string[]> {
  const { rows } = await desk.must<{ rows: PartyRow[] }>('GET', `/parties?${query}`)
  return rows.map(({ name }) => name)
}

describe('two records of one party', () => {
  test('are merged: documents and money go over, and the one that goes leads to the other', async () => {
    const desk = await Desk.open()
    const from = await desk.customer({ name: 'Ärzte', email: 'a@b.example', roles: ['supplier'] })
    const into = await desk.customer({ name: 'Ärzte am Dom', phone: '1' })
    const invoice = await desk.issued(from.id)
    await desk.pay(invoice, 20_000)
    const path = `/parties/${from.id}/merge-into/${into.id}`
    const preview = await desk.must<MergePreview>('GET', path)
    expect(preview).toMatchObject({ filled: ['email'], roles: ['customer', 'supplier'] })
    expect(Object.fromEntries(preview.uses.map(({ kind, count }) => [kind, count]))).toMatchObject({
      invoice: 1,
      payment: 1,
    })
    const balances = await desk.balances()
    const after = await desk.must<Party>('POST', path, {}, { key: 'once' })
    expect(after).toMatchObject({ email: 'a@b.example', phone: '1', isUsed: true, version: 2 })
    expect(after.credit).toEqual([{ currency: 'EUR', amount: 8100 }])
    expect(await desk.must('POST', path, {}, { key: 'once' })).toEqual(after)
    expect((await desk.invoice(invoice.id)).customerId).toBe(into.id)
    expect(await desk.balances()).toEqual(balances)
    const gone = await desk.must<Party>('GET', `/parties/${from.id}`)
    expect(gone).toMatchObject({ mergedIntoId: into.id, isArchived: true, credit: [] })
    for (const wrong of [path, `/parties/${from.id}/restore`]) {
      expect((await desk.ask('POST', wrong, {})).status).toBe(409)
    }
    expect((await desk.ask('DELETE', `/parties/${into.id}`)).status).toBe(409)
    const self = await desk.ask('POST', `/parties/${into.id}/merge-into/${into.id}`, {})
    expect([self.status, self.body.data.fields.intoId?.key]).toEqual([422, 'sameParty'])
  })
})

describe('a party that should go', () => {
  test('is deleted while nothing names it, and archived or anonymised after', async () => {
    const desk = await Desk.open()
    const unused = await desk.customer({ name: 'Niemand' })
    expect(await desk.must('DELETE', `/parties/${unused.id}`)).toEqual({ id: unused.id })
    expect((await desk.ask('GET', `/parties/${unused.id}`)).status).toBe(404)
    expect(await namesOf(desk, 'q=niemand')).toEqual([])
    const used = await desk.customer({ name: 'Eva Roth', email: 'eva@b.example', notes: 'x' })
    const invoice = await desk.issued(used.id)
    const refused = await desk.ask('DELETE', `/parties/${used.id}`)
    expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'partyInUse' }])
    const balances = await desk.balances()
    const bare = await desk.must<Party>('POST', `/parties/${used.id}/anonymise`, {})
    expect(bare).toMatchObject({ email: '', notes: '', address: { city: '' }, isArchived: true })
    expect(JSON.stringify(bare)).not.toMatch(/Eva|Roth/)
    expect(await namesOf(desk, 'q=eva&tab=archived')).toEqual([])
    expect(await desk.balances()).toEqual(balances)
    expect((await desk.invoice(invoice.id)).customerName).toBe('Eva Roth')
  })

  test('stays for those who may not delete', async () => {
    const desk = await Desk.open()
    const [one, other] = [await desk.customer(), await desk.customer()]
    for (const role of ['sales', 'crm', 'readOnly'] as const) {
      const asks: [string, string, object?][] = [
        ['DELETE', `/parties/${one.id}`],
        ['POST', `/parties/${one.id}/merge-into/${other.id}`, {}],
        ['POST', `/parties/${one.id}/anonymise`, {}],
      ]
      for (const [method, path, json] of asks) {
        expect([path, (await desk.ask(method, path, json, { role })).status]).toEqual([path, 403])
      }
    }
    const elsewhere = await (await Desk.open()).customer()
    const foreign = `/parties/${one.id}/merge-into/${elsewhere.id}`
    expect((await desk.ask('POST', foreign, {})).status).toBe(404)
  })
})
