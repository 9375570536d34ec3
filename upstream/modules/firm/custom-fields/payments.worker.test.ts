import { beforeAll, describe, expect, test } from 'vitest'
import type { Payment, PaymentRow } from '#contract/books/payment.ts'
import type { CustomField } from '#contract/firm/custom-fields.ts'
import type { MailPreview } from '#contract/firm/mails.ts'
import type { RecordPanels } from '#contract/firm/records.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { readInvoiceInSteps } from '../../../einvoice/index.ts'

let firm: TestFirm
let customerId: string

function field(input: Record<string, unknown>): Promise<CustomField> {
  return firm.must('POST', '/custom-fields', { type: 'text', ...input })
}

beforeAll(async () => {
  firm = await TestFirm.open()
  customerId = (await firm.customer()).id
})

describe('a payment', () => {
  const money = (custom?: object) => ({
    ...{ customerId, date: today, currency: 'EUR', amount: 1000 },
    ...(custom && { custom }),
  })
  let payment: Payment

  beforeAll(async () => {
    await field({ kind: 'payment', label: 'Slip' })
    await field({ kind: 'payment', type: 'money', label: 'Tip' })
    await field({ kind: 'payment', label: 'Doubt', seenBy: ['accountant'] })
    const custom = { slip: 'Quay 7', tip: 250, doubt: 'late' }
    payment = await firm.must('POST', '/payments', money(custom))
    expect(payment.custom).toEqual(custom)
    await firm.must('POST', '/payments', money())
  })

  const found = async (query: string, role = 'owner') => {
    const path = `/payments?${query}`
    const { rows } = await firm.must<{ rows: PaymentRow[] }>('GET', path, undefined, { role })
    return rows.map(({ custom }) => custom)
  }

  test('is found and filtered by its added fields, as far as the role sees them', async () => {
    expect(await found('custom[slip]=quay')).toEqual([payment.custom])
    expect(await found('custom[tip.from]=2.50&custom[tip.to]=2.50')).toEqual([payment.custom])
    expect(await found('custom[tip.from]=2.51')).toEqual([])
    expect(await found('q=quay')).toEqual([payment.custom])
    expect(await found('q=late')).toEqual([])
    expect(await found('custom[slip]=quay', 'readOnly')).toEqual([{ slip: 'Quay 7', tip: 250 }])
    const as = { role: 'readOnly' }
    const refused = await firm.ask('GET', '/payments?custom[doubt]=late', undefined, as)
    expect(refused.body.data.fields).toEqual({ 'custom.doubt': { key: 'customUnknown' } })
    const { totals } = await firm.must<{ totals: { count: number }[] }>(
      'GET',
      '/payments?custom[slip]=quay',
    )
    expect(totals.map(({ count }) => count)).toEqual([1])
  })

  test('changes them when all else is fixed, with a version, a history and the right', async () => {
    const path = `/payments/${payment.id}/custom-fields`
    const change = { version: payment.version, custom: { slip: 'Mole', tip: null } }
    const refused = await firm.ask('PUT', path, change, { role: 'readOnly' })
    expect(refused.status).toBe(403)
    const changed = await firm.must<Payment>('PUT', path, change)
    expect(changed).toMatchObject({ amount: 1000, custom: { slip: 'Mole', doubt: 'late' } })
    expect((await firm.ask('PUT', path, change)).status).toBe(409)
    expect(await found('q=mole')).toHaveLength(1)
    expect(await found('q=quay')).toEqual([])
    const { history } = await firm.must<RecordPanels>('GET', `/records/payment/${payment.id}`)
    const slip = { field: 'custom.Slip', before: 'Quay 7', after: 'Mole' }
    expect(history[0]?.changes).toContainEqual(slip)
    const wrong = { version: changed.version, custom: { tip: 'much' } }
    const answer = await firm.ask('PUT', path, wrong)
    expect(answer.body.data.fields).toEqual({ 'custom.tip': { key: 'invalidAmount' } })
    await firm.must('POST', `/payments/${payment.id}/reverse`, {})
    const again = await firm.must<Payment>('GET', `/payments/${payment.id}`)
    const late = { version: again.version, custom: { slip: 'Bounced' } }
    expect((await firm.must<Payment>('PUT', path, late)).custom).toMatchObject({ slip: 'Bounced' })
    const proof = await firm.must<{ broken: unknown }>('GET', '/journal-verification')
    expect(proof.broken).toBeNull()
  })

  test('holds them as money paid back and to suppliers, and its receipt names them', async () => {
    const { id: supplierId } = await firm.must<{ id: string }>('POST', '/parties', {
      ...{ name: 'Holz AG', roles: ['supplier'], language: 'de', currency: 'EUR' },
      address: { city: 'Berlin', country: 'DE' },
    })
    const paid = { supplierId, date: today, currency: 'EUR', amount: 500, custom: { slip: 'S-1' } }
    expect((await firm.must<Payment>('POST', '/supplier-payments', paid)).custom).toEqual({
      slip: 'S-1',
    })
    const { customerId: _, ...back } = money({ slip: 'R-1' })
    const refund = await firm.must<Payment>('POST', `/customers/${customerId}/refund`, back)
    expect(refund).toMatchObject({ direction: 'out', custom: { slip: 'R-1' } })
    const received = await firm.must<Payment>('POST', '/payments', money({ slip: 'Q-9' }))
    const { language } = await firm.must<{ language: string }>('GET', `/parties/${customerId}`)
    const words = { subject: 'Slip {field_slip}', message: 'Thank you.' }
    await firm.must('PUT', `/mail-templates/paymentReceipt/${language}`, words)
    const path = `/mails/paymentReceipt/${received.id}/preview`
    const mail = await firm.must<MailPreview>('POST', path, {})
    expect(mail.subject).toBe('Slip Q-9')
  })
})

test('an electronic invoice carries the fields that are printed, and no others', async () => {
  await field({ kind: 'invoice', label: 'Site', isOnPaper: true })
  await field({ kind: 'invoice', type: 'date', label: 'Guarantee', isOnPaper: true })
  await field({ kind: 'invoice', label: 'Margin' })
  const custom = { site: 'North quay', guarantee: '2027-12-31', margin: 'slim' }
  const draft = await firm.draft(customerId, { notes: 'Thank you', custom })
  await firm.must<Invoice>('POST', `/invoices/${draft.id}/finalise`, {})
  for (const format of ['ubl', 'cii']) {
    const file = await askFirm(
      firm,
      'GET',
      `/invoices/${draft.id}/electronic/file?format=${format}`,
    )
    const result = await readInvoiceInSteps(new Uint8Array(await file.arrayBuffer()))
    if ('refusal' in result) throw new Error(result.refusal)
    const [note, ...others] = result.document.notes
    expect(others).toEqual([])
    expect(note?.text).toMatch(/^Thank you\nSite: North quay\nGuarantee: .*2027/)
    expect(note?.text).not.toContain('slim')
  }
})
