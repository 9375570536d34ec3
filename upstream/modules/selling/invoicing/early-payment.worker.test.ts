import { expect, test } from 'vitest'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const offered = { rate: '2', days: 10 }

test('what may be kept for paying early stands on the invoice, and only both parts of it do', async () => {
  const firm = await TestFirm.open()
  const customer = await firm.customer()
  const draft = await firm.draft(customer.id, { earlyPayment: offered })
  expect((await firm.invoice(draft.id)).earlyPayment).toEqual(offered)
  const invoice = await firm.finalise(draft.id)
  const paper = await firm.must<object>('GET', `/invoices/${invoice.id}/paper`)
  expect(JSON.stringify(paper)).toMatch(/2\s*% Skonto/)
  const wrong = { ...offered, rate: '0' }
  const { status } = await firm.ask('POST', '/invoices', {
    ...{ customerId: customer.id, issueDate: today, earlyPayment: wrong, lines: [] },
  })
  expect(status).toBe(422)
})

test('a German e-invoice says it so that programs read it', async () => {
  const firm = await TestFirm.open()
  const customer = await firm.customer()
  const invoice = await firm.issued(customer.id, { earlyPayment: offered })
  const { body } = await firm.download(`/invoices/${invoice.id}/electronic/file?format=ubl`)
  expect(body).toContain('#SKONTO#TAGE=10#PROZENT=2.00#')
})
