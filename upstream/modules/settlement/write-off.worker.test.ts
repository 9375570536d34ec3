import { expect, test } from 'vitest'
import type { PaperView } from '#contract/paper.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

test('an invoice is written off by who may, with a reason and with or without its tax', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer()
  const [one, two] = [await testFirm.issued(customer.id), await testFirm.issued(customer.id)]
  const path = (id: string) => `/invoices/${id}/write-off`
  const input = { amount: 11900, date: today, reason: 'Insolvenz' }
  expect((await testFirm.ask('POST', path(one.id), input, { role: 'sales' })).status).toBe(403)
  const bare = await testFirm.ask('POST', path(one.id), { ...input, reason: '' })
  expect(bare.body.data.fields.reason?.key).toBe('required')
  const more = await testFirm.ask('POST', path(one.id), { ...input, amount: 11901 })
  expect(more.body.data.fields.amount?.key).toBe('moreThanDue')
  await testFirm.must('POST', path(one.id), input)
  expect(await testFirm.balances()).toMatchObject({ '2400': 11900, '1776': -3800 })
  await testFirm.must('POST', path(two.id), { ...input, withTax: true })
  expect(await testFirm.balances()).toMatchObject({ '1400': 0, '2400': 21900, '1776': -1900 })
  const gone = await testFirm.invoice(two.id)
  expect(gone).toMatchObject({ state: 'writtenOff', totals: { writtenOff: 11900, due: 0 } })
  const [last] = await testFirm.history(two.id)
  expect(last).toMatchObject({ action: 'writeOff', detail: 'Insolvenz' })
  await testFirm.must('POST', `/allocations/${gone.settlements[0]?.id}/take-back`, {})
  expect(await testFirm.invoice(two.id)).toMatchObject({
    state: 'finalised',
    totals: { due: 11900 },
  })
  expect(await testFirm.balances()).toMatchObject({ '1400': 11900, '2400': 11900, '1776': -3800 })
})

test('an invoice says what was given up of it on paper, and is not paid in part by that', async () => {
  const testFirm = await TestFirm.open()
  const invoice = await testFirm.issued((await testFirm.customer()).id)
  const input = { amount: 2211, date: today, reason: 'Rundung' }
  await testFirm.must('POST', `/invoices/${invoice.id}/write-off`, input)
  expect(await testFirm.invoice(invoice.id)).toMatchObject({
    state: 'finalised',
    totals: { writtenOff: 2211, due: 9689 },
  })
  const paper = await testFirm.must<PaperView>('GET', `/invoices/${invoice.id}/paper`)
  expect(paper.totals.slice(-2)).toMatchObject([
    { label: 'Ausgebucht', value: '−22,11' },
    { kind: 'balance', value: expect.stringContaining('96,89') },
  ])
  await testFirm.pay(invoice, 100)
  expect((await testFirm.invoice(invoice.id)).state).toBe('partlyPaid')
})
