import { expect, test } from 'vitest'
import type { Employee } from '#contract/people/employees.ts'
import type { HandedOut, OwnThing } from '#contract/people/handed-out.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { handedOutList } from './things.ts'

const anna = '01HZZZZZZZZZZZZZZZZZZZZZZZ'

async function hire(firm: TestFirm) {
  return firm.must<Employee>('POST', '/employees', {
    ...{ name: 'Anna Berg', place: 'DE-HH', startDate: '2026-01-01', userId: anna },
  })
}

test('a thing is handed out, seen by who has it, and comes back', async () => {
  const firm = await TestFirm.open()
  const { id: employeeId } = await hire(firm)
  const input = { employeeId, name: 'Laptop', number: 'SN 77', givenDate: '2026-01-05' }
  const thing = await firm.must<HandedOut>('POST', '/handed-out', input)
  expect(thing).toMatchObject({ employeeName: 'Anna Berg', returnedDate: '' })
  const own = { role: 'employee' as const, userId: anna }
  const list = () => firm.must<OwnThing[]>('GET', '/own-things', undefined, own)
  expect(await list()).toEqual([
    { id: thing.id, name: 'Laptop', number: 'SN 77', givenDate: '2026-01-05' },
  ])
  expect((await firm.ask('GET', '/handed-out', undefined, own)).status).toBe(403)
  expect(await firm.must<OwnThing[]>('GET', '/own-things')).toEqual([])
  const back = { ...input, version: thing.version, returnedDate: '2026-01-04' }
  const refused = await firm.ask('PUT', `/handed-out/${thing.id}`, back)
  expect(refused.body.data.fields).toEqual({ returnedDate: { key: 'endBeforeStart' } })
  await firm.must('PUT', `/handed-out/${thing.id}`, { ...back, returnedDate: '2026-03-01' })
  expect(await list()).toEqual([])
  // Who has had something is archived and not deleted.
  expect((await firm.ask('DELETE', `/employees/${employeeId}`)).status).toBe(409)
})

test('the list follows an index in every order', async () => {
  const firm = await TestFirm.open()
  for (const { order, plan } of await sortPlans(firm, handedOutList)) {
    expect(plan, order).toMatch(/^SEARCH handed_out USING INDEX \S+ \(.*[<>]/)
  }
})
