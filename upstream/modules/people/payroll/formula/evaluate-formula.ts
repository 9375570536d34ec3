import Big from 'big.js'
import { PayrollFault } from '../fault.ts'
import { FormulaNumber } from './formula-number.ts'
import type { Formula, FormulaNode } from './read-formula.ts'

const HUNDREDTH = new FormulaNumber('0.01')

/** Gives the value of a name, or undefined when there is none. */
export type Values = (name: string) => Big | undefined

/**
 * The amount that a formula gives, to fifteen decimals. Only what is needed is looked at: in
 * `if(days > 0, pay / days, 0)` nothing is divided by 0. Throws PayrollFault: a name without value,
 * a division by zero, a condition where an amount is asked for.
 */
export function evaluateAmount(formula: Formula, values: Values): Big {
  if (formula.kind !== 'number') throw new PayrollFault('formula_kind', { formula: formula.text })
  return settled(amountOf(formula.tree, values, formula.text))
}

/** Whether a condition holds. Throws PayrollFault as `evaluateAmount`. */
export function evaluateCondition(formula: Formula, values: Values): boolean {
  if (formula.kind !== 'condition')
    throw new PayrollFault('formula_kind', { formula: formula.text })
  return holds(formula.tree, values, formula.text)
}

function amountOf(node: FormulaNode, values: Values, formula: string): Big {
  switch (node.op) {
    case 'literal':
      return node.value
    case 'name': {
      const value = values(node.name)
      if (value !== undefined) return value
      throw new PayrollFault('formula_name_unknown', { formula, name: node.name })
    }
    case 'negate':
      return amountOf(node.of, values, formula).neg()
    case 'percent':
      return amountOf(node.of, values, formula).times(HUNDREDTH)
    case '+':
      return amountOf(node.left, values, formula).plus(amountOf(node.right, values, formula))
    case '-':
      return amountOf(node.left, values, formula).minus(amountOf(node.right, values, formula))
    case '*':
      return amountOf(node.left, values, formula).times(amountOf(node.right, values, formula))
    case '/': {
      const divisor = amountOf(node.right, values, formula)
      if (divisor.eq(0)) throw new PayrollFault('formula_division_by_zero', { formula })
      return amountOf(node.left, values, formula).div(divisor)
    }
    case 'call':
      return called(node, values, formula)
    default:
      throw new PayrollFault('formula_kind', { formula })
  }
}

function called(node: FormulaNode & { op: 'call' }, values: Values, formula: string): Big {
  if (node.name === 'if') {
    const [when, then, otherwise] = node.args
    const chosen = when !== undefined && holds(when, values, formula) ? then : otherwise
    if (chosen === undefined) throw new PayrollFault('formula_arguments', { formula, name: 'if' })
    return amountOf(chosen, values, formula)
  }
  const args = node.args.map((arg) => settled(amountOf(arg, values, formula)))
  const [first = new FormulaNumber(0), digits] = args
  switch (node.name) {
    case 'min':
      return args.reduce((least, one) => (one.lt(least) ? one : least))
    case 'max':
      return args.reduce((most, one) => (one.gt(most) ? one : most))
    case 'round':
      return first.round(digits?.toNumber() ?? 0, Big.roundHalfUp)
    case 'abs':
      return first.abs()
    case 'floor':
      return wholeBelow(first)
    case 'ceil':
      return wholeBelow(first.neg()).neg()
  }
}

/** A third three times is the whole again, before it is compared or rounded. */
function settled(value: Big): Big {
  const decimals = value.c.length - value.e - 1
  return decimals > 15 ? value.round(15, Big.roundHalfUp) : value
}

/** Rounding towards zero raises what is below zero; the floor does not. */
function wholeBelow(value: Big): Big {
  const whole = value.round(0, Big.roundDown)
  return whole.gt(value) ? whole.minus(1) : whole
}

function holds(node: FormulaNode, values: Values, formula: string): boolean {
  switch (node.op) {
    case 'not':
      return !holds(node.of, values, formula)
    case 'and':
      return holds(node.left, values, formula) && holds(node.right, values, formula)
    case 'or':
      return holds(node.left, values, formula) || holds(node.right, values, formula)
    case '<':
    case '<=':
    case '>':
    case '>=':
    case '=':
    case '<>': {
      const left = settled(amountOf(node.left, values, formula))
      const sign = left.cmp(settled(amountOf(node.right, values, formula)))
      if (node.op === '<') return sign < 0
      if (node.op === '<=') return sign <= 0
      if (node.op === '>') return sign > 0
      if (node.op === '>=') return sign >= 0
      return node.op === '=' ? sign === 0 : sign !== 0
    }
    default:
      throw new PayrollFault('formula_kind', { formula })
  }
}
