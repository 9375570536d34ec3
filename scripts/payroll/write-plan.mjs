// @ts-check

/**
 * @typedef {import('./java-expression.mjs').Expression} Expression
 * @typedef {import('./read-plan.mjs').Plan} Plan
 * @typedef {import('./read-plan.mjs').Step} Step
 * @typedef {import('./read-plan.mjs').Type} Type
 */

/**
 * The plan as a TypeScript module: one function over big.js, with the steps and the names of the
 * flow chart. What only feeds results that nobody asks for is left out.
 * @param {Plan} plan
 * @param {{ from: string, digest: string }} origin the first day it holds for, SHA-256 of the XML
 */
export function writePlan(plan, { from, digest }) {
  const live = withoutDeadSteps(plan)
  /** Literals, each written once: name by text. @type {Map<string, string>} */
  const literals = new Map()
  /** @param {string} text */
  function literal(text) {
    const name = text === '0' ? 'ZERO' : `N_${text.replace('.', '_')}`
    literals.set(text, name)
    return name
  }

  /** @param {string} name @returns {Type} */
  function typeOf(name) {
    const found =
      plan.inputs.get(name) ??
      plan.outputs.get(name) ??
      plan.others.get(name) ??
      plan.constants.get(name)
    if (found === undefined) throw new Error(`${name} is not declared`)
    return found.type
  }

  const { big, int, condition } = expressionWriter(typeOf, literal)

  /** @param {Step[]} steps @returns {string} */
  function block(steps) {
    return steps.map(step).join('\n')
  }

  /** @param {Step} one @returns {string} */
  function step(one) {
    if (one.kind === 'run') return `step${one.method}()`
    if (one.kind === 'set') {
      const write = typeOf(one.name) === 'int' ? int : big
      return `${one.name} = ${write(one.value)}`
    }
    const when = condition(one.when)
    if (one.yes.length === 0) return `if (!(${when})) {\n${block(one.no)}\n}`
    const then = `if (${when}) {\n${block(one.yes)}\n}`
    if (one.no.length === 0) return then
    const [only] = one.no
    if (one.no.length === 1 && only?.kind === 'if') return `${then} else ${step(only)}`
    return `${then} else {\n${block(one.no)}\n}`
  }

  const body = [
    ...[...live.methods].map(([name, steps]) => `function step${name}() {\n${block(steps)}\n}`),
    block(live.main),
  ].join('\n\n')
  const used = namesIn([...live.main, ...[...live.methods.values()].flat()])
  const declared = [
    ...[...plan.inputs].map(([name, one]) => ({ name, ...one, isInput: true })),
    ...[...plan.outputs, ...plan.others].map(([name, one]) => ({ name, ...one, isInput: false })),
  ].filter(({ name }) => used.read.has(name) || plan.outputs.has(name))
  const variables = declared.map(({ name, type, start, isInput }) => {
    const keyword = used.set.has(name) ? 'let' : 'const'
    if (!isInput) return `${keyword} ${name} = ${type === 'int' ? int(start) : big(start)}`
    const value = `inputs.${name}`
    if (type === 'int') return `${keyword} ${name} = countOf(${value}, ${int(start)})`
    return `${keyword} ${name} = amountOf(${value}, ${big(start)})`
  })
  const constants = [...plan.constants]
    .filter(([name]) => used.read.has(name))
    .map(([name, { type, start }]) => {
      if (type !== 'table') return `const ${name} = ${big(start)}`
      if (start.kind !== 'list') throw new Error(`${name} is no table`)
      return `const ${name} = tableOf('${start.items.map(numberText).join(' ')}')`
    })
  const numbers = [...literals]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([text, name]) => `const ${name} = new PlanNumber('${text}')`)
  const helpers = ['amountOf', 'countOf', 'entryOf', 'tableOf'].filter((name) =>
    [...variables, ...constants, body].some((text) => text.includes(`${name}(`)),
  )

  return `/**
 * Written by “node scripts/payroll.mjs wage-tax”; not to be changed by hand.
 * ${plan.name}, state ${plan.state}: the flow chart for wage tax of the Federal Ministry of Finance
 * (§ 39b (6), § 51 (4) no. 1a EStG), names as there. SHA-256 of the XML: ${digest}
 */
import { DOWN, ${helpers.join(', ')}, type PlanInputs, PlanNumber, type PlanResults, UP, type WageTaxPlan } from '../plan.ts'

${numbers.join('\n')}
${constants.join('\n')}

export const plan: WageTaxPlan = { from: '${from}', source: '${plan.name}, state ${plan.state}', run }

function run(inputs: PlanInputs): PlanResults {
${variables.join('\n')}

${body}

return { ${[...plan.outputs.keys()].join(', ')} }
}
`.replace(/\b(DOWN|UP), (?=[^}]*} from)/g, (all, mode) => (body.includes(`, ${mode})`) ? all : ''))
}

