import { describe, expect, test } from 'vitest'
import type { MergePreview, Party, PartyRow } from '#contract/firm/parties.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

async function namesOf(testFirm: TestFirm, query: string): Promise<string[]> {
  const { rows } = await testFirm.must<{ rows: PartyRow[] }>('GET', `/parties?${query}`)
  return rows.map(({ name }) => name)
}

describe('two records of one party', () => {
  test('are merged: documents and money go over, and the one that goes leads to the other', async () => {
    const testFirm = await TestFirm.open()
    const from = await testFirm.customer({
      name: 'Ärzte',
      email: 'a@b.example',
      roles: ['supplier'],
    })
    const into = await testFirm.customer({ name: 'Ärzte am Dom', phone: '1' })
    const invoice = await testFirm.issued(from.id)
    await testFirm.pay(invoice, 20_000)
    const path = `/parties/${from.id}/merge-into/${into.id}`
    const preview = await testFirm.must<MergePreview>('GET', path)
    expect(preview).toMatchObject({ filled: ['email'], roles: ['customer', 'supplier'] })
    expect(Object.fromEntries(preview.uses.map(({ kind, count }) => [kind, count]))).toMatchObject({
      invoice: 1,
      payment: 1,
    })
    const balances = await testFirm.balances()
    const after = await testFirm.must<Party>('POST', path, {}, { key: 'once' })
    expect(after).toMatchObject({ email: 'a@b.example', phone: '1', isUsed: true, version: 2 })
    expect(after.credit).toEqual([{ currency: 'EUR', amount: 8100 }])
    expect(await testFirm.must('POST', path, {}, { key: 'once' })).toEqual(after)
    expect((await testFirm.invoice(invoice.id)).customerId).toBe(into.id)
    expect(await testFirm.balances()).toEqual(balances)
    const gone = await testFirm.must<Party>('GET', `/parties/${from.id}`)
    expect(gone).toMatchObject({ mergedIntoId: into.id, isArchived: true, credit: [] })
    for (const wrong of [path, `/parties/${from.id}/restore`]) {
      expect((await testFirm.ask('POST', wrong, {})).status).toBe(409)
    }
    expect((await testFirm.ask('DELETE', `/parties/${into.id}`)).status).toBe(409)
    const self = await testFirm.ask('POST', `/parties/${into.id}/merge-into/${into.id}`, {})
    expect([self.status, self.body.data.fields.intoId?.key]).toEqual([422, 'sameParty'])
  })
})

describe('a party that should go', () => {
  test('is deleted while nothing names it, and archived or anonymised after', async () => {
    const testFirm = await TestFirm.open()
    const unused = await testFirm.customer({ name: 'Niemand' })
    expect(await testFirm.must('DELETE', `/parties/${unused.id}`)).toEqual({ id: unused.id })
    expect((await testFirm.ask('GET', `/parties/${unused.id}`)).status).toBe(404)
    expect(await namesOf(testFirm, 'q=niemand')).toEqual([])
    const used = await testFirm.customer({ name: 'Eva Roth', email: 'eva@b.example', notes: 'x' })
    const invoice = await testFirm.issued(used.id)
    const refused = await testFirm.ask('DELETE', `/parties/${used.id}`)
    expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'partyInUse' }])
    const balances = await testFirm.balances()
    const bare = await testFirm.must<Party>('POST', `/parties/${used.id}/anonymise`, {})
    expect(bare).toMatchObject({ email: '', notes: '', address: { city: '' }, isArchived: true })
    expect(JSON.stringify(bare)).not.toMatch(/Eva|Roth/)
    expect(await namesOf(testFirm, 'q=eva&tab=archived')).toEqual([])
    expect(await testFirm.balances()).toEqual(balances)
    expect((await testFirm.invoice(invoice.id)).customerName).toBe('Eva Roth')
  })

  test('stays for those who may not delete', async () => {
    const testFirm = await TestFirm.open()
    const [one, other] = [await testFirm.customer(), await testFirm.customer()]
    for (const role of ['sales', 'crm', 'readOnly'] as const) {
      const asks: [string, string, object?][] = [
        ['DELETE', `/parties/${one.id}`],
        ['POST', `/parties/${one.id}/merge-into/${other.id}`, {}],
        ['POST', `/parties/${one.id}/anonymise`, {}],
      ]
      for (const [method, path, json] of asks) {
        expect([path, (await testFirm.ask(method, path, json, { role })).status]).toEqual([
          path,
          403,
        ])
      }
    }
    const elsewhere = await (await TestFirm.open()).customer()
    const foreign = `/parties/${one.id}/merge-into/${elsewhere.id}`
    expect((await testFirm.ask('POST', foreign, {})).status).toBe(404)
  })
})
