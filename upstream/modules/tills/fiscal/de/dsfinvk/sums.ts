import { roundedDecimal } from '#contract/core/decimal.ts'
import type { Minor } from '#contract/core/money.ts'
import { amountText } from '../../../../../gobd/index.ts'
import type { Bon, Payment, Position } from './bons.ts'
import type { Row, Rows } from './tables.ts'

/** Adds what a closing comes to: by kinds of business and rates, by kinds of payment, in cash (module 3). */
export function addSums(rows: Rows, head: Row, bons: readonly Bon[]): void {
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

/** Positions together by their keys of tax. */
export function byKey(positions: readonly Position[]): Map<number, { net: Minor; tax: Minor }> {
  const sums = new Map<number, { net: Minor; tax: Minor }>()
  for (const { taxKey, net, tax } of positions) {
    const known = sums.get(taxKey) ?? { net: 0, tax: 0 }
    sums.set(taxKey, { net: known.net + net, tax: known.tax + tax })
  }
  return sums
}

/** What payments come to. */
export function sumOf(payments: readonly Payment[]): Minor {
  return payments.reduce((sum, { amount }) => sum + amount, 0)
}

/** An amount with a comma. */
export function money(amount: Minor): string {
  return amountText(amount === 0 ? 0 : amount, 'EUR')
}

/** A decimal text with a comma and so many digits after it. */
export function decimal(text: string, digits: number): string {
  return roundedDecimal(text || '0', digits).replace('.', ',')
}