/**
 * @param {(name: string) => Type} typeOf
 * @param {(text: string) => string} literal
 */
function expressionWriter(typeOf, literal) {
  /** An expression over BigDecimal. @param {Expression} one @returns {string} */
  function big(one) {
    const text = numberTextOf(one)
    if (text !== undefined) return literal(text)
    if (one.kind === 'name') {
      if (one.name === 'f' || typeOf(one.name) === 'big') return one.name
      return `new PlanNumber(${one.name})`
    }
    if (one.kind === 'index' && one.of.kind === 'name') {
      return `entryOf(${one.of.name}, ${int(one.index)})`
    }
    if (one.kind === 'binary' && (one.operator === '+' || one.operator === '-')) {
      return `${big(one.left)}.${one.operator === '+' ? 'plus' : 'minus'}(${big(one.right)})`
    }
    if (one.kind !== 'call') throw new Error(`No amount: ${JSON.stringify(one)}`)
    const [first, second, third] = one.args
    if (one.of.kind === 'name' && one.of.name === 'BigDecimal' && one.method === 'valueOf') {
      return big(required(first))
    }
    const on = big(one.of)
    switch (one.method) {
      case 'add':
        return `${on}.plus(${big(required(first))})`
      case 'subtract':
        return `${on}.minus(${big(required(first))})`
      case 'multiply':
        return `${on}.times(${big(required(first))})`
      case 'divide': {
        const quotient = `${on}.div(${big(required(first))})`
        if (second === undefined) return quotient
        return `${quotient}.round(${int(second)}, ${modeOf(required(third))})`
      }
      case 'setScale':
        return `${on}.round(${int(required(first))}, ${modeOf(required(second))})`
      case 'longValue':
        return `${on}.round(0, DOWN)`
      default:
        throw new Error(`BigDecimal.${one.method} is not known`)
    }
  }

  /** @param {Expression} one @returns {string} */
  function int(one) {
    if (one.kind === 'number') return one.text
    if (one.kind === 'name' && typeOf(one.name) === 'int') return one.name
    if (one.kind === 'binary' && '+-*'.includes(one.operator)) {
      return `${int(one.left)} ${one.operator} ${int(one.right)}`
    }
    throw new Error(`No whole number: ${JSON.stringify(one)}`)
  }

  const comparisons = new Map([
    ['== 1', 'gt'],
    ['== -1', 'lt'],
    ['== 0', 'eq'],
    ['>= 0', 'gte'],
    ['<= 0', 'lte'],
    ['> 0', 'gt'],
    ['< 0', 'lt'],
  ])

  /** @param {Expression} one @returns {string} */
  function condition(one) {
    if (one.kind !== 'binary') throw new Error(`No condition: ${JSON.stringify(one)}`)
    const { operator, left, right } = one
    if (operator === '&&' || operator === '||') {
      return `${condition(left)} ${operator} ${condition(right)}`
    }
    if (left.kind === 'call' && left.method === 'compareTo') {
      const method = comparisons.get(`${operator} ${signedText(right)}`)
      if (method === undefined) throw new Error(`compareTo ${operator} is not known`)
      return `${big(left.of)}.${method}(${big(required(left.args[0]))})`
    }
    const sign = operator === '==' ? '===' : operator === '!=' ? '!==' : operator
    return `${int(left)} ${sign} ${int(right)}`
  }

  return { big, int, condition }
}

