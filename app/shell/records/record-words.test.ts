import { expect, test } from 'vitest'
import { makeFormat } from '../format.ts'
import { textsOf } from '../i18n/texts.server.ts'
import { changeText } from './record-words.ts'

test.each([
  ['expense', 'tax', '19.00', '19.02', 'Steuer: 19,00 → 19,02'],
  ['expense', 'net', '1234.50', '72.00', 'Netto: 1.234,50 → 72,00'],
  ['expense', 'category', 'rent', 'own', 'Kategorie: Miete → own'],
  ['expense', 'paidFrom', '1200', 'member', 'Bezahlt aus: 1200 → Der Benutzer'],
  ['expense', 'receiptNumber', '1.50', '', 'Belegnummer: 1.50 → nichts'],
  ['purchaseOrder', 'state', 'approved', 'sent', 'Status: Freigegeben → Gesendet'],
])('a change of a %s at %s is in the reader’s language', (kind, field, before, after, line) => {
  const said = changeText(
    (namespace) => textsOf('de', namespace),
    makeFormat({ language: 'de', country: 'DE', timeZone: 'UTC' }),
    kind,
    { field, before, after },
  )
  expect(`${said.field}: ${said.before} → ${said.after}`).toBe(line)
})
