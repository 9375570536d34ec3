import { expect, test } from 'vitest'
import type { InvoiceChoices } from '#contract/invoices.ts'
import type { Party } from '#contract/parties.ts'
import { Desk } from '#upstream/testing/desk.ts'

const item = { name: 'Coffee beans', unit: 'kg', unitPrice: '12.5', taxCode: 'DE-S19', sku: 'CB-1' }

function createParty(desk: Desk, name: string): Promise<Party> {
  const address = { city: 'Köln', country: 'DE' }
  return desk.must('POST', '/parties', { name, address, language: 'de', currency: 'EUR' })
}

function readChoices(desk: Desk): Promise<InvoiceChoices> {
  return desk.must('GET', '/invoices/choices')
}

test('a draft is offered the firm, its rates, and customers and items that are not archived', async () => {
  const desk = await Desk.open()
  const zander = await createParty(desk, 'Zander KG')
  const gone = await createParty(desk, 'Barsch OHG')
  await desk.must('POST', `/parties/${gone.id}/archive`)
  const beans = await desk.must<{ id: string }>('POST', '/items', item)
  const before = await readChoices(desk)
  expect(before.firm).toEqual(await desk.must('GET', ''))
  expect(before.taxRates).toEqual(await desk.must('GET', '/tax-rates'))
  expect(before.customers).toContainEqual({ id: zander.id, name: 'Zander KG' })
  expect(before.customers.map(({ id }) => id)).not.toContain(gone.id)
  expect(before.items).toEqual([{ id: beans.id, name: 'Coffee beans', sku: 'CB-1' }])
  expect(before.hasMoreCustomers).toBe(false)
})

test('the first 200 customers are offered by name, and it is told that there are more', async () => {
  const desk = await Desk.open()
  const names = Array.from({ length: 201 }, (_, at) => `Kunde ${String(201 - at).padStart(3, '0')}`)
  for (const name of names) await createParty(desk, name)
  const { customers, hasMoreCustomers } = await readChoices(desk)
  const offered = customers.map(({ name }) => name)
  expect(offered).toHaveLength(200)
  expect(offered).toEqual(offered.toSorted())
  expect(offered).not.toContain('Kunde 201')
  expect(hasMoreCustomers).toBe(true)
})
