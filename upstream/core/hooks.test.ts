import { afterEach, expect, test } from 'vitest'
import { composeModules, givenParts, hooks, type Module, onceComposed } from './hooks.ts'

declare module './hooks.ts' {
  interface ModuleParts {
    /** Of these tests alone. */
    testStep: string
  }
}

afterEach(() => {
  composeModules([])
})

const later: Module = { name: 'apples', after: { testStep: ['pears'] }, testStep: 'second' }
const earlier: Module = { name: 'pears', testStep: 'first' }

test('steps run in the order that manifests write, whatever folders are called', () => {
  for (const order of [
    [later, earlier],
    [earlier, later],
  ]) {
    composeModules(order)
    expect(hooks('testStep')).toEqual(['first', 'second'])
  }
})

test('what is not written follows the names, and absent modules hold nothing up', () => {
  composeModules([{ name: 'plums', testStep: 'p' }, { name: 'nuts' }, later])
  expect(givenParts('testStep')).toEqual([
    { module: 'apples', part: 'second' },
    { module: 'plums', part: 'p' },
  ])
})

test('modules that wait for each other, and two of one name, are refused', () => {
  composeModules([later, { ...earlier, after: { testStep: ['apples'] } }])
  expect(() => hooks('testStep')).toThrow('wait for each other')
  expect(() => composeModules([later, { name: 'apples' }])).toThrow('same name')
})

test('what is worked out of the manifests is worked out once, and anew after they change', () => {
  let times = 0
  const count = onceComposed(() => {
    times += 1
    return hooks('testStep').length
  })
  composeModules([later, earlier])
  expect([count(), count(), times]).toEqual([2, 2, 1])
  composeModules([later])
  expect([count(), times]).toEqual([1, 2])
})
