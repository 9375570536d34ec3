import Big from 'big.js'
import { type Minor, minorFrom, minorToDecimal } from '#contract/core/money.ts'
import { PayrollFault } from '../fault.ts'
import type { PreparedComponent } from '../formula/components.ts'
import { evaluateAmount, evaluateCondition, type Values } from '../formula/evaluate-formula.ts'
import { FormulaNumber } from '../formula/formula-number.ts'
import type { Segment } from './payslip.ts'

/** Amounts of components for one payslip, as they are worked out one after the other. */
export type ComponentAmounts = {
  /** The amount of a component, to the minor unit; undefined where its condition does not hold. */
  amountOf: (component: PreparedComponent) => Minor | undefined
  /** Makes an amount known to the formulas that follow. */
  know: (name: string, amount: Minor) => void
}

/**
 * Evaluates components with the values of a person's segments. A prorated one is worked out in each
 * segment, weighed by its paid days, and rounded once over all of them, so that a whole period of
 * equal segments gives the whole amount. All others go by the last segment.
 * Throws PayrollFault, RangeError('amount_out_of_range').
 */
export function componentAmounts(
  currency: string,
  segments: readonly Segment[],
  daysOfPeriod: string,
): ComponentAmounts {
  const known = new Map<string, Big>()
  const digits = minorToDecimal(0, currency).length - 2
  const [unit, cent] = unitsOf(digits)
  const ofPeriod = new FormulaNumber(daysOfPeriod)
  const parts = segments.map((segment) => ({
    days: new FormulaNumber(segment.payableDays),
    values: valuesOf(segment, known),
  }))

  function unrounded({ prorate, amount, when }: PreparedComponent): Big | undefined {
    const asked = prorate ? parts : parts.slice(-1)
    const given = asked.filter(
      ({ values }) => when === undefined || evaluateCondition(when, values),
    )
    if (given.length === 0) return undefined
    const [only] = given
    if (given.length === 1 && only !== undefined && (!prorate || only.days.eq(ofPeriod))) {
      return evaluateAmount(amount, only.values)
    }
    let sum = new FormulaNumber(0)
    for (const { days, values } of given) {
      const whole = evaluateAmount(amount, values)
      sum = sum.plus(prorate ? whole.times(days) : whole)
    }
    return prorate && !ofPeriod.eq(0) ? sum.div(ofPeriod) : sum
  }

  return {
    amountOf: (component) => {
      const value = unrounded(component)
      if (value === undefined) return undefined
      const rounded = value.round(digits, Big.roundHalfUp).times(unit).toNumber()
      if (!Number.isSafeInteger(rounded)) throw new RangeError('amount_out_of_range')
      return minorFrom(BigInt(rounded))
    },
    know: (name, amount) => {
      known.set(name, new FormulaNumber(amount).times(cent))
    },
  }
}

const EURO = [new FormulaNumber('100'), new FormulaNumber('0.01')] as const

/** Minor units of a main unit, and the main units of a minor one. */
function unitsOf(digits: number): readonly [Big, Big] {
  if (digits === 2) return EURO
  const unit = new FormulaNumber(10).pow(digits)
  return [unit, new FormulaNumber(1).div(unit)]
}

/** A person's values by name, read when they are first asked for; what is worked out goes before. */
function valuesOf({ values }: Segment, known: ReadonlyMap<string, Big>): Values {
  const read = new Map<string, Big>()
  return (name) => {
    const found = known.get(name) ?? read.get(name)
    if (found !== undefined) return found
    const text = Object.hasOwn(values, name) ? values[name] : undefined
    if (text === undefined) return undefined
    if (!/^-?\d{1,15}(\.\d{1,10})?$/.test(text)) {
      throw new PayrollFault('values_missing', { name, value: text })
    }
    const value = new FormulaNumber(text)
    read.set(name, value)
    return value
  }
}
