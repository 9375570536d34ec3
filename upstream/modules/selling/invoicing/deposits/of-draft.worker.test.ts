import { expect, test } from 'vitest'
import type { PaperView } from '#contract/core/paper.ts'
import type { Deposit } from '#contract/selling/deposits.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { InvoicePreview } from '#contract/selling/invoice-previews.ts'
import { documentInput, line, TestFirm } from '#upstream/testing/test-firm.ts'

// 1,000.00 at 19 % and 500.00 at 7 %: 1,725.00 with 190.00 and 35.00 of tax; 40 % are 690.00.
const lines = [
  line({ description: 'Mauer\nTrockenbau', taxCode: 'DE-S19', unitPrice: '1000' }),
  line({ description: 'Handbuch', taxCode: 'DE-S7', unitPrice: '500' }),
]

type Choice = { rows: (Deposit & { isChosen: boolean })[] }

async function askOn(firm: TestFirm, invoiceId: string, kind: string, value: string) {
  return firm.ask<{ invoiceId: string }>('POST', `/invoices/${invoiceId}/deposits`, { kind, value })
}

test('a deposit on a draft names what it is for, and the draft deducts it once it is paid', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const draft = await firm.draft(id, { lines, language: 'de' })
  const { status, body } = await askOn(firm, draft.id, 'percent', '40')
  expect(status).toBe(201)
  const deposit = await firm.finalise(body.invoiceId)
  expect(deposit).toMatchObject({ purpose: 'deposit', totals: { net: 60_000, tax: 9000 } })
  expect(deposit.lines.map(({ description }) => description)).toEqual([
    expect.stringMatching(/^Anzahlung von 40\s% auf: Mauer$/),
    expect.stringMatching(/^Anzahlung von 40\s% auf: Handbuch$/),
  ])
  const choice = () => firm.must<Choice>('GET', `/invoices/${draft.id}/deposits`)
  expect((await choice()).rows).toMatchObject([{ usable: 0, isChosen: true }])
  // Its choice stays while it waits for its money.
  const chosen = { depositIds: [deposit.id] }
  await firm.must('PUT', `/invoices/${draft.id}/deposits`, chosen)
  const more = await askOn(firm, draft.id, 'amount', '1035.01')
  expect(more).toMatchObject({
    status: 422,
    body: { data: { fields: { value: { key: 'onlyLeft' } } } },
  })
  const denied = { kind: 'percent', value: '5' }
  const path = `/invoices/${draft.id}/deposits`
  expect((await firm.ask('POST', path, denied, { role: 'readOnly' })).status).toBe(403)

  await firm.pay(deposit, 69_000)
  const final = await firm.finalise(draft.id)
  expect(final.totals).toMatchObject({ total: 172_500, paid: 69_000, due: 103_500 })
  expect(final.deposits).toMatchObject([{ number: deposit.number, net: 60_000, tax: 9000 }])
  expect((await firm.balances())['1710']).toBe(0)
  expect((await askOn(firm, final.id, 'percent', '5')).status).toBe(409)
})

test('what deposits take off a final invoice is asked for once and is no payment of it', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer({ creditLimit: 100_000 })
  const draft = await firm.draft(id, { lines })
  const deposit = await firm.finalise((await askOn(firm, draft.id, 'percent', '40')).body.invoiceId)
  await firm.must('PUT', `/invoices/${draft.id}/deposits`, { depositIds: [deposit.id] })
  const preview = async () =>
    (
      await firm.must<InvoicePreview>('POST', '/invoices/preview', {
        ...documentInput(id),
        lines,
        draftId: draft.id,
      })
    ).creditLimit
  // The deposit is owed and cannot be deducted yet: 690.00 of it and 1,725.00.
  expect(await preview()).toEqual({ limit: 100_000, owed: 241_500 })
  await firm.pay(deposit, 69_000)
  // Nothing is owed but what the final invoice leaves.
  expect(await preview()).toEqual({ limit: 100_000, owed: 103_500 })
  const final = await firm.finalise(draft.id)
  expect(final).toMatchObject({ state: 'finalised', totals: { due: 103_500 } })
})

test('a deposit that is void or deleted leaves the draft free, and so does another customer', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const draft = await firm.draft(id, { lines })
  const first = (await askOn(firm, draft.id, 'percent', '40')).body.invoiceId
  await firm.must('DELETE', `/invoices/${first}`)
  const second = await firm.finalise(
    (await askOn(firm, draft.id, 'progress', '100')).body.invoiceId,
  )
  expect(second).toMatchObject({ purpose: 'progress', progress: '100' })
  await firm.must('POST', `/invoices/${second.id}/void`, { reason: 'Irrtum' })
  const third = await firm.finalise((await askOn(firm, draft.id, 'amount', '100')).body.invoiceId)
  await firm.pay(third, 10_000)
  const other = await firm.customer({ name: 'Other' })
  const { version } = await firm.invoice(draft.id)
  await firm.must('PUT', `/invoices/${draft.id}`, { ...documentInput(other.id), lines, version })
  expect(await firm.must<Choice>('GET', `/invoices/${draft.id}/deposits`)).toEqual({ rows: [] })
  expect((await firm.finalise(draft.id)).totals.due).toBe(172_500)
})

test('a deposit for a customer alone is written freely, and any of their invoices deducts it', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const input = {
    ...documentInput(id),
    purpose: 'deposit',
    language: 'de',
    lines: [line({ taxCode: 'DE-S19', unitPrice: '200' })],
  }
  const look = await firm.must<InvoicePreview>('POST', '/invoices/preview', input)
  expect(look.paper?.title).toContain('Anzahlungsrechnung')
  expect(look.journal.map(({ account }) => account)).toEqual(['1400', '1710'])
  const { id: depositId } = await firm.must<Invoice>('POST', '/invoices', input)
  const deposit = await firm.finalise(depositId)
  const paper = await firm.must<PaperView>('GET', `/invoices/${depositId}/paper`)
  expect(paper.title).toBe('Anzahlungsrechnung')
  const kind = await firm.must<{ terms: { typeCode: string } }>(
    'GET',
    `/invoices/${depositId}/electronic`,
  )
  expect(kind.terms.typeCode).toBe('386')
  await firm.pay(deposit, 23_800)
  const draft = await firm.draft(id, { lines })
  await firm.must('PUT', `/invoices/${draft.id}/deposits`, { depositIds: [depositId] })
  expect((await firm.finalise(draft.id)).totals).toMatchObject({ paid: 23_800, due: 148_700 })
})
