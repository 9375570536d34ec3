import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeFormat } from '#app/shell/format.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { type Page, PageContext } from '#app/shell/page-context.tsx'
import type { Invoice } from '#contract/selling/invoice.ts'
import { BalancePart } from './balance-part.tsx'

/** Of an invoice of 238.00 two credit notes have taken 119.00 and 59.50. */
function partOf(values: Partial<Invoice>): string {
  const firm = { firmId: 'f', role: 'owner', legalName: 'Lunar GmbH', baseCurrency: 'EUR' }
  const page = {
    language: 'en',
    texts: (namespace: string) => textsOf('en', namespace),
    firmPage: { firm, session: {}, can: () => true, canOpen: () => true },
    format: makeFormat({ language: 'en', country: 'GB' }),
    path: '/firms/f/invoices/i',
  }
  const totals = { total: 23_800, creditNotesTotal: 17_850, splitTax: 0, due: 5_950 }
  const invoice = {
    ...{ id: 'i', kind: 'invoice', state: 'open', currency: 'EUR', totals, deposits: [] },
    ...{ actions: [], sentAt: null, daysLate: 0, isOverdue: false },
    ...values,
  }
  const html = renderToString(
    <PageContext.Provider value={page as unknown as Page}>
      <BalancePart invoice={invoice as unknown as Invoice} />
    </PageContext.Provider>,
  )
  return html.replace(/<[^>]*>/g, ' ')
}

test('a credit note says what it credited itself, not what all of its invoice did', () => {
  const totals = { total: 5_950, creditNotesTotal: 17_850, splitTax: 0, due: 0 }
  const words = partOf({ kind: 'creditNote', totals: totals as Invoice['totals'] })
  expect(words).toContain('€59.50')
  expect(words).not.toContain('178.50')
  expect(partOf({})).toContain('€59.50')
})
