import { expect, test } from 'vitest'
import type { Party } from '#contract/firm/parties.ts'
import type { DocumentChoices } from '#contract/selling/document-choices.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const item = { name: 'Coffee beans', unit: 'kg', unitPrice: '12.5', taxCode: 'DE-S19', sku: 'CB-1' }

function createParty(testFirm: TestFirm, name: string): Promise<Party> {
  const address = { city: 'Köln', country: 'DE' }
  return testFirm.must('POST', '/parties', { name, address, language: 'de', currency: 'EUR' })
}

function readChoices(testFirm: TestFirm): Promise<DocumentChoices> {
  return testFirm.must('GET', '/invoices/choices')
}

test('a draft is offered the firm, its rates, and customers and items that are not archived', async () => {
  const testFirm = await TestFirm.open()
  const zander = await createParty(testFirm, 'Zander KG')
  const gone = await createParty(testFirm, 'Barsch OHG')
  await testFirm.must('POST', `/parties/${gone.id}/archive`)
  const beans = await testFirm.must<{ id: string }>('POST', '/items', item)
  const before = await readChoices(testFirm)
  expect(before.firm).toEqual(await testFirm.must('GET', ''))
  expect(before.taxRates).toEqual(await testFirm.must('GET', '/tax-rates'))
  expect(before.parties).toContainEqual({ id: zander.id, name: 'Zander KG' })
  expect(before.parties.map(({ id }) => id)).not.toContain(gone.id)
  expect(before.items).toEqual([{ id: beans.id, name: 'Coffee beans', sku: 'CB-1' }])
  expect(before.hasMoreParties).toBe(false)
})

test('the first 200 customers are offered by name, and it is told that there are more', async () => {
  const testFirm = await TestFirm.open()
  const names = Array.from({ length: 201 }, (_, at) => `Kunde ${String(201 - at).padStart(3, '0')}`)
  for (const name of names) await createParty(testFirm, name)
  const { parties, hasMoreParties } = await readChoices(testFirm)
  const offered = parties.map(({ name }) => name)
  expect(offered).toHaveLength(200)
  expect(offered).toEqual(offered.toSorted())
  expect(offered).not.toContain('Kunde 201')
  expect(hasMoreParties).toBe(true)
})
