import type { Minor } from '#contract/money.ts'
import { amountText } from '../../../exports/index.ts'
import type { FirmProfile } from '../../../firms/index.ts'
import type { RecordRow } from '../../records.ts'
import { processType, Transaction } from '../transaction.ts'
import type { Bon, Payment, Position } from './bons.ts'
import { type Row, type Rows, taxonomy } from './tables.ts'

export type Closing = {
  /** Serial number of the register. */
  cashbox: string
  /** When it was closed, and its running number. */
  createdAt: string
  number: number
  date: string
  register: string
  version: string
  firm: Pick<FirmProfile, 'legalName' | 'address' | 'taxNumber' | 'vatId'>
  /** An instant as clocks of the firm show it: `2026-11-26T15:20:00`. */
  local: (instant: string) => string
  /** Rates of tax by their keys, with the percentage. */
  rates: ReadonlyMap<number, string>
  recordOf: (documentId: string) => RecordRow | undefined
  /** Number of the closing that a session ended with; null while it is open. */
  numberOf: (sessionId: string) => { number: number; closedAt: string } | null
}

const money = (amount: Minor) => amountText(amount === 0 ? 0 : amount, 'EUR')
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
  const { local } = closing
  const total = bon.positions.reduce((sum, position) => sum + gross(position), 0)
  rows.transactions.push([
    ...head,
    ...[bon.id, String(place), 'Beleg', '', '', '0'],
    ...[local(bon.startedAt), local(bon.endedAt), bon.cashierId, bon.cashierName, money(total)],
    ...[bon.customerName, bon.customerId, '', '', '', '', '', '', bon.note],
  ])
  for (const [at, position] of bon.positions.entries()) {
    const { text, kind, voucher = '', sku, quantity, unit, net, tax } = position
    const row = [bon.id, String(at + 1)]
    rows.lines.push([
      ...[...head, ...row, voucher, text, '', kind, '', '1', '0', '0', sku, '', '', ''],
      ...[decimal(quantity, 3), '1,000', unit || 'Stück', perUnit(position)],
    ])
    const sums = [gross(position), net, tax].map(money)
    rows.lines_vat.push([...head, ...row, String(position.taxKey), ...sums])
  }
  for (const [key, { net, tax }] of byKey(bon.positions)) {
    rows.transactions_vat.push([...head, bon.id, String(key), ...[net + tax, net, tax].map(money)])
  }
  for (const { kind, name, amount } of bon.payments) {
    rows.datapayment.push([...head, bon.id, kind, name, 'EUR', '', money(amount)])
  }
  addReference(rows, closing, head, bon)
  addSignature(rows, head, bon, closing.recordOf(bon.documentId))
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
  const land = country === 'DE' ? 'DEU' : country
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
  for (const [key, rate] of closing.rates) {
    const words = untaxed[key] ?? `Umsatzsteuer ${rate} %`
    rows.vat.push([...head, String(key), decimal(rate, 2), words])
  }
  for (const { serial, algorithm, timeFormat, publicKey } of usedDevices(closing, bons)) {
    rows.tse.push([
      ...[...head, '1', serial, algorithm, timeFormat, 'UTF-8', publicKey],
      ...['', '', '', '', '', '', ''],
    ])
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

function addSums(rows: Rows, head: Row, bons: readonly Bon[]): void {
  const positions = bons.flatMap((bon) => bon.positions)
  for (const kind of new Set(positions.map((position) => position.kind))) {
    const own = positions.filter((position) => position.kind === kind)
    for (const [key, { net, tax }] of byKey(own)) {
      const sums = [net + tax, net, tax].map(money)
      rows.businesscases.push([...head, kind, '', '0', String(key), ...sums])
    }
  }
  const payments = bons.flatMap((bon) => bon.payments)
  const kinds = new Map(payments.map(({ kind, name }) => [`${kind} ${name}`, { kind, name }]))
  for (const { kind, name } of kinds.values()) {
    const own = payments.filter((one) => one.kind === kind && one.name === name)
    rows.payment.push([...head, kind, name, money(sumOf(own))])
  }
  const cash = payments.filter(({ kind }) => kind === 'Bar')
  rows.cash_per_currency.push([...head, 'EUR', money(sumOf(cash))])
}

function byKey(positions: readonly Position[]): Map<number, { net: Minor; tax: Minor }> {
  const sums = new Map<number, { net: Minor; tax: Minor }>()
  for (const { taxKey, net, tax } of positions) {
    const known = sums.get(taxKey) ?? { net: 0, tax: 0 }
    sums.set(taxKey, { net: known.net + net, tax: known.tax + tax })
  }
  return sums
}

function sumOf(payments: readonly Payment[]): Minor {
  return payments.reduce((sum, { amount }) => sum + amount, 0)
}

/** What one unit came to with tax, after what was taken off. */
function perUnit(position: Position): string {
  return (gross(position) / 100 / Number(position.quantity)).toFixed(5).replace('.', ',')
}

function decimal(text: string, digits: number): string {
  return Number(text).toFixed(digits).replace('.', ',')
}