/** @param {Expression} one @returns {string} */
function signedText(one) {
  if (one.kind === 'number') return one.text
  if (one.kind === 'binary' && one.operator === '-') return `-${signedText(one.right)}`
  throw new Error(`No number: ${JSON.stringify(one)}`)
}

/**
 * The text of a literal: `12`, `BigDecimal.ZERO`, `BigDecimal.valueOf(0.4)`.
 * @param {Expression} one
 * @returns {string | undefined}
 */
function numberTextOf(one) {
  if (one.kind === 'number') return one.text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
  if (one.kind === 'name' && one.name === 'BigDecimal.ZERO') return '0'
  if (one.kind === 'name' && one.name === 'BigDecimal.ONE') return '1'
  if (one.kind === 'call' && one.of.kind === 'name' && one.of.name === 'BigDecimal') {
    const [first] = one.args
    return first?.kind === 'number' ? numberTextOf(first) : undefined
  }
  return undefined
}

/** @param {Expression} one */
function numberText(one) {
  const text = numberTextOf(one)
  if (text === undefined) throw new Error(`No literal: ${JSON.stringify(one)}`)
  return text
}

/** @param {Expression} mode */
function modeOf(mode) {
  if (mode.kind === 'name' && mode.name === 'BigDecimal.ROUND_DOWN') return 'DOWN'
  if (mode.kind === 'name' && mode.name === 'BigDecimal.ROUND_UP') return 'UP'
  throw new Error(`Rounding is not known: ${JSON.stringify(mode)}`)
}

/** @template T @param {T | undefined} value @returns {T} */
function required(value) {
  if (value === undefined) throw new Error('An argument is missing')
  return value
}

/** Drops steps that set what nothing reads, until none is left. @param {Plan} plan */
function withoutDeadSteps(plan) {
  let { main, methods } = plan
  for (;;) {
    const { read } = namesIn([...main, ...[...methods.values()].flat()])
    for (const name of plan.outputs.keys()) read.add(name)
    const before = JSON.stringify([main, [...methods]])
    main = living(main, read)
    methods = new Map([...methods].map(([name, steps]) => [name, living(steps, read)]))
    if (JSON.stringify([main, [...methods]]) === before) return { main, methods }
  }
}

/** @param {Step[]} steps @param {Set<string>} read @returns {Step[]} */
function living(steps, read) {
  return steps.flatMap((step) => livingStep(step, read))
}

/** @param {Step} step @param {Set<string>} read @returns {Step[]} */
function livingStep(step, read) {
  if (step.kind === 'run') return [step]
  if (step.kind === 'set') return read.has(step.name) ? [step] : []
  const yes = living(step.yes, read)
  const no = living(step.no, read)
  return yes.length + no.length === 0 ? [] : [{ ...step, yes, no }]
}

/** What the steps read and set. @param {Step[]} steps */
function namesIn(steps) {
  /** @type {Set<string>} */
  const read = new Set()
  /** @type {Set<string>} */
  const set = new Set()
  /** @param {Expression} one */
  function inExpression(one) {
    if (one.kind === 'name') read.add(one.name)
    else if (one.kind === 'index') [one.of, one.index].forEach(inExpression)
    else if (one.kind === 'call') [one.of, ...one.args].forEach(inExpression)
    else if (one.kind === 'binary') [one.left, one.right].forEach(inExpression)
  }
  /** @param {Step} step */
  function inStep(step) {
    if (step.kind === 'set') {
      set.add(step.name)
      // `A = A + 1` keeps nothing alive by itself, and no plan has it for a result nobody asks for.
      inExpression(step.value)
    } else if (step.kind === 'if') {
      inExpression(step.when)
      for (const inner of [...step.yes, ...step.no]) inStep(inner)
    }
  }
  steps.forEach(inStep)
  return { read, set }
}
