// @ts-check
import { Parser } from 'saxen'
import { readExpression } from './java-expression.mjs'

/**
 * @typedef {import('./java-expression.mjs').Expression} Expression
 * @typedef {{ kind: 'set', name: string, value: Expression }
 *   | { kind: 'run', method: string }
 *   | { kind: 'if', when: Expression, yes: Step[], no: Step[] }} Step
 * @typedef {'int' | 'big' | 'table'} Type
 * @typedef {{
 *   name: string,
 *   state: string,
 *   inputs: Map<string, { type: Type, start: Expression }>,
 *   outputs: Map<string, { type: Type, start: Expression }>,
 *   others: Map<string, { type: Type, start: Expression }>,
 *   constants: Map<string, { type: Type, start: Expression }>,
 *   main: Step[],
 *   methods: Map<string, Step[]>,
 * }} Plan
 */

const TYPES = new Map([
  ['int', 'int'],
  ['BigDecimal', 'big'],
  ['double', 'big'],
  ['BigDecimal[]', 'table'],
])

/**
 * The ministry's flow chart for wage tax, from its XML: variables, constants and steps. Of the
 * results only those of group STANDARD are kept, what is withheld.
 * @param {string} xml
 * @returns {Plan}
 */
export function readPlan(xml) {
  /** @type {Plan} */
  const plan = {
    name: '',
    state: /Stand:\s*([^<]*?)\s*-->/.exec(xml)?.[1] ?? 'unknown',
    inputs: new Map(),
    outputs: new Map(),
    others: new Map(),
    constants: new Map(),
    main: [],
    methods: new Map(),
  }
  /** The lists of steps that are open: the innermost last. @type {Step[][]} */
  const open = []
  let isStandard = false
  const parser = new Parser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('openTag', (element, readAttributes, decode) => {
    const attributes = readAttributes()
    /** @param {string} name */
    function attribute(name) {
      const value = attributes[name]
      return typeof value === 'string' ? decode(value) : undefined
    }
    const steps = open.at(-1)
    if (element === 'PAP') plan.name = attribute('name') ?? ''
    else if (element === 'OUTPUTS') isStandard = attribute('type') === 'STANDARD'
    else if (element === 'INPUT') plan.inputs.set(...variable(attribute))
    else if (element === 'OUTPUT') {
      ;(isStandard ? plan.outputs : plan.others).set(...variable(attribute))
    } else if (element === 'INTERNAL') plan.others.set(...variable(attribute))
    else if (element === 'CONSTANT') plan.constants.set(...variable(attribute))
    else if (element === 'MAIN') open.push(plan.main)
    else if (element === 'METHOD') {
      plan.methods.set(attribute('name') ?? '', [])
      open.push(plan.methods.get(attribute('name') ?? '') ?? [])
    } else if (element === 'EVAL') steps?.push(assignment(attribute('exec') ?? ''))
    else if (element === 'EXECUTE') steps?.push({ kind: 'run', method: attribute('method') ?? '' })
    else if (element === 'IF') {
      const when = readExpression(attribute('expr') ?? '')
      steps?.push({ kind: 'if', when, yes: [], no: [] })
    } else if (element === 'THEN' || element === 'ELSE') {
      const branch = steps?.at(-1)
      if (branch?.kind !== 'if') throw new Error(`${element} without an IF`)
      open.push(element === 'THEN' ? branch.yes : branch.no)
    }
  })
  parser.on('closeTag', (element) => {
    if (['MAIN', 'METHOD', 'THEN', 'ELSE'].includes(element)) open.pop()
  })
  // saxen reads no attribute with a space beside its equals sign, as the charts of 2024 have them.
  parser.parse(xml.replace(/^\uFEFF/, '').replace(/(\s\w+)\s*=\s*"/g, '$1="'))
  if (plan.main.length === 0) throw new Error('This is no flow chart: it has no MAIN')
  return plan
}

/**
 * @param {(name: string) => string | undefined} attribute
 * @returns {[string, { type: Type, start: Expression }]}
 */
function variable(attribute) {
  const type = TYPES.get(attribute('type') ?? '')
  if (type !== 'int' && type !== 'big' && type !== 'table') {
    throw new Error(`${attribute('name')} has the unknown type ${attribute('type')}`)
  }
  const start = attribute('value') ?? attribute('default') ?? '0'
  return [attribute('name') ?? '', { type, start: readExpression(start) }]
}

/** @param {string} text @returns {Step} */
function assignment(text) {
  const match = /^\s*(\w+)\s*=(?!=)([\s\S]*)$/.exec(text)
  if (match === null) throw new Error(`Not an assignment: ${text}`)
  return { kind: 'set', name: match[1] ?? '', value: readExpression(match[2] ?? '') }
}
