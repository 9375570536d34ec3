import type { AllowanceCharge } from '../model.ts'
import { findAll, text } from '../xml/find.ts'
import type { XmlElement } from '../xml/read-tree.ts'
import { day, decimal, says } from '../xml/values.ts'

export function periodOf(period: XmlElement | undefined) {
  const start = day(period, 'StartDate')
  const end = day(period, 'EndDate')
  return start === '' && end === '' ? null : { start, end }
}

/** Allowances have the indicator `false`, charges `true`. */
export function allowancesOf(from: XmlElement, indicator: 'true' | 'false'): AllowanceCharge[] {
  return findAll(from, 'AllowanceCharge')
    .filter((one) => says(text(one, 'ChargeIndicator'), indicator))
    .map((one) => ({
      amount: decimal(one, 'Amount'),
      base: decimal(one, 'BaseAmount'),
      percent: decimal(one, 'MultiplierFactorNumeric'),
      category: text(one, 'TaxCategory/ID'),
      rate: decimal(one, 'TaxCategory/Percent'),
      reason: text(one, 'AllowanceChargeReason'),
      reasonCode: text(one, 'AllowanceChargeReasonCode'),
    }))
}
