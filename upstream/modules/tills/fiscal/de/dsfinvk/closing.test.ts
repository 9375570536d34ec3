import { expect, test } from 'vitest'
import { alpha3 } from './alpha3.ts'
import type { Bon, Payment, Position } from './bons.ts'
import { addSums } from './sums.ts'
import { emptyRows, tablesOf } from './tables.ts'

const sold = (taxKey: number, net: number, tax: number, kind = 'Umsatz'): Position => ({
  ...{ text: kind, kind, sku: '', quantity: '1', unit: '', taxKey, net, tax },
})

function bon(id: string, positions: Position[], payment: Payment): Bon {
  const at = '2026-11-26T10:00:00.000Z'
  return {
    ...{ id, documentId: id, startedAt: at, endedAt: at, cashierId: '1', cashierName: 'Maria' },
    ...{ series: '', circle: '', customerName: '', customerId: '', note: '', refundOf: null },
    ...{ positions, payments: [payment] },
  }
}

const bar = (amount: number): Payment => ({ kind: 'Bar', name: '', amount })

// DSFinV-K 2.4, annex F, its first four receipts: change brought from the bank, two sales of a coffee
// and a roll (one by card), and what the owner takes out.
test('a closing comes to what the example of the DSFinV-K comes to', () => {
  const sale = [sold(1, 210, 40), sold(2, 187, 13)]
  const rows = emptyRows()
  addSums(
    rows,
    [],
    [
      bon('1', [sold(5, 25_000, 0, 'Geldtransit')], bar(25_000)),
      bon('2', sale, bar(450)),
      bon('3', sale, { kind: 'Unbar', name: 'Mastercard', amount: 450 }),
      bon('4', [sold(5, -500, 0, 'Privatentnahme')], bar(-500)),
    ],
  )
  expect(rows.businesscases).toEqual([
    ['Geldtransit', '', '0', '5', '250,00', '250,00', '0,00'],
    ['Umsatz', '', '0', '1', '5,00', '4,20', '0,80'],
    ['Umsatz', '', '0', '2', '4,00', '3,74', '0,26'],
    ['Privatentnahme', '', '0', '5', '-5,00', '-5,00', '0,00'],
  ])
  expect(rows.payment).toEqual([
    ['Bar', '', '249,50'],
    ['Unbar', 'Mastercard', '4,50'],
  ])
  expect(rows.cash_per_currency).toEqual([['EUR', '249,50']])
})

// The official index.xml of the DSFinV-K 2.4 (BZSt): 20 tables with 219 columns, in this order.
test('the files are those of the official list', () => {
  const tables = tablesOf(emptyRows())
  expect(tables.map(({ name }) => name)).toEqual([
    ...['Stamm_Abschluss', 'Stamm_Orte', 'Stamm_Kassen', 'Stamm_Terminals', 'Stamm_Agenturen'],
    ...['Stamm_TSE', 'Stamm_USt', 'Z_GV_Typ', 'Z_Zahlart', 'Z_Waehrungen', 'Bonkopf'],
    ...['Bonkopf_Zahlarten', 'Bonpos', 'Bonpos_Preisfindung', 'Bonpos_Zusatzinfo'],
    ...['TSE_Transaktionen', 'Bonkopf_USt', 'Bonpos_USt', 'Bonkopf_AbrKreis', 'Bon_Referenzen'],
  ])
  expect(tables.reduce((sum, { columns }) => sum + columns.length, 0)).toBe(219)
  const signed = tables.find(({ file }) => file === 'transactions_tse')
  expect(signed?.columns.at(-1)).toMatchObject({ name: 'TSE_VORGANGSDATEN', length: 1000 })
})

test('a text is no longer than its column, and countries have three letters', () => {
  const rows = emptyRows()
  rows.location.push(['K', '2026-11-26T10:00:00+01:00', '1', 'Ü'.repeat(70), '', '', '', '', ''])
  const table = tablesOf(rows).find(({ file }) => file === 'location')
  expect(table?.rows[0]?.[3]).toBe('Ü'.repeat(60))
  expect(['DE', 'AT', 'CH', 'GB', 'US', 'ZW', ''].map(alpha3)).toEqual([
    ...['DEU', 'AUT', 'CHE', 'GBR', 'USA', 'ZWE', ''],
  ])
})
