import { expect, test } from 'vitest'
import { paymentPayload } from '../paper/payment-payload.ts'
import { ENGLISH } from './fixtures/sample.ts'
import { canScan, scanLastPage } from './fixtures/scan-code.ts'
import { renderPdf } from './render-pdf.ts'

const now = new Date('2026-09-03T10:00:00Z')

// The example of the guidelines EPC069-12, with an amount and letters beyond Latin-1.
test('the code that is printed for a transfer is what a bank reads, to the byte', async () => {
  const payload = paymentPayload({
    name: 'Müller & Söhne GmbH, Łódź',
    iban: 'DE89 3704 0044 0532 0130 00',
    bic: 'COBADEFFXXX',
    currency: 'EUR',
    amount: 123_456,
    reference: 'Rechnung 2026-0042',
  })
  expect(payload?.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Müller & Söhne GmbH, Łódź'],
    ...['DE89370400440532013000', 'EUR1234.56', '', '', 'Rechnung 2026-0042'],
  ])
  if (!payload) throw new Error('There is a code')
  const paper = { ...ENGLISH, foot: { ...ENGLISH.foot, paymentCode: payload } }
  const pdf = await renderPdf(paper, now)
  if (canScan) expect(scanLastPage(pdf)).toBe(payload)
})
