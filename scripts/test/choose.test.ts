import { expect, test } from 'vitest'
import { choose } from './choose.mjs'
import { listDependents } from './import-graph.mjs'
import { steps } from './steps.mjs'

function chosen(...words: string[]): Record<string, string[]> {
  const found = choose(words)
  if (typeof found === 'string') throw new Error(found)
  return Object.fromEntries(found.map(({ step, only }) => [step.name, only]))
}

test('no word runs every step, whole', () => {
  expect(chosen()).toEqual(Object.fromEntries(steps.map(({ name }) => [name, []])))
})

test('a module runs its own tests, those inside workerd, and the journeys through it', () => {
  const { unit = [], worker = [], build, e2e = [], ...others } = chosen('items')
  expect(unit).toContain('app/modules/catalogue/items/')
  expect(worker).toContain('upstream/modules/catalogue/items/')
  expect(build).toEqual([])
  expect(e2e).toContain('tests/e2e/registers.test.ts')
  expect(e2e).not.toContain('tests/e2e/blog.test.ts')
  expect(others).toEqual({})
})

test('a word that is nothing is answered with what there is', () => {
  expect(choose(['itmes'])).toMatch(/no step or module “itmes”.*unit.*items/)
})

test('who imports a file through others is touched by its change', () => {
  const touched = listDependents(['contract/core/money.ts'])
  expect(touched).toContain('upstream/modules/selling/invoicing/endpoints.ts')
  expect(touched).toContain('contract/core/money.test.ts')
  expect(touched).not.toContain('scripts/start.mjs')
})
