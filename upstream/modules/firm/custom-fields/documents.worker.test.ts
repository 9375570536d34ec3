import { describe, expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { PurchaseOrder } from '#contract/buying/purchase-orders.ts'
import type { PaperView } from '#contract/core/paper.ts'
import type { CustomField } from '#contract/firm/custom-fields.ts'
import type { MailTemplate } from '#contract/firm/mail-settings.ts'
import type { MailPreview } from '#contract/firm/mails.ts'
import type { RecordPanels } from '#contract/firm/records.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { InvoicePage } from '#contract/selling/invoices.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import type { Recurring } from '#contract/selling/recurring.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { documentInput, TestFirm, today } from '#upstream/testing/test-firm.ts'

type Held = { id: string; version: number; custom: Record<string, unknown> }
type Rows = { rows: { id: string; custom: Record<string, unknown> }[] }

function field(firm: TestFirm, input: Record<string, unknown>): Promise<CustomField> {
  return firm.must('POST', '/custom-fields', { type: 'text', ...input })
}

/** What each kind is made of beside what the firm added. */
async function openFirm() {
  const firm = await TestFirm.open()
  const { id: customerId } = await firm.customer()
  await firm.must('POST', '/parties', {
    name: 'Holz AG',
    roles: ['supplier'],
    address: { city: 'Berlin', country: 'DE' },
    language: 'de',
    currency: 'EUR',
  })
  const line = { description: 'Oak', quantity: '1', unitPrice: '100', taxCode: 'DE-S19' }
  const head = { supplierName: 'Holz AG', currency: 'EUR', lines: [line] }
  const inputs = {
    quote: { ...documentInput(customerId), validUntil: today },
    purchaseOrder: { ...head, issueDate: today },
    bill: { ...head, date: today },
    expense: { date: today, payee: 'Rail', gross: '11.90', currency: 'EUR', category: 'travel' },
  }
  return { firm, customerId, inputs }
}

const kinds = [
  { kind: 'quote', path: '/quotes' },
  { kind: 'purchaseOrder', path: '/purchase-orders' },
  { kind: 'bill', path: '/bills' },
  { kind: 'expense', path: '/expenses' },
] as const

describe.each(kinds)('a $kind', ({ kind, path }) => {
  test('holds added fields, is filtered and found by them, and hides what is restricted', async () => {
    const { firm, inputs } = await openFirm()
    await field(firm, { kind, label: 'Site' })
    await field(firm, { kind, type: 'money', label: 'Budget' })
    await field(firm, { kind, label: 'Margin', seenBy: ['accountant'] })
    const custom = { site: 'Quay', budget: 5000, margin: 'slim' }
    const made = await firm.must<Held>('POST', path, { ...inputs[kind], custom })
    await firm.must('POST', path, inputs[kind])
    expect(made.custom).toEqual(custom)
    const found = async (query: string, role = 'owner') => {
      const { rows } = await firm.must<Rows>('GET', `${path}?${query}`, undefined, { role })
      return rows.map((row) => row.custom)
    }
    expect(await found('custom[site]=qua')).toEqual([custom])
    expect(await found('custom[budget.from]=50&custom[budget.to]=50')).toEqual([custom])
    expect(await found('custom[budget.from]=50.01')).toEqual([])
    expect(await found('q=quay')).toEqual([custom])
    expect(await found('q=slim')).toEqual([])
    const seen = { site: 'Quay', budget: 5000 }
    expect(await found('custom[site]=quay', 'readOnly')).toEqual([seen])
    const refused = await firm.ask('GET', `${path}?custom[margin]=slim`, undefined, {
      role: 'readOnly',
    })
    expect([refused.status, refused.body.data.fields]).toEqual([
      422,
      { 'custom.margin': { key: 'customUnknown' } },
    ])
    const change = {
      ...inputs[kind],
      version: made.version,
      custom: { site: 'Mole', budget: null },
    }
    const changed = await firm.must<Held>('PUT', `${path}/${made.id}`, change)
    expect(changed.custom).toEqual({ site: 'Mole', margin: 'slim' })
    expect(await found('q=quay')).toEqual([])
    const wrong = { ...change, version: changed.version, custom: { budget: 'much' } }
    const answer = await firm.ask('PUT', `${path}/${made.id}`, wrong)
    expect([answer.status, answer.body.data.fields]).toEqual([
      422,
      { 'custom.budget': { key: 'invalidAmount' } },
    ])
  })

  test('names them in its history, and takes them as its register’s file gives them', async () => {
    const { firm, inputs } = await openFirm()
    await field(firm, { kind, label: 'Site' })
    const given = { ...inputs[kind], custom: { site: 'Quay' } }
    const made = await firm.must<Held>('POST', path, given)
    const change = { ...given, version: made.version, custom: { site: 'Mole' } }
    await firm.must('PUT', `${path}/${made.id}`, change)
    const { history } = await firm.must<RecordPanels>('GET', `/records/${kind}/${made.id}`)
    expect(history[0]?.changes).toContainEqual({
      field: 'custom.Site',
      before: 'Quay',
      after: 'Mole',
    })
    const rows = await firm.must<Rows>('GET', `${path}/rows`)
    expect(rows.rows.map(({ custom }) => custom)).toEqual([{ site: 'Mole' }])
  })
})

test('a quote prints them and gives its invoice those that it has too, to no more people', async () => {
  const { firm, inputs } = await openFirm()
  const site = await field(firm, { kind: 'quote', label: 'Site', isOnPaper: true })
  await field(firm, { kind: 'quote', label: 'Route' })
  await field(firm, { kind: 'quote', label: 'Margin', seenBy: ['accountant'] })
  await field(firm, { kind: 'quote', type: 'number', label: 'Crew' })
  for (const label of ['Site', 'Margin', 'Crew']) await field(firm, { kind: 'invoice', label })
  const custom = { site: 'Quay', route: 'B7', margin: 'slim', crew: '3' }
  const quote = await firm.must<Quote>('POST', '/quotes', { ...inputs.quote, custom })
  const path = `/quotes/${quote.id}`
  await firm.must('POST', `${path}/issue`)
  await firm.must('PUT', `/custom-fields/${site.id}`, { ...site, label: 'Place' })
  const { facts } = await firm.must<PaperView>('GET', `${path}/paper`)
  expect(facts).toContainEqual({ label: 'Site', value: 'Quay' })
  const { invoiceId } = await firm.must<{ invoiceId: string }>('POST', `${path}/convert`)
  expect((await firm.must<Invoice>('GET', `/invoices/${invoiceId}`)).custom).toEqual({
    site: 'Quay',
  })
})

test('an order gives its bill those that it has too, whoever makes it', async () => {
  const { firm, inputs } = await openFirm()
  for (const kind of ['purchaseOrder', 'bill']) {
    await field(firm, { kind, label: 'Site', isOnPaper: true })
    await field(firm, { kind, label: 'Margin', seenBy: ['crm'] })
  }
  const custom = { site: 'Quay', margin: 'slim' }
  const input = { ...inputs.purchaseOrder, custom }
  const { id, version } = await firm.must<PurchaseOrder>('POST', '/purchase-orders', input)
  const path = `/purchase-orders/${id}`
  await firm.must('POST', `${path}/approve`, { version })
  const { facts } = await firm.must<PaperView>('GET', `${path}/paper`)
  expect(facts).toContainEqual({ label: 'Site', value: 'Quay' })
  await firm.must('POST', `${path}/receive`, { date: today })
  const role = 'accountant'
  const made = await firm.must<{ billId: string }>('POST', `${path}/bill`, {}, { role })
  const bill = await firm.must<Bill>('GET', `/bills/${made.billId}`)
  expect(bill.custom).toEqual(custom)
})

test('a recurring invoice takes them over, and each change of them is checked and told', async () => {
  const { firm, customerId } = await openFirm()
  await field(firm, { kind: 'invoice', label: 'Site' })
  await field(firm, { kind: 'invoice', label: 'Margin', seenBy: ['accountant'] })
  const custom = { site: 'Quay', margin: 'slim' }
  const draft = await firm.draft(customerId, { custom })
  const made = await firm.must<Recurring>('POST', '/recurring', {
    name: 'Care',
    unit: 'month',
    every: 1,
    firstDate: addDays(today, 10),
    invoiceId: draft.id,
  })
  expect(made.content.custom).toEqual(custom)
  const path = `/recurring/${made.id}`
  const how = { role: 'sales' }
  const seen = await firm.must<Recurring>('GET', path, undefined, how)
  expect(seen.content.custom).toEqual({ site: 'Quay' })
  const change = { ...seen.content, custom: { site: 'Mole' }, version: seen.version }
  const changed = await firm.must<Recurring>('PUT', `${path}/content`, change)
  expect(changed.content.custom).toEqual({ site: 'Mole', margin: 'slim' })
  const wrong = { ...change, version: changed.version, custom: { margin: 'fat' } }
  expect((await firm.ask('PUT', `${path}/content`, wrong, how)).status).toBe(422)
  const panels = await firm.must<object>('GET', `/records/recurring/${made.id}`, undefined, how)
  expect(JSON.stringify(panels)).not.toContain('slim')
})

test('the list of invoices has them, filtered, summed up and exported by who sees them', async () => {
  const { firm, customerId } = await openFirm()
  await field(firm, { kind: 'invoice', label: 'Site', isInList: true })
  await field(firm, { kind: 'invoice', type: 'money', label: 'Budget' })
  await field(firm, { kind: 'invoice', label: 'Margin', seenBy: ['accountant'] })
  const custom = { site: 'Quay', budget: 250_050, margin: 'slim' }
  const draft = await firm.draft(customerId, { custom })
  await firm.must('POST', `/invoices/${draft.id}/finalise`)
  await firm.draft(customerId, { custom: { site: 'Mole' } })
  await firm.draft(customerId)
  const how = { role: 'readOnly' }
  const list = (query: string) =>
    firm.must<InvoicePage>('GET', `/invoices?${query}`, undefined, how)
  const quay = await list('custom[site]=quay')
  expect(quay.rows.map((row) => row.custom)).toEqual([{ site: 'Quay', budget: 250_050 }])
  expect([quay.total, quay.counts.all, quay.counts.draft, quay.totals[0]?.count]).toEqual([
    1, 1, 0, 1,
  ])
  const open = await list('tab=open&custom[site]=mole')
  expect([open.rows, open.total]).toEqual([[], 0])
  expect((await list('custom[budget.from]=2500.50&sort=total')).rows).toHaveLength(1)
  expect((await list('q=mole')).rows).toHaveLength(1)
  expect((await list('q=slim')).rows).toEqual([])
  const refused = await firm.ask('GET', '/invoices?custom[margin]=slim', undefined, how)
  expect(refused.status).toBe(422)
  const file = await firm.download('/invoices/export?format=csv&custom[site]=quay', how)
  const [head = '', ...rows] = file.body.trim().split('\n')
  expect([head.trim().endsWith(';Site;Budget'), rows.length]).toEqual([true, 1])
  expect(rows[0]?.trim().endsWith(';Quay;2500,50')).toBe(true)
  const whole = await firm.download('/invoices/export?format=csv', { role: 'accountant' })
  expect(whole.body).toContain(';Quay;2500,50;slim')
})

test.each([
  { kind: 'party', path: '/parties' },
  { kind: 'item', path: '/items' },
  { kind: 'invoice', path: '/invoices' },
  { kind: 'quote', path: '/quotes' },
  { kind: 'purchaseOrder', path: '/purchase-orders' },
  { kind: 'bill', path: '/bills' },
  { kind: 'expense', path: '/expenses' },
] as const)(
  'what $kind holds leaves the search when it is restricted, and comes back',
  async ({ kind, path }) => {
    const { firm, customerId, inputs } = await openFirm()
    const site = await field(firm, { kind, label: 'Site' })
    const address = { city: 'Berlin', country: 'DE' }
    const made = {
      ...inputs,
      party: { name: 'Osprey', roles: ['customer'], address, language: 'de', currency: 'EUR' },
      item: { name: 'Lamp', unit: 'piece', unitPrice: '20' },
      invoice: documentInput(customerId),
    }
    await firm.must('POST', path, { ...made[kind], custom: { site: 'Kaikante' } })
    const found = async () => {
      const { rows } = await firm.must<Rows>('GET', `${path}?q=kaikante`)
      const all = await firm.must<{ rows: unknown[] }>('GET', '/search?q=kaikante')
      return [rows.length, all.rows.length]
    }
    expect(await found()).toEqual([1, 1])
    const restricted = { ...site, seenBy: ['accountant'] }
    const { version } = await firm.must<CustomField>('PUT', `/custom-fields/${site.id}`, restricted)
    expect(await found()).toEqual([0, 0])
    await firm.must('PUT', `/custom-fields/${site.id}`, { ...site, version })
    expect(await found()).toEqual([1, 1])
  },
)

test('words of a mail name what everybody sees, as the reader’s language writes it', async () => {
  const { firm, customerId } = await openFirm()
  const kind = 'invoice'
  await field(firm, { kind, label: 'Site' })
  await field(firm, { kind, type: 'money', label: 'Budget' })
  await field(firm, { kind, type: 'yesNo', label: 'Checked' })
  await field(firm, { kind, label: 'Margin', seenBy: ['accountant'] })
  const spare = await field(firm, { kind, label: 'Spare' })
  const path = '/mail-templates/invoice/de'
  const subject = '{number} {field_site}'
  const message = '{field_budget}, {field_checked}.{field_spare}'
  const template = await firm.must<MailTemplate>('PUT', path, { subject, message })
  expect(template.placeholders.filter((name) => name.startsWith('field_'))).toEqual([
    'field_site',
    'field_budget',
    'field_checked',
    'field_spare',
  ])
  const secret = await firm.ask('PUT', path, { subject, message: '{field_margin}' })
  expect([secret.status, secret.body.data.fields.message?.key]).toEqual([422, 'unknownPlaceholder'])
  const custom = { site: 'Quay', budget: 250_050, checked: true, margin: 'slim' }
  const { id } = await firm.draft(customerId, { custom })
  const { number } = await firm.must<Invoice>('POST', `/invoices/${id}/finalise`)
  await firm.must('DELETE', `/custom-fields/${spare.id}`)
  const mail = await firm.must<MailPreview>('POST', `/mails/invoice/${id}/preview`, {})
  expect(mail.subject).toBe(`${number} Quay`)
  expect(mail.message.replace(/\s/g, ' ')).toBe('2.500,50 €, Ja.')
})
