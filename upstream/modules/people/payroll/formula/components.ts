import { PayrollFault } from '../fault.ts'
import { type Formula, RESERVED_WORDS, readFormula } from './read-formula.ts'

/** What a component does: pays, takes, costs the employer, or only informs. */
export type ComponentKind = 'earning' | 'deduction' | 'employer' | 'info'

/** One line of everybody's payslip, as the firm defined it. */
export type Component = {
  /** Its name in formulas: letters, digits, `_`. */
  code: string
  kind: ComponentKind
  order: number
  /** An amount in the currency's main unit. */
  formula: string
  /** When it is given; left out: always. */
  condition?: string
  /** Only for the part of the period that somebody is employed and paid. */
  prorate: boolean
  /** Earning: income tax is taken from it. Deduction: it lowers taxable pay. */
  taxable: boolean
  /** Earning: contributions are taken from it. Deduction: it lowers contributory pay. */
  contributory: boolean
  /** Paid once (a bonus, a 13th month), not each period. */
  oneOff: boolean
  /** Not paid in money: counted, and taken off what is paid out. */
  inKind: boolean
  /** A deduction that does not fit into net pay: the rest waits for the next payslip, or lapses. */
  rest: 'carry' | 'lapse'
}

/** Sums that formulas may ask for, by the step at which they are known. */
export const TOTALS = ['gross', 'taxable_pay', 'contributory_pay', 'net_pay'] as const
export type Total = (typeof TOTALS)[number]

export type PreparedComponent = Component & {
  amount: Formula
  when: Formula | undefined
}

/** A component, or a total between them, in an order in which everything asked for is there. */
export type Step =
  | { kind: 'component'; component: PreparedComponent }
  | { kind: 'total'; total: Total }

/** A deduction that lowers what tax or contributions are taken from comes before them. */
export function isBeforeTax({ kind, taxable, contributory }: Component): boolean {
  return kind === 'deduction' && (taxable || contributory)
}

/**
 * Reads all formulas and puts the components into the order of their dependencies; where there is
 * a choice, by `order`. `valueNames` are the names that each person's values have.
 * Throws PayrollFault: unreadable formulas, unknown names, two of one code, a cycle (named with its
 * way round), and a prorated component made of another one that is prorated already.
 */
export function prepareComponents(
  components: readonly Component[],
  valueNames: ReadonlySet<string>,
): Step[] {
  const prepared = new Map<string, PreparedComponent>()
  for (const component of [...components].sort((a, b) => a.order - b.order)) {
    checkCode(component.code, valueNames, prepared)
    prepared.set(component.code, read(component))
  }
  const steps: Step[] = []
  const done = new Set<string>()

  function visit(name: string, path: readonly string[]) {
    if (done.has(name)) return
    if (path.includes(name)) {
      const cycle = [...path.slice(path.indexOf(name)), name].join(' → ')
      throw new PayrollFault('formula_cycle', { cycle })
    }
    for (const needed of needs(name, prepared, valueNames)) visit(needed, [...path, name])
    done.add(name)
    const component = prepared.get(name)
    if (component !== undefined) steps.push({ kind: 'component', component })
    else if (isTotal(name)) steps.push({ kind: 'total', total: name })
  }

  for (const code of prepared.keys()) visit(code, [])
  for (const total of TOTALS) visit(total, [])
  refuseProratedTwice(prepared, valueNames)
  return steps
}

function isTotal(name: string): name is Total {
  return TOTALS.some((total) => total === name)
}

function checkCode(
  code: string,
  valueNames: ReadonlySet<string>,
  others: ReadonlyMap<string, unknown>,
) {
  const isWord = /^\p{L}[\p{L}\p{N}_]{0,39}$/u.test(code)
  if (!isWord || RESERVED_WORDS.has(code.toLowerCase()) || isTotal(code)) {
    throw new PayrollFault('component_code', { code })
  }
  if (others.has(code) || valueNames.has(code)) {
    throw new PayrollFault('component_code_twice', { code })
  }
}

function read(component: Component): PreparedComponent {
  const amount = readFormula(component.formula)
  if (amount.kind !== 'number') {
    throw new PayrollFault('formula_kind', { formula: component.formula })
  }
  const when = component.condition === undefined ? undefined : readFormula(component.condition)
  if (when !== undefined && when.kind !== 'condition') {
    throw new PayrollFault('formula_kind', { formula: when.text })
  }
  return { ...component, amount, when }
}

/** What must be known before: names of components and totals, without the person's values. */
function needs(
  name: string,
  components: ReadonlyMap<string, PreparedComponent>,
  valueNames: ReadonlySet<string>,
): string[] {
  const all = [...components.values()]
  const earnings = all.filter(({ kind }) => kind === 'earning').map(({ code }) => code)
  if (name === 'gross') return earnings
  if (name === 'taxable_pay' || name === 'contributory_pay') {
    return ['gross', ...all.filter(isBeforeTax).map(({ code }) => code)]
  }
  if (name === 'net_pay') return ['taxable_pay', 'contributory_pay']
  const component = components.get(name)
  if (component === undefined) return []
  return [component.amount, component.when].flatMap((formula) =>
    (formula?.names ?? []).filter((asked) => {
      if (components.has(asked) || isTotal(asked)) return true
      if (valueNames.has(asked)) return false
      throw new PayrollFault('formula_name_unknown', {
        formula: formula?.text ?? '',
        name: asked,
        component: name,
      })
    }),
  )
}

function refuseProratedTwice(
  components: ReadonlyMap<string, PreparedComponent>,
  valueNames: ReadonlySet<string>,
) {
  const known = new Map<string, boolean>()
  function isPartial(name: string): boolean {
    const found = known.get(name)
    if (found !== undefined) return found
    const isProrated = components.get(name)?.prorate === true
    const partial = isProrated || needs(name, components, valueNames).some(isPartial)
    known.set(name, partial)
    return partial
  }

  for (const { code, prorate } of components.values()) {
    if (!prorate) continue
    const made = needs(code, components, valueNames).find(isPartial)
    if (made !== undefined) throw new PayrollFault('prorated_twice', { component: code, of: made })
  }
}
