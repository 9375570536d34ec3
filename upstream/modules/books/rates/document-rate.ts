import { formatDecimal, parseDecimal } from '#contract/core/decimal.ts'
import { invalidField } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'
import { findRate } from './reader.ts'

type Wanted = {
  currency: string
  /** As it was typed, in machine form; empty where the known rate of the day is meant. */
  exchangeRate: string
  /** The document's. */
  date: string
}

/**
 * The rate that a document is kept with: 1 in the base currency, else the typed one, else the known
 * one of its day. Never silently 1.
 * @throws AppError invalid at `exchangeRate` for one that is not above zero, and where none is known
 */
export function documentRate(
  reader: Reader,
  { currency, exchangeRate, date }: Wanted,
  baseCurrency: string,
): string {
  if (currency === baseCurrency) return '1'
  if (exchangeRate === '') {
    const known = findRate(reader, baseCurrency, currency, date)
    if (!known) throw invalidField('exchangeRate', 'needsExchangeRate')
    return known.rate
  }
  const rate = parseDecimal(exchangeRate, { maxScale: 8 })
  if (!rate || rate.units <= 0n) throw invalidField('exchangeRate', 'notPositive')
  return formatDecimal(rate)
}
