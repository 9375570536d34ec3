import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { Unusual } from '#contract/core/unusual.ts'
import type { Party } from '#contract/firm/parties.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const told = ({ at, what, value, usual }: Unusual) => [at, what, value, usual]

test('a bill far from those of its supplier is told before it is approved, and may be approved', async () => {
  const firm = await TestFirm.open()
  const host = await firm.customer({ name: 'Hosting AG', roles: ['supplier'] })
  const other = await firm.customer({ name: 'Papier GmbH', roles: ['supplier'] })
  async function bill({ id, name }: Party, unitPrice: string, facts: object = {}): Promise<Bill> {
    return firm.must('POST', '/bills', {
      ...{ supplierId: id, supplierName: name, date: today, dueDate: addDays(today, 5) },
      ...{ supplierNumber: `R-${unitPrice}`, currency: 'EUR', exchangeRate: '' },
      lines: [{ description: 'Server', unitPrice, account: '4930', taxCode: 'DE-S19' }],
      ...facts,
    })
  }
  const approve = ({ id, version }: Bill) =>
    firm.must<Bill>('POST', `/bills/${id}/approve`, { version })
  for (const price of ['20', '22', '21']) {
    const made = await bill(host, price)
    expect(made.unusual).toEqual([])
    await approve(made)
  }
  expect((await bill(host, '25')).unusual).toEqual([])
  const dear = await bill(host, '210')
  expect(dear.unusual.map(told)).toEqual([
    [null, 'amount', '249.90', '24.99'],
    [0, 'price', '210', '21'],
  ])
  // What others charge is no habit of this one, and a credit follows none.
  expect((await bill(other, '210')).unusual).toEqual([])
  expect((await bill(host, '210', { kind: 'credit' })).unusual).toEqual([])
  const posted = await approve(dear)
  expect([posted.state, posted.unusual]).toEqual(['open', []])
})
