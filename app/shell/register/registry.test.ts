import { expect, test } from 'vitest'
import { RegisterName } from '#contract/core/saved-views.ts'
import { listPath } from './register-paths.ts'
import { allRegisters, registerOf } from './registry.ts'

test('every register has a name that views and imports can be kept under', () => {
  expect(allRegisters().length).toBeGreaterThan(8)
  const wrong = allRegisters().filter(({ name }) => !RegisterName.safeParse(name).success)
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('a page belongs to the register whose address is the longest beginning of its own', () => {
  for (const register of allRegisters()) {
    const request = new Request(`https://firmament.example${listPath(register, 'a')}?tab=all`)
    expect(registerOf({ request }).name).toBe(register.name)
  }
})
