import { expect, test } from 'vitest'
import type { Language } from '#contract/core/fields.ts'
import { swissBill } from '../paper/swiss-bill.ts'
import { readPages } from './fixtures/read-pdf.ts'
import { ENGLISH, withLines } from './fixtures/sample.ts'
import { canScan, scanLastPage } from './fixtures/scan-code.ts'
import { renderPdf } from './render-pdf.ts'

const now = new Date('2026-09-03T10:00:00Z')

function billIn(language: Language, iban: string, postcode = '9400') {
  const place = { region: '', country: 'CH' }
  const bill = swissBill({
    creditor: {
      name: 'Müller & Söhne AG',
      address: { street: 'Rue du Lac 1268', postcode: '2501', city: 'Biel', ...place },
    },
    debtor: {
      name: 'Pia-Maria Rutschmann-Schnyder',
      address: { street: 'Grosse Marktgasse 28', postcode, city: 'Rorschach', ...place },
    },
    iban,
    currency: 'CHF',
    amount: 194_975,
    number: '2026-0042',
    language,
    message: 'Rechnung 2026-0042',
  })
  if (!bill) throw new Error('There is a bill')
  return bill
}

test.each([
  ['de', 'CH4431999123000889012', '9400', 'Zahlteil'],
  ['it', 'CH9300762011623852957', '9400', 'Sezione pagamento'],
  ['en', 'CH4431999123000889012', '9400', 'Payment part'],
  ['es', 'CH9300762011623852957', '1204', 'Section paiement'],
] as const)(
  'in %s the printed code is the bill to the byte',
  async (language, iban, postcode, title) => {
    const bill = billIn(language, iban, postcode)
    const pdf = await renderPdf({ ...ENGLISH, swissBill: bill }, now)
    const text = readPages(pdf).join('\n')
    for (const words of [title, bill.reference, '1 949.75', bill.texts.separate]) {
      expect(text).toContain(words)
    }
    if (canScan) {
      const first = language === 'de' ? 'SPC\n0200\n' : undefined
      expect(scanLastPage(pdf, first)).toBe(bill.payload)
    }
  },
  30_000,
)

test('where there is no room it has a page of its own, without a page number', async () => {
  const bill = billIn('de', 'CH4431999123000889012')
  const pages = readPages(await renderPdf({ ...withLines(14), swissBill: bill }, now))
  expect(pages).toHaveLength(2)
  expect(pages[0]).not.toContain('Zahlteil')
  expect(pages[0]).toMatch(/Page 1 of 2/)
  expect(pages[1]).toContain('Zahlteil')
  expect(pages[1]).not.toMatch(/Page 2/)
})
