import { expect, test } from 'vitest'
import type { Ageing, OpenItem } from '#contract/books/settlement.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

test('what was open on a past day is answered by that day', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer()
  const [march, may] = ['2025-03-10', '2025-05-20']
  const own = { issueDate: march, dueDate: '2025-03-24' }
  const invoice = await testFirm.issued(customer.id, own)
  const payment = await testFirm.pay(invoice, 5000, { date: may })
  const open = (asOf: string) =>
    testFirm.must<OpenItem[]>('GET', `/parties/${customer.id}/open-items?asOf=${asOf}`)
  const age = async (asOf: string) =>
    (await testFirm.must<Ageing>('GET', `/ageing?asOf=${asOf}`)).rows
  expect(await open('2025-03-09')).toEqual([])
  expect(await open(march)).toMatchObject([{ documentNumber: invoice.number, balance: 11900 }])
  expect(await open(may)).toMatchObject([{ balance: 6900 }])
  expect(await age(addDays(may, -1))).toMatchObject([{ d60: 11900, total: 11900 }])
  expect(await age(may)).toMatchObject([{ d60: 6900, total: 6900 }])
  await testFirm.must('POST', `/payments/${payment.id}/reverse`, {})
  expect(await open(may)).toMatchObject([{ balance: 6900 }])
  expect(await open(today)).toMatchObject([{ balance: 11900 }])
  expect(await age(may)).toMatchObject([{ d60: 6900, total: 6900 }])
  expect(await age(today)).toMatchObject([{ over90: 11900, total: 11900 }])
})

test('money that came before its invoice stands to the customer’s credit until then', async () => {
  const testFirm = await TestFirm.open()
  const invoice = await testFirm.issued((await testFirm.customer()).id, { issueDate: '2025-06-10' })
  await testFirm.pay(invoice, 11900, { date: '2025-06-01' })
  type Journal = { rows: { date: string; lines: { account: string; debit: number }[] }[] }
  const { rows } = await testFirm.must<Journal>('GET', '/journal-entries')
  const money = rows.filter(({ lines }) => lines.every(({ account }) => account < '8'))
  expect(money.map(({ date }) => date).sort()).toEqual(['2025-06-01', '2025-06-10'])
  expect(await testFirm.balances()).toMatchObject({ '1200': 11900, '1400': 0, '1709': 0 })
})
