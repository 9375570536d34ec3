import type Big from 'big.js'
import { PayrollFault } from '../fault.ts'
import { FormulaNumber } from './formula-number.ts'
import { type FormulaToken, tokensOf } from './tokens.ts'

/** What a formula gives: an amount, or whether something is so. */
export type FormulaKind = 'number' | 'condition'

export type FormulaNode =
  | { op: 'literal'; value: Big }
  | { op: 'name'; name: string }
  | { op: 'negate' | 'not' | 'percent'; of: FormulaNode }
  | { op: BinaryOperator; left: FormulaNode; right: FormulaNode }
  | { op: 'call'; name: FunctionName; args: readonly FormulaNode[] }

export type BinaryOperator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '<'
  | '<='
  | '>'
  | '>='
  | '='
  | '<>'
  | 'and'
  | 'or'
export type FunctionName = 'min' | 'max' | 'round' | 'if' | 'abs' | 'floor' | 'ceil'

/** A formula, read: `names` are the values and components it asks for. */
export type Formula = {
  text: string
  kind: FormulaKind
  names: readonly string[]
  tree: FormulaNode
}

/** Least and most arguments. */
const FUNCTIONS: Record<FunctionName, readonly [number, number]> = {
  min: [1, 30],
  max: [1, 30],
  round: [2, 2],
  if: [3, 3],
  abs: [1, 1],
  floor: [1, 1],
  ceil: [1, 1],
}

