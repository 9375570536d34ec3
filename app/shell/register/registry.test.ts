import { expect, test } from 'vitest'
import { RegisterName } from '#contract/core/saved-views.ts'
import { listPath } from './register-paths.ts'
import { allRegisters, registerOf } from './registry.ts'

test('every register has a name that views and imports can be kept under', async () => {
  const registers = await allRegisters()
  expect(registers.length).toBeGreaterThan(8)
  const wrong = registers.filter(({ name }) => !RegisterName.safeParse(name).success)
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('a page belongs to the register whose address is the longest beginning of its own', async () => {
  for (const register of await allRegisters()) {
    const request = new Request(`https://firmament.example${listPath(register, 'a')}?tab=all`)
    expect((await registerOf({ request })).name).toBe(register.name)
  }
})
