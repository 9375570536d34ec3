import type { Minor } from '#contract/core/money.ts'
import { portionOf } from '../../amounts.ts'
import { partsOf } from '../../days.ts'
import { bracketTax } from '../../statutory/brackets.ts'
import type { StatutoryInput } from '../../statutory/country.ts'
import { insuredDays } from '../../statutory/periods.ts'
import { figure } from '../../statutory/year.ts'
import type { AustrianDetails } from './details.ts'
import type { AustrianTables } from './tables.ts'

/** Pay less the person's own social insurance. */
export type TaxedPay = { regular: Minor; oneOff: Minor; oneOffGross: Minor }

export type AustrianTax = {
  regular: Minor
  oneOff: Minor
  /** Gross one-off pay within the sixth; and what is above it, which is taxed with regular pay. */
  within: Minor
  above: Minor
}

/**
 * Wage tax: regular pay over the year's tariff by its days (§ 66 EStG); one-off pay up to a sixth of
 * the year's pay by fixed rates of its own, the rest with regular pay (§ 67 (1), (2)).
 */
export function austrianWageTax(
  input: StatutoryInput,
  pay: TaxedPay,
  details: AustrianDetails,
  tables: AustrianTables,
): AustrianTax {
  const sixth = sixthOfYear(input)
  const used = figure(input.yearToDate, 'oneOffWithin')
  const within = Math.min(pay.oneOffGross, Math.max(0, sixth - used))
  const netWithin = pay.oneOffGross === 0 ? 0 : portionOf(pay.oneOff, within, pay.oneOffGross)
  const before = figure(input.yearToDate, 'oneOffTaxed')
  const isFree = sixth <= tables.oneOff.limit
  const oneOff = isFree
    ? 0
    : bracketTax(before + netWithin, tables.oneOff.brackets, { from: before })
  const above = pay.oneOff - netWithin
  return { regular: regularTax(input, pay.regular + above, details, tables), oneOff, within, above }
}

/** Twice the average of regular pay so far, this month's with it. */
function sixthOfYear(input: StatutoryInput): Minor {
  const paid = figure(input.yearToDate, 'regular') + Math.max(0, input.taxable.regular)
  return portionOf(paid, 2, partsOf(input.payDate).month)
}

function regularTax(
  input: StatutoryInput,
  pay: Minor,
  { commuter, soleEarnerCreditOfYear, familyBonusOfMonth }: AustrianDetails,
  { tariff, expenses, wayToWork }: AustrianTables,
): Minor {
  const days = insuredDays(input)
  const ofPeriod = portionOf(commuter.allowanceOfMonth, days, 30)
  const year = portionOf(Math.max(0, pay - ofPeriod), 360, Math.max(1, days))
  const tax = bracketTax(Math.max(0, year - expenses), tariff)
  const bonus = Math.min(tax, familyBonusOfMonth * 12)
  const credits = wayToWork + commuter.creditOfYear + soleEarnerCreditOfYear
  return portionOf(Math.max(0, tax - bonus - credits), days, 360)
}