/** From the loosest binding to the tightest. */
const LEVELS: readonly (readonly BinaryOperator[])[] = [
  ['or'],
  ['and'],
  ['=', '<>', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/'],
]

const maxLength = 1000
const maxDepth = 40
/** Words that no value and no component may be called. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set([
  ...Object.keys(FUNCTIONS),
  'and',
  'or',
  'not',
])

/**
 * Reads a formula: decimals with a point, names, + - * /, comparisons, `and`, `or`, `not`, and the
 * functions min, max, round(x, digits), if(condition, then, else), abs, floor, ceil. `10%` is 0.10;
 * where somebody might mean a percentage *of* what stands before it (`2000 + 5%`), it is refused.
 * Throws PayrollFault: what it cannot do is never passed over.
 */
export function readFormula(text: string): Formula {
  if (text.length > maxLength) throw new PayrollFault('formula_too_long', { formula: text })
  const tokens = tokensOf(text)
  const names = new Set<string>()
  let position = 0
  let depth = 0

  function refuse(): PayrollFault {
    const token = tokens[position]
    const at = String((token?.at ?? text.length) + 1)
    return new PayrollFault('formula_unreadable', { formula: text, at, near: token?.text ?? '' })
  }

  function take(...texts: string[]): FormulaToken | undefined {
    const token = tokens[position]
    if (token === undefined || token.kind === 'number' || !texts.includes(token.word))
      return undefined
    position += 1
    return token
  }

  function binary(level: number): FormulaNode {
    const operators = LEVELS[level]
    if (operators === undefined) return unary()
    let left = binary(level + 1)
    for (;;) {
      const operator = operators.find((one) => take(one) !== undefined)
      if (operator === undefined) return left
      const right = binary(level + 1)
      checkOperands(text, operator, left, right)
      left = { op: operator, left, right }
      // `1 < x < 3` would compare whether something is so with a number.
      if (level === 2) return left
    }
  }

  function unary(): FormulaNode {
    depth += 1
    if (depth > maxDepth) throw new PayrollFault('formula_too_long', { formula: text })
    try {
      if (take('-')) return { op: 'negate', of: numberOf(text, unary()) }
      if (take('not')) return { op: 'not', of: conditionOf(text, unary()) }
      return percented()
    } finally {
      depth -= 1
    }
  }

  function percented(): FormulaNode {
    const value = primary()
    if (!take('%')) return value
    const next = tokens[position]
    // `7 % 2`: elsewhere the sign means a remainder.
    if (next !== undefined && (next.kind !== 'sign' || next.word === '(')) {
      throw new PayrollFault('formula_percent_operator', { formula: text })
    }
    return { op: 'percent', of: numberOf(text, value) }
  }

  function primary(): FormulaNode {
    const token = tokens[position]
    if (token === undefined) throw refuse()
    if (token.kind === 'number') {
      position += 1
      return { op: 'literal', value: new FormulaNumber(token.text) }
    }
    if (take('(')) {
      const inner = binary(0)
      if (!take(')')) throw refuse()
      return inner
    }
    if (token.kind !== 'word' || ['and', 'or'].includes(token.word)) throw refuse()
    position += 1
    if (take('(')) return call(token)
    if (isFunction(token.word)) throw refuse()
    names.add(token.text)
    return { op: 'name', name: token.text }
  }

  function call({ text: called, word }: FormulaToken): FormulaNode {
    if (!isFunction(word)) {
      throw new PayrollFault('formula_name_unknown', { formula: text, name: called })
    }
    const args: FormulaNode[] = []
    do args.push(binary(0))
    while (take(','))
    if (!take(')')) throw refuse()
    checkArguments(text, word, args)
    return { op: 'call', name: word, args }
  }

  const tree = binary(0)
  if (position < tokens.length) throw refuse()
  return { text, kind: kindOf(tree), names: [...names], tree }
}

function isFunction(word: string): word is FunctionName {
  return Object.hasOwn(FUNCTIONS, word)
}

function kindOf(node: FormulaNode): FormulaKind {
  if (node.op === 'not' || node.op === 'and' || node.op === 'or') return 'condition'
  return ['<', '<=', '>', '>=', '=', '<>'].includes(node.op) ? 'condition' : 'number'
}

function numberOf(formula: string, node: FormulaNode): FormulaNode {
  if (kindOf(node) !== 'number') throw new PayrollFault('formula_kind', { formula })
  return node
}

function conditionOf(formula: string, node: FormulaNode): FormulaNode {
  if (kindOf(node) !== 'condition') throw new PayrollFault('formula_kind', { formula })
  return node
}

function checkOperands(text: string, op: BinaryOperator, left: FormulaNode, right: FormulaNode) {
  if (op === 'and' || op === 'or') {
    conditionOf(text, left)
    conditionOf(text, right)
    return
  }
  numberOf(text, left)
  numberOf(text, right)
  if (op !== '+' && op !== '-') return
  if (isPercent(left) ? hasPercentage(right) : !isPercent(right) || hasPercentage(left)) return
  // `1 + 5%` is 1.05 however one reads it.
  if (isPercent(right) && left.op === 'literal' && left.value.eq(1)) return
  throw new PayrollFault('formula_percent_of_what', { formula: text })
}

/** A percentage, or one that is multiplied: `0.03% * km`. */
function hasPercentage(node: FormulaNode): boolean {
  if (node.op === '*' || node.op === '/')
    return hasPercentage(node.left) || hasPercentage(node.right)
  return node.op === 'negate' ? hasPercentage(node.of) : isPercent(node)
}

function isPercent(node: FormulaNode): boolean {
  if (node.op === 'percent') return true
  if (node.op === 'negate') return isPercent(node.of)
  return (node.op === '+' || node.op === '-') && isPercent(node.left) && isPercent(node.right)
}

function checkArguments(formula: string, name: FunctionName, args: readonly FormulaNode[]) {
  const [least, most] = FUNCTIONS[name]
  if (args.length < least || args.length > most) {
    throw new PayrollFault('formula_arguments', { formula, name })
  }
  args.forEach((arg, index) => {
    if (name === 'if' && index === 0) conditionOf(formula, arg)
    else numberOf(formula, arg)
  })
  const [, digits] = args
  if (name !== 'round') return
  const isCount = digits?.op === 'literal' && digits.value.round(0).eq(digits.value)
  if (!isCount || digits.value.gt(10)) {
    throw new PayrollFault('formula_arguments', { formula, name })
  }
}
