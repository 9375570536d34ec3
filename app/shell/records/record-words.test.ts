import { expect, test } from 'vitest'
import expenses from '#app/modules/buying/expenses/locales/de.json' with { type: 'json' }
import orders from '#app/modules/buying/purchase-orders/locales/de.json' with { type: 'json' }
import record from '#app/shell/locales/record/de.json' with { type: 'json' }
import { makeFormat } from '../format.ts'
import type { Translate } from '../i18n/translate.ts'
import { changeText } from './record-words.ts'

const german: Record<string, object> = { record, expenses, 'purchase-orders': orders }

/** German texts of a namespace, those that are asked for by their path. */
function texts(namespace: string): Translate {
  return (key, gaps) => {
    let place: unknown = german[namespace]
    for (const part of key.split('.')) {
      place =
        typeof place === 'object' && place
          ? Object.entries(place).find(([name]) => name === part)?.[1]
          : undefined
    }
    return typeof place === 'string' ? place : String(gaps?.defaultValue ?? key)
  }
}

test.each([
  ['expense', 'tax', '19.00', '19.02', 'Steuer: 19,00 → 19,02'],
  ['expense', 'net', '1234.50', '72.00', 'Netto: 1.234,50 → 72,00'],
  ['expense', 'category', 'rent', 'own', 'Kategorie: Miete → own'],
  ['expense', 'paidFrom', '1200', 'member', 'Bezahlt aus: 1200 → Der Benutzer'],
  ['expense', 'receiptNumber', '1.50', '', 'Belegnummer: 1.50 → nichts'],
  ['purchaseOrder', 'state', 'approved', 'sent', 'Status: Freigegeben → Gesendet'],
])('a change of a %s at %s is in the reader’s language', (kind, field, before, after, line) => {
  const said = changeText(
    texts,
    makeFormat({ language: 'de', country: 'DE', timeZone: 'UTC' }),
    kind,
    { field, before, after },
  )
  expect(`${said.field}: ${said.before} → ${said.after}`).toBe(line)
})
