import { expect, test } from 'vitest'
import type { Unusual } from '#contract/core/unusual.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { InvoicePreview } from '#contract/selling/invoice-previews.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

test('a price or quantity far from the habit is told before the invoice is final', async () => {
  const firm = await TestFirm.open()
  const { id: customerId } = await firm.customer()
  const { id: otherId } = await firm.customer({ name: 'Atelier Süd' })
  const { id: itemId } = await firm.must<{ id: string }>('POST', '/items', {
    ...{ name: 'Chair', unit: 'piece', unitPrice: '19', taxCode: 'DE-S19' },
  })
  const sold = (quantity: string, unitPrice: string) => line({ itemId, quantity, unitPrice })
  async function unusual(customer: string, quantity: string, unitPrice: string) {
    const draft: Invoice = await firm.draft(customer, { lines: [sold(quantity, unitPrice)] })
    const input = {
      ...{ customerId: customer, issueDate: draft.issueDate, currency: 'EUR', language: 'de' },
      ...{ lines: [sold(quantity, unitPrice)], draftId: draft.id },
    }
    const { unusual: found } = await firm.must<InvoicePreview>('POST', '/invoices/preview', input)
    return found.map((one) => [one.what, one.value, one.usual, one.isOfParty])
  }
  // Nobody has a habit yet.
  expect(await unusual(customerId, '4', '190')).toEqual([])
  for (const [quantity, price] of [
    ['4', '19'],
    ['6', '18.50'],
    ['2', '20'],
  ] as const) {
    await firm.issued(customerId, { lines: [sold(quantity, price)] })
  }
  expect(await unusual(customerId, '5', '19.90')).toEqual([])
  expect(await unusual(customerId, '5', '190')).toEqual([['price', '190', '19', true]])
  expect(await unusual(customerId, '50', '1.99')).toEqual([
    ['price', '1.99', '19', true],
    ['quantity', '50', '4', true],
  ])
  // Of another customer three invoices of somebody else are no habit; five are.
  expect(await unusual(otherId, '5', '190')).toEqual([])
  for (const price of ['21', '22']) await firm.issued(customerId, { lines: [sold('4', price)] })
  expect(await unusual(otherId, '5', '190')).toEqual([['price', '190', '20', false]])
  // It is said, and stands in nobody's way.
  await firm.issued(customerId, { lines: [sold('5', '190')] })
  expect(await unusual(customerId, '-5', '19')).toEqual([])
})

test('who sees their own invoices alone is told no prices of others', async () => {
  const firm = await TestFirm.open()
  const { id: customerId } = await firm.customer()
  const { id: itemId } = await firm.must<{ id: string }>('POST', '/items', {
    ...{ name: 'Chair', unit: 'piece', unitPrice: '19', taxCode: 'DE-S19' },
  })
  const lines = (unitPrice: string) => [line({ itemId, quantity: '4', unitPrice })]
  for (const price of ['19', '20', '21', '22', '23']) {
    await firm.issued(customerId, { lines: lines(price) })
  }
  const input = {
    ...{ customerId, issueDate: '2026-01-05', currency: 'EUR', language: 'de' },
    lines: lines('190'),
  }
  const unusualTo = async (how: object) =>
    (await firm.must<InvoicePreview>('POST', '/invoices/preview', input, how)).unusual
  expect(await unusualTo({})).toHaveLength(1)
  const newcomer = {
    ...{ role: 'own', userId: '01HZZZZZZZZZZZZZZZZZZZZZZN' },
    custom: {
      name: 'Own invoices',
      permissions: ['firm:view', 'invoice:view', 'invoice:edit', 'item:view', 'party:view'],
      scopes: { invoice: 'own' },
    },
  }
  expect(await unusualTo(newcomer)).toEqual([])
})

test.each(['quotes', 'sales-orders'] as const)(
  '%s tell it before they go out, to who sees what was invoiced',
  async (kind) => {
    const firm = await TestFirm.open()
    const { id: customerId } = await firm.customer()
    const { id: itemId } = await firm.must<{ id: string }>('POST', '/items', {
      ...{ name: 'Chair', unit: 'piece', unitPrice: '19', taxCode: 'DE-S19' },
    })
    const sold = (quantity: string, unitPrice: string) => line({ itemId, quantity, unitPrice })
    for (const price of ['19', '18.50', '20']) {
      await firm.issued(customerId, { lines: [sold('4', price)] })
    }
    const draft = await firm.must<{ id: string; unusual: Unusual[] }>('POST', `/${kind}`, {
      ...{ customerId, issueDate: today, currency: 'EUR', language: 'de' },
      ...(kind === 'quotes' && { validUntil: addDays(today, 14) }),
      lines: [sold('4', '19'), sold('4', '190')],
    })
    expect(draft.unusual).toEqual([
      { at: 1, what: 'price', value: '190', usual: '19', count: 3, isOfParty: true },
    ])
    const seller: Parameters<TestFirm['ask']>[3] = {
      ...{ role: 'offers', userId: '01HZZZZZZZZZZZZZZZZZZZZZZN' },
      custom: {
        name: 'Offers',
        permissions: ['firm:view', 'quote:view', 'party:view'],
        scopes: {},
      },
    }
    const seen = await firm.must<typeof draft>('GET', `/${kind}/${draft.id}`, undefined, seller)
    expect(seen.unusual).toEqual([])
    const step = kind === 'quotes' ? 'issue' : 'confirm'
    const final = await firm.must<typeof draft>('POST', `/${kind}/${draft.id}/${step}`, {})
    expect(final.unusual).toEqual([])
  },
)
