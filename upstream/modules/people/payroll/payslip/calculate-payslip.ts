import { add, formatDecimal } from '#contract/core/decimal.ts'
import type { Minor } from '#contract/core/money.ts'
import { decimalOf, roundTo, total } from '../amounts.ts'
import { PayrollFault } from '../fault.ts'
import { type Component, isBeforeTax, type Step } from '../formula/components.ts'
import type { AnyCountry, Pay, StatutoryResult } from '../statutory/country.ts'
import type { SourceTaxTariff } from '../statutory/source-tax-tariff.ts'
import { componentAmounts } from './component-amounts.ts'
import { takeGarnishments } from './garnishments.ts'
import { EFFECTS, type Payslip, type PayslipInput, type PayslipLine } from './payslip.ts'
import { type Deduction, takeDeductions } from './take-deductions.ts'

/** What all payslips of a run share. */
export type RunContext = {
  country: AnyCountry
  /** The firm's components, as `prepareComponents` gives them. */
  steps: readonly Step[]
  sourceTax?: SourceTaxTariff
}

/** Pay that was too small even for tax and contributions: the person owes it. */
const OWED = 'owed'

/**
 * One payslip: earnings, deductions before tax, tax and contributions, garnishments over protected
 * pay, repayments, deductions after tax. Net pay is never below zero, and the lines with their
 * `EFFECTS` always sum to it. Throws PayrollFault.
 */
export function calculatePayslip(input: PayslipInput, context: RunContext): Payslip {
  checkSegments(input)
  const slip = openLines()
  for (const { isTaxedNow, isContributoryNow, ...line } of input.corrections) slip.add(line)
  const taxable = payOf(input.corrections, ({ isTaxedNow }) => isTaxedNow)
  const contributory = payOf(input.corrections, ({ isContributoryNow }) => isContributoryNow)
  const amounts = componentAmounts(input.currency, input.segments, input.daysOfPeriod)
  const wished: Deduction[] = []
  let statutory: StatutoryResult = { lines: [], figures: {} }

  for (const step of context.steps) {
    if (step.kind === 'component') {
      const { component } = step
      const amount = amounts.amountOf(component)
      amounts.know(component.code, amount ?? 0)
      if (amount === undefined || amount === 0) continue
      addComponent(component, amount, slip, wished)
      const sign = component.kind === 'earning' ? 1 : isBeforeTax(component) ? -1 : 0
      const share = component.oneOff ? 'oneOff' : 'regular'
      if (component.taxable) taxable[share] += sign * amount
      if (component.contributory) contributory[share] += sign * amount
    } else if (step.total === 'gross') amounts.know('gross', slip.sums.gross)
    else if (step.total === 'taxable_pay') amounts.know('taxable_pay', bothOf(taxable))
    else if (step.total === 'contributory_pay') {
      amounts.know('contributory_pay', bothOf(contributory))
    } else {
      statutory = takeStatutory(input, context, taxable, contributory)
      addStatutory(statutory, slip)
      amounts.know('net_pay', Math.max(0, slip.sums.net))
    }
  }

  const table = context.country.garnishable
  const garnished = takeGarnishments(input.garnishments, {
    net: slip.sums.net - slip.sums.repaid,
    inKind: slip.sums.inKind,
    table: table && ((net, dependants) => table(net, dependants, input.payDate)),
  })
  for (const line of garnished) if (line.amount > 0) slip.add({ kind: 'garnishment', ...line })
  const repayments = input.repayments.map((one) => ({ kind: 'repayment' as const, ...one }))
  const { lines, rests } = takeDeductions([...repayments, ...wished], slip.sums.net)
  for (const line of lines) slip.add(line)
  const { net } = slip.sums
  if (net < 0) {
    slip.add({ kind: 'owed', code: OWED, amount: -net })
    rests.unshift({ code: OWED, amount: -net, rest: 'carry' })
  }
  const left = slip.sums.net
  const paid = input.netStep === undefined ? left : roundTo(left, input.netStep)
  if (paid !== left) slip.add({ kind: 'rounding', code: 'rounding', amount: paid - left })
  const { gross, employer } = slip.sums
  return {
    lines: slip.lines,
    gross,
    net: paid,
    employerCost: gross + employer,
    figures: statutory.figures,
    rests,
  }
}

