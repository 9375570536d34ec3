import { convert, type Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { findRate } from './reader.ts'

type Amount = { amount: Minor; currency: string; exchangeRate: string; date: string }

/** A typed rate that is further from the known one than this share is not believed. */
const maxRateDifference = 0.1

/**
 * A document's amount in the base currency at the known rate of its day: whoever types a rate does
 * not lower it. Undefined where none is known, or where the typed rate is far from it.
 */
export function knownAmount(
  reader: Reader,
  { amount, currency, exchangeRate, date }: Amount,
): Minor | undefined {
  const { baseCurrency } = getFirmProfile(reader)
  if (currency === baseCurrency) return amount
  const known = findRate(reader, baseCurrency, currency, date)
  if (!known) return undefined
  const difference = Math.abs(Number(exchangeRate) / Number(known.rate) - 1)
  if (!(difference <= maxRateDifference)) return undefined
  return convert(amount, currency, baseCurrency, known.rate)
}
