import { expect, test } from 'vitest'
import type { Payment } from '#contract/books/payment.ts'
import type { ImportBatch, ImportCheck, OpenImport } from '#contract/core/imports.ts'
import { permissions } from '#contract/core/roles.ts'
import { booksDiffer } from '#upstream/testing/books-differ.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const mapping = ['customer', 'date', 'amount', 'invoices', 'method', 'reference'].map(
  (field, column) => ({ field, column }),
)
const everything = { party: 'all', invoice: 'all', payment: 'all', expense: 'all' } as const
const words = [{ field: 'method', word: 'Überweisung', value: 'bankTransfer' }]
const reading = { mapping, words, decimalMark: 'comma' }

test('payments of a file pay the invoices they name, and are reversed when it is undone', async () => {
  const firm = await TestFirm.open()
  const { id, name } = await firm.customer()
  const paid = await firm.issued(id)
  const partly = await firm.issued(id)
  const { total } = paid.totals
  const sum = (total / 100 + 20).toFixed(2).replace('.', ',')
  const file = [
    'Kunde;Datum;Betrag;Rechnungen;Art;Text',
    `${name};${paid.issueDate.split('-').reverse().join('.')};${sum};"${paid.number}, ${partly.number}";Überweisung;R-7`,
    `;${paid.issueDate};5,00;NONE-1;;`,
    `Nobody;${paid.issueDate};5,00;;;`,
  ].join('\n')
  const batch = await firm.upload<OpenImport>('/imports', {
    register: 'payments',
    file: new File([file], 'payments.csv'),
  })
  const path = `/imports/${batch.body.id}`
  const check = await firm.must<ImportCheck>('POST', `${path}/check`, reading)
  expect(check.problems.map(({ line, field, key }) => [line, field, key])).toEqual([
    [3, 'invoices', 'unknownInvoice'],
    [4, 'customer', 'noSuchCustomer'],
  ])
  const own = { ...reading, leavesOut: true }
  const done = await firm.must<ImportBatch>('POST', `${path}/commit`, own)
  expect(done.recordCount).toBe(1)
  expect((await firm.invoice(paid.id)).state).toBe('paid')
  expect((await firm.invoice(partly.id)).totals.paid).toBe(2000)
  const { rows } = await firm.must<{ rows: Payment[] }>('GET', '/payments')
  expect(rows).toMatchObject([{ reference: 'R-7', amount: total + 2000, unallocated: 0 }])

  const kept = permissions.filter((one) => one !== 'payment:delete')
  const custom = { name: 'Books payments', permissions: kept, scopes: everything }
  const shown = await firm.ask<OpenImport>('GET', path, undefined, { custom })
  expect(shown.body.canUndo).toBe(false)
  expect((await firm.ask('POST', `${path}/undo`, {}, { custom })).status).toBe(403)
  expect(await firm.must('POST', `${path}/undo`, {})).toMatchObject({ removed: 1, kept: [] })
  expect((await firm.invoice(paid.id)).totals.due).toBe(total)
  const balances = Object.entries(await firm.balances())
  expect(balances.find(([code]) => code === '1200')?.[1]).toBe(0)
})

test('a file names no invoice beyond the reach of the role, by its number or its customer', async () => {
  const firm = await TestFirm.open()
  const issued = await firm.issued((await firm.customer()).id)
  const columns = 'Kunde;Datum;Betrag;Rechnungen;Art;Text'
  const file = [columns, `;${issued.issueDate};5,00;${issued.number};;`].join('\n')
  firm.userId = 'BERT'
  for (const scopes of [{ invoice: 'own' }, { party: 'own' }] as const) {
    const custom = { name: 'Books payments', permissions, scopes: { ...everything, ...scopes } }
    const { body } = await firm.upload<OpenImport>('/imports', {
      register: 'payments',
      file: new File([file], 'payments.csv'),
    })
    const path = `/imports/${body.id}/check`
    const check = await firm.must<ImportCheck>('POST', path, reading, { custom })
    expect(check.problems.map(({ field, key }) => [field, key])).toEqual([
      ['invoices', 'unknownInvoice'],
    ])
  }
})

// A cash book with the 100.00 of the first payment, of which 60.00 are paid out again: the reversal
// is refused by the books after it has opened the invoice, and all of it must be taken back.
test('a payment that cannot be reversed stays whole when its import is undone', async () => {
  const firm = await TestFirm.open()
  const { id, name } = await firm.customer()
  const invoice = await firm.issued(id)
  await firm.must('POST', '/cash-books/1000/begin', { since: today })
  const file = `Kunde;Datum;Betrag;Rechnungen;Art;Text\n${name};${today};100,00;${invoice.number};cash;R-1`
  const batch = await firm.upload<OpenImport>('/imports', {
    register: 'payments',
    file: new File([file], 'payments.csv'),
  })
  const path = `/imports/${batch.body.id}`
  await firm.must('POST', `${path}/commit`, reading)
  const out = { direction: 'out', amount: 6000, date: today, account: '1800', text: 'Privat' }
  await firm.must('POST', '/cash-books/1000/entries', out)
  const undone = await firm.must<{ removed: number; kept: object[] }>('POST', `${path}/undo`, {})
  expect(undone).toMatchObject({ removed: 0, kept: [{}] })
  expect((await firm.invoice(invoice.id)).totals.paid).toBe(10_000)
  expect(await booksDiffer(firm)).toEqual([])
})

// The day of the cash book is closed: the first row is refused after it has paid the invoice.
test('a row that is refused leaves nothing to the rows after it', async () => {
  const firm = await TestFirm.open()
  const { id, name } = await firm.customer()
  const invoice = await firm.issued(id)
  await firm.must('POST', '/cash-books/1000/begin', { since: today })
  await firm.must('POST', '/cash-books/1000/counts', { date: today, pieces: [], other: 0 })
  await firm.must('POST', '/cash-books/1000/close', { date: today })
  const rows = ['cash', 'Überweisung'].map(
    (method) => `${name};${today};119,00;${invoice.number};${method};R`,
  )
  const file = ['Kunde;Datum;Betrag;Rechnungen;Art;Text', ...rows].join('\n')
  const batch = await firm.upload<OpenImport>('/imports', {
    register: 'payments',
    file: new File([file], 'payments.csv'),
  })
  const check = await firm.must<ImportCheck>('POST', `/imports/${batch.body.id}/check`, reading)
  expect([check.goodRows, check.problems.map(({ line, key }) => [line, key])]).toEqual([
    1,
    [[2, 'cashDayClosed']],
  ])
})
