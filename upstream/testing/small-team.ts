import type { Employee } from '#contract/people/employees.ts'
import { TestFirm } from './test-firm.ts'

/** Who the people of the team are as users. */
export const ids = {
  anna: '01ARZ3NDEKTSV4RRFFQ69G5FA1',
  boss: '01ARZ3NDEKTSV4RRFFQ69G5FA2',
  other: '01ARZ3NDEKTSV4RRFFQ69G5FA3',
}

export const as = (userId: string) => ({ role: 'employee', userId }) as const

/** Somebody in Bavaria since 2024, eight hours from Monday to Friday and 30 days of leave. */
export async function hire(firm: TestFirm, name: string, userId: string, more: object = {}) {
  const made = { name, userId, place: 'DE-BY', startDate: '2024-01-01', ...more }
  const employee = await firm.must<Employee>('POST', '/employees', made)
  await firm.must('POST', '/employee-contracts', {
    ...{ employeeId: employee.id, startDate: '2024-01-01' },
    ...{ monday: '8', tuesday: '8', wednesday: '8', thursday: '8', friday: '8' },
    ...{ pay: '3000', currency: 'EUR', yearlyLeave: '30' },
  })
  return employee
}

/** A firm of a boss, Anna, whom the boss decides about, and somebody else. */
export async function openTeam() {
  const firm = await TestFirm.open()
  const boss = await hire(firm, 'Bert Boss', ids.boss)
  const anna = await hire(firm, 'Anna Berg', ids.anna, { managerId: boss.id })
  await hire(firm, 'Otto Other', ids.other)
  return { firm, boss, anna }
}
