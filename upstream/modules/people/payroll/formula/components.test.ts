import { expect, it } from 'vitest'
import { PayrollFault } from '../fault.ts'
import { type Component, prepareComponents } from './components.ts'

const names = new Set(['pay', 'hours', 'wage'])

function component(code: string, formula: string, rest: Partial<Component> = {}): Component {
  return {
    ...{ code, formula, kind: 'earning', order: 1, prorate: false, taxable: true },
    ...{ contributory: true, oneOff: false, inKind: false, rest: 'carry', ...rest },
  }
}

function orderOf(components: readonly Component[]): string[] {
  return prepareComponents(components, names).map((step) =>
    step.kind === 'total' ? step.total : step.component.code,
  )
}

function faultOf(components: readonly Component[]) {
  try {
    prepareComponents(components, names)
  } catch (error) {
    if (error instanceof PayrollFault) return { fault: error.code, ...error.params }
    throw error
  }
  throw new Error('nothing was refused')
}

it('works out what is asked for first, and else keeps the order', () => {
  const components = [
    component('union', 'net_pay * 1%', { kind: 'deduction', taxable: false, contributory: false }),
    component('bonus', 'premium * 2', { order: 1 }),
    component('premium', 'base * 10%', { order: 2 }),
    component('base', 'pay', { order: 3 }),
    component('pension', 'gross * 4%', { kind: 'deduction', order: 4 }),
  ]
  expect(orderOf(components)).toEqual([
    ...['base', 'premium', 'bonus', 'gross', 'pension'],
    ...['taxable_pay', 'contributory_pay', 'net_pay', 'union'],
  ])
})

it('names a cycle by its way round, over totals too', () => {
  expect(faultOf([component('a', 'b + 1'), component('b', 'c'), component('c', 'a')])).toEqual({
    fault: 'formula_cycle',
    cycle: 'a → b → c → a',
  })
  expect(faultOf([component('share', 'gross * 5%')])).toMatchObject({
    cycle: 'share → gross → share',
  })
  expect(faultOf([component('same', 'same')])).toMatchObject({ cycle: 'same → same' })
  const pension = component('pension', 'net_pay * 1%', { kind: 'deduction' })
  expect(faultOf([pension]).fault).toBe('formula_cycle')
})

it('counts a condition as asking too', () => {
  const late = component('late', '10', { condition: 'base > 1000', order: 1 })
  expect(orderOf([late, component('base', 'pay', { order: 2 })]).slice(0, 2)).toEqual([
    'base',
    'late',
  ])
})

it('refuses names that nobody gives a value, and codes that mean something else', () => {
  expect(faultOf([component('a', 'salary * 2')])).toMatchObject({
    fault: 'formula_name_unknown',
    name: 'salary',
    component: 'a',
  })
  expect(faultOf([component('min', '1')]).fault).toBe('component_code')
  expect(faultOf([component('gross', '1')]).fault).toBe('component_code')
  expect(faultOf([component('a b', '1')]).fault).toBe('component_code')
  expect(faultOf([component('pay', '1')]).fault).toBe('component_code_twice')
  expect(faultOf([component('a', '1'), component('a', '2')]).fault).toBe('component_code_twice')
  expect(faultOf([component('a', '1', { condition: 'pay' })]).fault).toBe('formula_kind')
  expect(faultOf([component('a', 'pay > 1')]).fault).toBe('formula_kind')
})

it('refuses to cut a part of the month off twice', () => {
  const base = component('base', 'pay', { prorate: true })
  expect(
    faultOf([base, component('half', 'base / 2'), component('premium', 'half', { prorate: true })]),
  ).toMatchObject({ fault: 'prorated_twice', component: 'premium', of: 'half' })
  expect(orderOf([base, component('premium', 'base * 10%')])).toContain('premium')
})

it('reads hundreds of components that ask for each other without going over them again and again', () => {
  const chain = Array.from({ length: 300 }, (_, index) =>
    component(`c${index}`, index < 2 ? 'pay' : `c${index - 1} + c${index - 2}`),
  )
  expect(orderOf(chain).indexOf('c299')).toBe(299)
})
