import { describe, expect, test } from 'vitest'
import type { ImportBatch, ImportCheck, OpenImport } from '#contract/core/imports.ts'
import type { BulkResult } from '#contract/core/register.ts'
import type { Party, PartyRow } from '#contract/firm/parties.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { partyList } from './list.ts'

type Page = { rows: PartyRow[]; next: string | null; counts: Record<string, number | null> }

async function namesOf(firm: TestFirm, query: string): Promise<string[]> {
  const { rows } = await firm.must<Page>('GET', `/parties?${query}`)
  return rows.map(({ name }) => name)
}

describe('the lists of customers and suppliers', () => {
  test('follow an index in every order and sort no more than a page', async () => {
    const firm = await TestFirm.open()
    for (const role of [undefined, 'customer', 'supplier'] as const) {
      for (const { order, plan } of await sortPlans(firm, partyList(role))) {
        expect(plan, `${role} ${order}`).toMatch(/^SEARCH parties USING INDEX \S+ \(.*[<>]/)
        expect(plan, `${role} ${order}`).not.toContain('TEMP B-TREE')
      }
    }
  })

  test('are filtered, sorted and counted, and archive all that a filter means', async () => {
    const firm = await TestFirm.open()
    await firm.customer({ name: 'ahorn', kind: 'person', address: { city: 'Zug', country: 'CH' } })
    await firm.customer({ name: 'Birke', address: { city: 'Aachen' } })
    await firm.customer({ name: 'Eiche', roles: ['supplier'] })
    expect(await namesOf(firm, 'role=customer')).toEqual(['ahorn', 'Birke'])
    expect(await namesOf(firm, 'sort=city')).toEqual(['Birke', 'Eiche', 'ahorn'])
    expect(await namesOf(firm, 'country=CH&kind=person')).toEqual(['ahorn'])
    const rows = await firm.must<Page>('GET', '/parties/rows?role=customer&size=1')
    expect([rows.rows.length, typeof rows.next]).toEqual([1, 'string'])
    const query = { role: 'customer', kind: 'company' }
    const request = { action: 'archive', query }
    const { results } = await firm.must<BulkResult>('POST', '/parties/bulk', request)
    expect(results.map(({ label, outcome }) => [label, outcome])).toEqual([['Birke', 'done']])
    const { counts } = await firm.must<Page>('GET', '/parties?role=customer')
    expect(counts).toEqual({ active: 1, archived: 1 })
    const denied = await firm.ask('POST', '/parties/bulk', request, { role: 'readOnly' })
    expect(denied.status).toBe(403)
  })
})

describe('a file of suppliers', () => {
  test('is tried, imported with what the firm usually has, and undone but for what is used', async () => {
    const firm = await TestFirm.open()
    const csv = 'Name,Email,Town\nHolz AG,holz@example.com,Bern\nStahl KG,nonsense,Graz\n'
    const file = new File([csv], 'suppliers.csv', { type: 'text/csv' })
    const sent = { register: 'suppliers', file }
    const { status, body: batch } = await firm.upload<OpenImport>('/imports', sent)
    expect(status).toBe(201)
    const path = `/imports/${batch.id}`
    const mapping = ['name', 'email', 'address.city'].map((field, column) => ({ field, column }))
    const check = await firm.must<ImportCheck>('POST', `${path}/check`, { mapping })
    expect(check).toMatchObject({ goodRows: 1, badRows: 1 })
    expect(check.problems).toMatchObject([{ line: 3, field: 'email', key: 'invalidEmail' }])
    const request = { mapping, leavesOut: true }
    const done = await firm.must<ImportBatch>('POST', `${path}/commit`, request)
    expect(done.recordCount).toBe(1)
    const { rows } = await firm.must<Page>('GET', '/parties?role=supplier')
    expect(rows).toMatchObject([{ name: 'Holz AG', city: 'Bern', country: 'DE', currency: 'EUR' }])
    const made = await firm.must<Party>('GET', `/parties/${rows[0]?.id}`)
    expect(made.roles).toContain('supplier')
    expect(await firm.must('POST', `${path}/undo`, {})).toMatchObject({ removed: 1, kept: [] })
    expect(await namesOf(firm, 'role=supplier')).toEqual([])
  })
})

describe('numbers of a file', () => {
  const fields = ['name', 'creditLimit', 'minimumOrder', 'purchaseDiscountRate']
  const mapping = fields.map((field, column) => ({ field, column }))

  test.each([
    ['comma', '1.500,50', '1.000,5', '2,5'],
    ['comma', '1500,5', '1000,50', '2,50'],
    ['comma', '1 500,50 €', '1000,5', '2,5'],
    ['point', '1,500.50', '1,000.5', '2.5'],
    ['point', "1'500.50", "1'000.50", '2.50'],
  ])('are read with the decimal %s: %s', async (decimalMark, ...numbers) => {
    const firm = await TestFirm.open()
    const file = new File([`N;C;M;R\nHolz AG;${numbers.join(';')}\n`], 'customers.csv')
    const { body } = await firm.upload<OpenImport>('/imports', { register: 'customers', file })
    const reading = { mapping, decimalMark }
    await firm.must<ImportBatch>('POST', `/imports/${body.id}/commit`, reading)
    const { rows } = await firm.must<Page>('GET', '/parties?role=customer')
    const made = await firm.must<Party>('GET', `/parties/${rows[0]?.id}`)
    expect(made.creditLimit).toBe(150_050)
    expect([made.minimumOrder, made.purchaseDiscountRate].map(Number)).toEqual([1000.5, 2.5])
  })

  test('are whole units where the file has no decimals, and no more decimals than the money', async () => {
    const firm = await TestFirm.open()
    const file = new File(['N;C\nA;1500\nB;1,555\nC;viel\n'], 'customers.csv')
    const { body } = await firm.upload<OpenImport>('/imports', { register: 'customers', file })
    const reading = { mapping: mapping.slice(0, 2), decimalMark: 'comma' }
    const check = await firm.must<ImportCheck>('POST', `/imports/${body.id}/check`, reading)
    expect(check.problems.map(({ line, key, text }) => [line, key, text])).toEqual([
      [3, 'invalidAmount', '1,555'],
      [4, 'invalidAmount', 'viel'],
    ])
    const request = { ...reading, leavesOut: true }
    await firm.must('POST', `/imports/${body.id}/commit`, request)
    const { rows } = await firm.must<Page>('GET', '/parties?role=customer')
    expect(rows).toMatchObject([{ name: 'A', creditLimit: 150_000 }])
  })
})
