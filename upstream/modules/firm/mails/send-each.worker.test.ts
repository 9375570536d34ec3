import { expect, test } from 'vitest'
import type { BulkResult } from '#contract/core/register.ts'
import type { MailsToSend } from '#contract/firm/mails-to-send.ts'
import type { InvoicePage } from '#contract/selling/invoices.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const quote = {
  currency: 'EUR',
  language: 'de',
  issueDate: '2026-01-15',
  validUntil: '2099-12-31',
  lines: [
    { description: 'Beratung', quantity: '1', unit: 'h', unitPrice: '90', taxCode: 'DE-S19' },
  ],
}

test('many invoices are shown before they are sent: who gets what, and who is left out and why', async () => {
  const firm = await TestFirm.open()
  const reached = await firm.customer({ name: 'Praxis', email: 'praxis@dom.example' })
  const mute = await firm.customer({ name: 'Ohne Adresse' })
  const sent = await firm.issued(reached.id)
  const unheard = await firm.issued(mute.id)
  const draft = await firm.draft(reached.id)
  const ids = [sent.id, unheard.id, draft.id]
  const shown = await firm.must<MailsToSend>('POST', '/invoices/bulk/mails', { ids })
  expect(shown.isKept).toBe(true)
  expect(shown.rows).toMatchObject([
    {
      id: sent.id,
      label: sent.number,
      mailKind: 'invoice',
      to: 'praxis@dom.example',
      files: [expect.stringContaining(`${sent.number}.pdf`)],
      reason: null,
    },
    { id: unheard.id, label: unheard.number, to: '', reason: 'noMailAddress' },
    { id: draft.id, label: 'Praxis', subject: '', reason: 'notFinalised' },
  ])
  expect(shown.rows[0]?.subject).toContain(String(sent.number))
  // Looking changed nothing, and wrote to nobody.
  expect(await firm.invoice(sent.id)).toEqual(sent)
  const mails = await firm.must<{ rows: object[] }>('GET', `/records/invoice/${sent.id}/mails`)
  expect(mails.rows).toEqual([])

  const all = await firm.must<MailsToSend>('POST', '/invoices/bulk/mails', { query: {} })
  expect(all.rows.map(({ reason }) => reason).sort()).toEqual([
    'noMailAddress',
    'notFinalised',
    null,
  ])
  const done = await firm.must<BulkResult>('POST', '/invoices/bulk', { action: 'send', ids })
  expect(done.results).toMatchObject([
    { id: sent.id, outcome: 'done' },
    { id: unheard.id, outcome: 'skipped', reason: 'noMailAddress' },
    { id: draft.id, outcome: 'skipped', reason: 'notFinalised' },
  ])
  const { counts } = await firm.must<InvoicePage>('GET', '/invoices')
  expect(counts).toMatchObject({ draft: 1 })
  const denied = await firm.ask('POST', '/invoices/bulk/mails', { ids }, { role: 'readOnly' })
  expect(denied.status).toBe(403)
})

test('many quotes go out by the same two steps', async () => {
  const firm = await TestFirm.open()
  const { id: customerId } = await firm.customer({ email: 'praxis@dom.example' })
  const make = () => firm.must<{ id: string }>('POST', '/quotes', { ...quote, customerId })
  const [open, draft] = [await make(), await make()]
  await firm.must('POST', `/quotes/${open.id}/issue`, {})
  const ids = [open.id, draft.id]
  const shown = await firm.must<MailsToSend>('POST', '/quotes/bulk/mails', { ids })
  expect(shown.rows).toMatchObject([
    { id: open.id, mailKind: 'quote', to: 'praxis@dom.example', reason: null },
    { id: draft.id, reason: 'notFinalised' },
  ])
  const done = await firm.must<BulkResult>('POST', '/quotes/bulk', { action: 'send', ids })
  expect(done.results.map(({ outcome }) => outcome)).toEqual(['done', 'skipped'])
})
