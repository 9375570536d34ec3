import { divideRound, formatFixed, parseDecimal } from '#contract/core/decimal.ts'
import { type Minor, unitsOf } from '#contract/core/money.ts'
import type { FirmProfile } from '../../../../firm/firms/index.ts'
import type { RecordRow } from '../../records.ts'
import { processType, Transaction } from '../transaction.ts'
import { alpha3 } from './alpha3.ts'
import type { Bon, Position } from './bons.ts'
import { addSums, byKey, decimal, money, sumOf } from './sums.ts'
import { type Row, type Rows, taxonomy } from './tables.ts'

/** What an examiner is told of goods and customers beside what is on the receipt. */
export type Facts = {
  goods: ReadonlyMap<string, { gtin: string; groupId: string; group: string }>
  customers: ReadonlyMap<
    string,
    { kind: string; street: string; postcode: string; city: string; country: string; vatId: string }
  >
}

export type Closing = {
  /** Serial number of the till. */
  cashbox: string
  /** When it was closed, and its running number. */
  createdAt: string
  number: number
  date: string
  register: string
  version: string
  firm: Pick<FirmProfile, 'legalName' | 'address' | 'taxNumber' | 'vatId'>
  facts: Facts
  /** An instant as clocks of the firm show it: `2026-11-26T15:20:00+01:00`. */
  local: (instant: string) => string
  /** Rates of tax by their keys, with the percentage. */
  rates: ReadonlyMap<number, string>
  recordOf: (documentId: string) => RecordRow | undefined
  /** Number of the closing that a session ended with; null while it is open. */
  numberOf: (sessionId: string) => { number: number; closedAt: string } | null
}

/** What keys without tax stand for. */
const untaxed: Record<number, string> = { 5: 'Nicht steuerbar', 6: 'Umsatzsteuerfrei' }
const gross = ({ net, tax }: Pick<Position, 'net' | 'tax'>) => net + tax

/** Adds the rows of one closing: its receipts, its master data and its sums (modules 1 to 3). */
export function addClosing(rows: Rows, closing: Closing, bons: readonly Bon[]): void {
  const { cashbox, createdAt, number, local } = closing
  const head = [cashbox, local(createdAt), String(number)]
  for (const [at, bon] of bons.entries()) addBon(rows, closing, head, bon, at + 1)
  addMasterData(rows, closing, head, bons)
  addSums(rows, head, bons)
}

/** What comes back is a receipt of its own, below zero, and no cancelled one. */
function addBon(rows: Rows, closing: Closing, head: Row, bon: Bon, place: number): void {
  const { local, facts } = closing
  const total = bon.positions.reduce((sum, position) => sum + gross(position), 0)
  const customer = facts.customers.get(bon.customerId)
  const {
    kind = '',
    street = '',
    postcode = '',
    city = '',
    country = '',
    vatId = '',
  } = customer ?? {}
  const terminal = terminalOf(closing, bon.series)
  rows.transactions.push([
    ...head,
    ...[bon.id, String(place), 'Beleg', '', terminal, '0'],
    ...[local(bon.startedAt), local(bon.endedAt), bon.cashierId, bon.cashierName, money(total)],
    ...[bon.customerName, bon.customerId, kind, street, postcode, city, alpha3(country), vatId],
    bon.note,
  ])
  for (const [at, position] of bon.positions.entries()) {
    addPosition(rows, closing, [...head, bon.id, String(at + 1)], { position, terminal })
  }
  for (const [key, { net, tax }] of byKey(bon.positions)) {
    rows.transactions_vat.push([...head, bon.id, String(key), ...amounts({ net, tax })])
  }
  for (const { kind: paid, name, amount } of bon.payments) {
    rows.datapayment.push([...head, bon.id, paid, name, 'EUR', '', money(amount)])
  }
  if (bon.circle !== '') rows.allocation_groups.push([...head, bon.id, bon.circle])
  addReference(rows, closing, head, bon)
  addSignature(rows, head, bon, closing.recordOf(bon.documentId))
}

type Sold = { position: Position; terminal: string }

