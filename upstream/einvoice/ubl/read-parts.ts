import type { AllowanceCharge } from '../model.ts'
import { findAll, text } from '../xml/find.ts'
import type { XmlElement } from '../xml/read-tree.ts'

export function periodOf(period: XmlElement | undefined) {
  const start = text(period, 'StartDate')
  const end = text(period, 'EndDate')
  return start === '' && end === '' ? null : { start, end }
}

/** Allowances have the indicator `false`, charges `true`. */
export function allowancesOf(from: XmlElement, indicator: 'true' | 'false'): AllowanceCharge[] {
  return findAll(from, 'AllowanceCharge')
    .filter((one) => text(one, 'ChargeIndicator') === indicator)
    .map((one) => ({
      amount: text(one, 'Amount'),
      base: text(one, 'BaseAmount'),
      percent: text(one, 'MultiplierFactorNumeric'),
      category: text(one, 'TaxCategory/ID'),
      rate: text(one, 'TaxCategory/Percent'),
      reason: text(one, 'AllowanceChargeReason'),
      reasonCode: text(one, 'AllowanceChargeReasonCode'),
    }))
}