/** Lines as they come, and the sums over them. */
type OpenLines = {
  lines: PayslipLine[]
  /** `employer`: what the employer bears on top of gross pay; `repaid`: expenses that are paid back. */
  sums: { gross: Minor; net: Minor; inKind: Minor; employer: Minor; repaid: Minor }
  add: (line: PayslipLine) => void
}

function openLines(): OpenLines {
  const lines: PayslipLine[] = []
  const sums = { gross: 0, net: 0, inKind: 0, employer: 0, repaid: 0 }
  return {
    lines,
    sums,
    add: (line) => {
      const { kind, amount } = line
      lines.push(line)
      sums.net = total([sums.net, EFFECTS[kind] * amount])
      if (kind === 'earning') sums.gross = total([sums.gross, amount])
      else if (kind === 'inKind') sums.inKind += amount
      else if (kind === 'employer' || kind === 'statutoryEmployer') sums.employer += amount
    },
  }
}

function checkSegments({ segments, fromDate, toDate }: PayslipInput) {
  if (segments.length === 0) throw new PayrollFault('values_missing', { name: 'segments' })
  const isInside = segments.every(
    (segment, index) =>
      fromDate <= segment.fromDate &&
      segment.toDate <= toDate &&
      (segments[index - 1]?.toDate ?? '') < segment.fromDate,
  )
  if (!isInside) throw new PayrollFault('segment_outside_period', { fromDate, toDate })
}

/** Corrections are one-off pay of today where today's tax or contributions are taken from them. */
function payOf(
  corrections: PayslipInput['corrections'],
  counts: (line: PayslipInput['corrections'][number]) => boolean,
): Pay {
  const counted = corrections.filter(counts)
  return { regular: 0, oneOff: total(counted.map(({ kind, amount }) => EFFECTS[kind] * amount)) }
}

function bothOf({ regular, oneOff }: Pay): Minor {
  return regular + oneOff
}

/** A component's lines; a deduction after tax is only wished for until net pay is known. */
function addComponent(component: Component, amount: Minor, slip: OpenLines, wished: Deduction[]) {
  const { kind, code, inKind, rest } = component
  if (kind === 'earning') {
    slip.add({ kind: 'earning', code, amount })
    if (isPaidBack(component)) slip.sums.repaid += amount
    if (inKind) slip.add({ kind: 'inKind', code, amount })
  } else if (kind !== 'deduction') slip.add({ kind, code, amount })
  else if (isBeforeTax(component)) slip.add({ kind: 'beforeTax', code, amount })
  else wished.push({ kind: 'afterTax', code, amount, rest })
}

/**
 * Expenses that are paid back are no pay, and no creditor may take them: DE § 850a Nr. 3 ZPO,
 * FR L3252-3, CH Art. 93 SchKG by the rules of practice. Whatever neither tax nor contributions are
 * taken from counts as such.
 */
function isPaidBack({ taxable, contributory, inKind }: Component): boolean {
  return !taxable && !contributory && !inKind
}

function takeStatutory(
  input: PayslipInput,
  { country, sourceTax }: RunContext,
  taxable: Pay,
  contributory: Pay,
): StatutoryResult {
  const first = input.segments.at(0)
  const last = input.segments.at(-1)
  return country.calculate(
    {
      payDate: input.payDate,
      fromDate: input.fromDate,
      toDate: input.toDate,
      employedFromDate: first?.fromDate ?? input.fromDate,
      employedToDate: last?.toDate ?? input.toDate,
      frequency: input.frequency,
      paidPart: paidPartOf(input),
      taxable,
      contributory,
      yearToDate: input.yearToDate,
      previousYear: input.previousYear,
      isLastOfYear: input.isLastOfYear,
      sourceTax,
    },
    input.details,
  )
}

function paidPartOf({ segments, daysOfPeriod }: PayslipInput) {
  const days = segments.map(({ payableDays }) => decimalOf(payableDays))
  return { days: formatDecimal(days.reduce(add)), of: daysOfPeriod }
}

function addStatutory({ lines }: StatutoryResult, slip: OpenLines) {
  for (const { bearer, code, amount, base, authority, branch } of lines) {
    const kind = bearer === 'employee' ? 'statutory' : 'statutoryEmployer'
    if (amount !== 0) slip.add({ kind, code, amount, base, authority, branch })
  }
}
