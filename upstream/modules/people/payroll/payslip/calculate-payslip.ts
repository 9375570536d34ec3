import type { Minor } from '#contract/money.ts'
import { roundTo, total } from '../amounts.ts'
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
  const lines: PayslipLine[] = input.corrections.map(
    ({ isTaxedNow, isContributoryNow, ...line }) => line,
  )
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
      lines.push(...linesOf(component, amount, wished))
      const sign = component.kind === 'earning' ? 1 : isBeforeTax(component) ? -1 : 0
      const share = component.oneOff ? 'oneOff' : 'regular'
      if (component.taxable) taxable[share] += sign * amount
      if (component.contributory) contributory[share] += sign * amount
    } else if (step.total === 'gross') amounts.know('gross', grossOf(lines))
    else if (step.total === 'taxable_pay') amounts.know('taxable_pay', bothOf(taxable))
    else if (step.total === 'contributory_pay')
      amounts.know('contributory_pay', bothOf(contributory))
    else {
      statutory = takeStatutory(input, context, taxable, contributory)
      lines.push(...statutoryLines(statutory))
      amounts.know('net_pay', Math.max(0, netOf(lines)))
    }
  }

  const inMoney = netOf(lines)
  const inKind = total(lines.filter(({ kind }) => kind === 'inKind').map(({ amount }) => amount))
  const table = context.country.garnishable
  const garnished = takeGarnishments(input.garnishments, {
    net: inMoney,
    inKind,
    table: table && ((net, dependants) => table(net, dependants, input.payDate)),
  }).filter(({ amount }) => amount > 0)
  lines.push(...garnished.map((line) => ({ kind: 'garnishment' as const, ...line })))
  const repayments = input.repayments.map((one) => ({ kind: 'repayment' as const, ...one }))
  const taken = takeDeductions([...repayments, ...wished], netOf(lines))
  lines.push(...taken.lines)
  const rests = [...taken.rests]
  if (taken.net < 0) {
    lines.push({ kind: 'owed', code: OWED, amount: -taken.net })
    rests.unshift({ code: OWED, amount: -taken.net, rest: 'carry' })
  }
  const net = netOf(lines)
  const paid = input.netStep === undefined ? net : roundTo(net, input.netStep)
  if (paid !== net) lines.push({ kind: 'rounding', code: 'rounding', amount: paid - net })
  return {
    lines,
    gross: grossOf(lines),
    net: paid,
    employerCost: grossOf(lines) + costOf(lines),
    figures: statutory.figures,
    rests,
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

/** The lines of a component; a deduction after tax is only wished for until net pay is known. */
function linesOf(component: Component, amount: Minor, wished: Deduction[]): PayslipLine[] {
  const { kind, code, inKind, rest } = component
  if (kind === 'earning') {
    const line: PayslipLine = { kind: 'earning', code, amount }
    return inKind ? [line, { kind: 'inKind', code, amount }] : [line]
  }
  if (kind !== 'deduction') return [{ kind, code, amount }]
  if (isBeforeTax(component)) return [{ kind: 'beforeTax', code, amount }]
  wished.push({ kind: 'afterTax', code, amount, rest })
  return []
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

function statutoryLines({ lines }: StatutoryResult): PayslipLine[] {
  return lines
    .filter(({ amount }) => amount !== 0)
    .map(({ bearer, ...line }) => ({
      kind: bearer === 'employee' ? ('statutory' as const) : ('statutoryEmployer' as const),
      ...line,
    }))
}

function netOf(lines: readonly PayslipLine[]): Minor {
  return total(lines.map(({ kind, amount }) => EFFECTS[kind] * amount))
}

function grossOf(lines: readonly PayslipLine[]): Minor {
  return total(lines.filter(({ kind }) => kind === 'earning').map(({ amount }) => amount))
}

/** What the employer bears on top of gross pay. */
function costOf(lines: readonly PayslipLine[]): Minor {
  const kinds: readonly string[] = ['employer', 'statutoryEmployer']
  return total(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))
}