/** A position: what it was, its tax, and where something was taken off, from which price. */
function addPosition(rows: Rows, { facts }: Closing, row: Row, { position, terminal }: Sold): void {
  const { text, kind, voucher = '', sku, quantity, unit, taxKey, net, tax, base } = position
  const { gtin = '', groupId = '', group = '' } = facts.goods.get(position.itemId ?? '') ?? {}
  rows.lines.push([
    ...[...row, voucher, text, terminal, kind, '', '1', '0', '0', sku, gtin, groupId, group],
    ...[decimal(quantity, 3), '1,000', unit || 'Stück', perUnit(position)],
  ])
  rows.lines_vat.push([...row, String(taxKey), ...amounts({ net, tax })])
  if (!base) return
  const off = { net: net - base.net, tax: tax - base.tax }
  const isExtra = (off.net + off.tax) * Number(quantity) > 0
  const key = String(taxKey)
  rows.itemamounts.push([...row, 'base_amount', key, ...amounts(base)])
  rows.itemamounts.push([...row, isExtra ? 'extra_amount' : 'discount', key, ...amounts(off)])
}

function amounts({ net, tax }: { net: Minor; tax: Minor }): string[] {
  return [net + tax, net, tax].map(money)
}

/** Devices that sell at a till beside it have names of their own: `cashbox-A`. */
function terminalOf({ cashbox }: Closing, series: string): string {
  return series === '' ? cashbox : `${cashbox}-${series}`
}

function addReference(rows: Rows, closing: Closing, head: Row, { id, refundOf }: Bon): void {
  const origin = refundOf && closing.numberOf(refundOf.sessionId)
  if (!refundOf || !origin) return
  const { cashbox, local } = closing
  const to = [local(origin.closedAt), cashbox, String(origin.number), refundOf.number]
  rows.references.push([...head, id, '', 'Transaktion', '', ...to])
}

/** A receipt without a signature says so: the device had failed, or there was none yet. */
function addSignature(rows: Rows, head: Row, { id }: Bon, record: RecordRow | undefined): void {
  const transaction = record && Transaction.parse(JSON.parse(record.content))
  if (!transaction || transaction.signature === '') {
    const fault = record ? 'TSE ausgefallen' : 'Keine TSE eingerichtet'
    rows.transactions_tse.push([...head, id, '1', null, '', '', '', null, '', fault, ''])
    return
  }
  const { number, startedAt, finishedAt, counter, signature, processData } = transaction
  rows.transactions_tse.push([
    ...[...head, id, '1', String(number), startedAt, finishedAt, processType, String(counter)],
    ...[signature, '', processData],
  ])
}

function addMasterData(rows: Rows, closing: Closing, head: Row, bons: readonly Bon[]): void {
  const { firm, date, cashbox, register, version } = closing
  const { street, postcode, city, country } = firm.address
  const land = alpha3(country)
  const paid = bons.flatMap(({ payments }) => payments)
  const cash = paid.filter(({ kind }) => kind === 'Bar')
  rows.cashpointclosing.push([
    ...[...head, date, taxonomy, bons[0]?.id ?? '', bons.at(-1)?.id ?? ''],
    ...[firm.legalName, street, postcode, city, land, firm.taxNumber, firm.vatId],
    ...[money(sumOf(paid)), money(sumOf(cash))],
  ])
  rows.location.push([...head, firm.legalName, street, postcode, city, land, firm.vatId])
  rows.cashregister.push([
    ...[...head, 'Firmament', register, cashbox, 'Firmament', version, 'EUR', '0'],
  ])
  for (const series of new Set(bons.map((bon) => bon.series))) {
    if (series === '') continue
    const id = terminalOf(closing, series)
    rows.slaves.push([...head, id, 'Firmament', `Gerät ${series}`, id, 'Firmament', version])
  }
  for (const [key, rate] of closing.rates) {
    const words = untaxed[key] ?? `Umsatzsteuer ${rate} %`
    rows.vat.push([...head, String(key), decimal(rate, 2), words])
  }
  for (const { serial, algorithm, timeFormat, publicKey } of usedDevices(closing, bons)) {
    rows.tse.push([...[...head, '1', serial, algorithm, timeFormat, 'UTF-8', publicKey, '', '']])
  }
}

/** The devices that signed in a closing; one, unless it was changed within. */
function usedDevices(closing: Closing, bons: readonly Bon[]): Transaction[] {
  const signed = bons.flatMap(({ documentId }) => {
    const record = closing.recordOf(documentId)
    return record ? [Transaction.parse(JSON.parse(record.content))] : []
  })
  const used = new Map(signed.filter(({ serial }) => serial !== '').map((one) => [one.serial, one]))
  return [...used.values()]
}

/** What one unit came to with tax, after what was taken off. */
function perUnit(position: Position): string {
  const quantity = parseDecimal(position.quantity, { maxScale: 6 })
  if (!quantity || quantity.units === 0n) return decimal('0', 5)
  const units = unitsOf(gross(position)) * 10n ** BigInt(quantity.scale + 3)
  return formatFixed(divideRound(units, quantity.units), 5).replace('.', ',')
}
