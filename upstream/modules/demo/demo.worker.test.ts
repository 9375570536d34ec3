import { expect, test } from 'vitest'
import { languages } from '#contract/fields.ts'
import type { Firm } from '#contract/firms.ts'
import type { InvoicePage } from '#contract/invoices.ts'
import { Desk } from '#upstream/testing/desk.ts'

test.each(languages)(
  'a demo in %s has two years behind it, and its books balance',
  async (language) => {
    const desk = new Desk()
    const firm = await desk.must<Firm>('POST', '/internal/seed-demo', { language })
    expect(firm).toMatchObject({ language, warnings: [] })
    const page = await desk.must<InvoicePage>('GET', '/invoices?size=200')
    const { counts } = page
    for (const tab of [
      'draft',
      'sent',
      'partlyPaid',
      'overdue',
      'paid',
      'void',
      'creditNote',
    ] as const) {
      expect(counts[tab], tab).toBeGreaterThan(0)
    }
    const trial = await desk.trial()
    expect(trial.debit).toBe(trial.credit)
    expect(trial.openInvoices).toBe(trial.receivable)
    const again = await desk.must<Firm>('POST', '/internal/seed-demo', { language })
    expect(again).toEqual(firm)
  },
)
