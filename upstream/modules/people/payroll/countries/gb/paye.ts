import type { Minor } from '#contract/core/money.ts'
import { decimalOf, percentDown } from '../../amounts.ts'
import type { BritishTables, TaxBand } from './tables.ts'
import type { TaxCode } from './tax-code.ts'
import type { TaxPeriod } from './tax-period.ts'

/** Pay and tax in pence; `toDate` with this period, `before` without. */
export type PayeInput = {
  code: TaxCode
  period: TaxPeriod
  pay: Minor
  payToDate: Minor
  taxBefore: Minor
}

/**
 * Income tax of a period by HMRC's tax table routines: on all pay of the year so far, less what was
 * taken; for a code without the year, or a 53rd week, on the period alone. Below zero: a refund.
 */
export function payeTax(
  { code, period, pay, payToDate, taxBefore }: PayeInput,
  tables: BritishTables,
): Minor {
  const isAlone = code.isNonCumulative || period.number > period.ofYear
  const units = isAlone ? period.length : period.number
  const taxed = isAlone ? pay : payToDate
  const due = taxOn(taxed, units, period, code, tables)
  const tax = isAlone ? due : due - taxBefore
  return Math.min(tax, percentDown(Math.max(0, pay), tables.taxLimit))
}

function taxOn(
  pay: Minor,
  units: number,
  { ofYear }: TaxPeriod,
  code: TaxCode,
  tables: BritishTables,
): Minor {
  if (code.kind === 'noTax') return 0
  const { bands, basic } = tables.tax[code.nation]
  if (code.kind === 'flat') {
    const rate = bands[basic + code.step]?.rate ?? '0'
    return percentDown(wholePounds(pay), rate)
  }
  const free = payAdjustment(code.number, ofYear) * units
  const taxable = wholePounds(code.kind === 'addition' ? pay + free : pay - free)
  return bandedTax(taxable, units, ofYear, bands)
}

function wholePounds(pay: Minor): Minor {
  return Math.max(0, Math.floor(pay / 100) * 100)
}

/**
 * What a code number makes free of tax (or adds) each month, week or year, in pence: the year's
 * amount of the number's last 500, in parts rounded up to a penny, and a fixed amount for each 500.
 */
function payAdjustment(number: number, ofYear: 12 | 52 | 1): Minor {
  if (number === 0) return 0
  if (ofYear === 1) return number * 1000 + 900
  const each500 = ofYear === 12 ? 416_67 : 96_16
  const rest = ((number - 1) % 500) + 1
  return Math.floor((number - 1) / 500) * each500 + Math.ceil((rest * 1000 + 900) / ofYear)
}

/** Tax by bands of the part of the year, fractions of a penny dropped at the end. */
function bandedTax(
  taxable: Minor,
  units: number,
  ofYear: number,
  bands: readonly TaxBand[],
): Minor {
  let from = 0n
  let sum = 0n
  // Amounts in pence × ofYear, rates in hundredths of a per cent: nothing is rounded on the way.
  const all = BigInt(taxable) * BigInt(ofYear)
  for (const { upTo, rate } of bands) {
    const end = upTo === null ? all : BigInt(upTo) * BigInt(units)
    const inside = (all < end ? all : end) - from
    if (inside <= 0n) break
    const { units: percent, scale } = decimalOf(rate)
    sum += inside * percent * 10n ** BigInt(2 - scale)
    from = end
  }
  return Number(sum / (BigInt(ofYear) * 10_000n))
}
