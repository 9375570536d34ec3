import { expect, test } from 'vitest'
import { type Role, roles } from '#contract/core/roles.ts'
import type { EmployeeContract } from '#contract/people/employee-contracts.ts'
import type { Employee } from '#contract/people/employees.ts'
import type { OwnEmployment } from '#contract/people/own-work.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { employeeContracts } from './contracts.ts'
import { employeeList, employees, privateFields } from './employees.ts'

const anna = {
  name: 'Anna Berg',
  number: '17',
  jobTitle: 'Joiner',
  email: 'anna@firm.example',
  place: 'DE-BY',
  startDate: '2024-02-01',
}
const secrets = {
  birthDate: '1990-05-17',
  address: 'Hafenstr. 3',
  emergencyName: 'Olaf Berg',
  emergencyPhone: '+49 40 99887766',
  iban: 'DE02120300000000202051',
  taxNumber: '12345678901',
  socialNumber: '65170590B123',
  papers: [{ name: 'Residence permit', expiresOn: '2027-01-31' }],
  notes: 'Probation talk went well',
}

testRegister({
  register: employees,
  list: employeeList,
  made: anna,
  changed: { jobTitle: 'Master joiner' },
  word: 'berg',
  file: ['name', 'number', 'place', 'startDate'],
})

function hire(firm: TestFirm, values: object = {}): Promise<Employee> {
  return firm.must('POST', '/employees', { ...anna, ...values })
}

const pay = { pay: '3650.50', payPer: 'month', currency: 'EUR' }
const hours = { monday: '8', tuesday: '8', wednesday: '8', thursday: '8', friday: '7.5' }

test('a contract holds until the next one or the last day, and no two begin on one day', async () => {
  const firm = await TestFirm.open()
  const { id: employeeId } = await hire(firm, { endDate: '2026-12-31' })
  const make = (startDate: string, more: object = {}) =>
    firm.ask('POST', '/employee-contracts', { employeeId, startDate, ...pay, ...hours, ...more })
  expect((await make('2024-02-01')).body).toMatchObject({
    lastDate: '2026-12-31',
    weeklyHours: '39.5',
  })
  const half = { monday: '4', tuesday: '4', wednesday: '4', thursday: '4', friday: '4' }
  expect((await make('2025-07-01', half)).status).toBe(201)
  const { rows } = await firm.must<{ rows: EmployeeContract[] }>('GET', '/employee-contracts')
  expect(
    rows.map(({ startDate, lastDate, weeklyHours }) => [startDate, lastDate, weeklyHours]),
  ).toEqual([
    ['2025-07-01', '2026-12-31', '20'],
    ['2024-02-01', '2025-06-30', '39.5'],
  ])
  const fields = async (startDate: string) => (await make(startDate)).body.data.fields
  expect(await fields('2025-07-01')).toEqual({ startDate: { key: 'contractSameDay' } })
  expect(await fields('2024-01-31')).toEqual({ startDate: { key: 'beforeEmployment' } })
  expect(await fields('2027-01-01')).toEqual({ startDate: { key: 'afterEmployment' } })
})

test('nobody reports to themselves over however many people, and an account is one person’s', async () => {
  const firm = await TestFirm.open()
  const boss = await hire(firm)
  const lead = await hire(firm, { name: 'Ben', number: '2', managerId: boss.id })
  const circle = { ...anna, managerId: lead.id, version: 1 }
  const refused = await firm.ask('PUT', `/employees/${boss.id}`, circle)
  expect([refused.status, refused.body.data.fields]).toEqual([
    422,
    { managerId: { key: 'managesThemself' } },
  ])
  const wrong = { ...anna, number: '17', place: 'DE-XX', endDate: '2020-01-01' }
  expect((await firm.ask('POST', '/employees', wrong)).body.data.fields).toEqual({
    number: { key: 'employeeNumberTaken' },
    place: { key: 'unknownPlace' },
    endDate: { key: 'endBeforeStart' },
  })
  const chart = await firm.must<{ name: string; managerId: string }[]>('GET', '/employee-chart')
  expect(chart.map(({ name, managerId }) => [name, managerId])).toEqual([
    ['Anna Berg', ''],
    ['Ben', boss.id],
  ])
  expect((await firm.ask('DELETE', `/employees/${boss.id}`)).body.data.detail).toEqual({
    reason: 'inUse',
  })
})

test('every role sees of a person what it may, wherever it looks', async () => {
  const firm = await TestFirm.open()
  const { id: employeeId } = await hire(firm, secrets)
  const contract = { employeeId, startDate: '2024-02-01', ...pay, ...hours }
  const { id: contractId } = await firm.must<EmployeeContract>(
    'POST',
    '/employee-contracts',
    contract,
  )
  const hidden = [
    ...Object.values(secrets).flatMap((value) => (typeof value === 'string' ? [value] : [])),
    'Residence permit',
    '3650.50',
  ]
  const places = [
    `/employees/${employeeId}`,
    '/employees',
    '/employees/rows',
    `/employee-contracts/${contractId}`,
    '/employee-contracts',
    '/employee-contracts/rows',
    `/records/employee/${employeeId}`,
    `/records/employeeContract/${contractId}`,
    '/audit?kind=employee',
    '/audit?kind=employeeContract',
    '/search?q=berg',
    '/search?q=3650',
    '/employee-chart',
    '/own-employment',
  ]
  const sees = async (how: object) => {
    const answers = await Promise.all(places.map((place) => firm.ask('GET', place, undefined, how)))
    const all = JSON.stringify(answers.map(({ body }) => body))
    return hidden.filter((secret) => all.includes(secret))
  }
  const inHr: readonly Role[] = ['owner', 'admin', 'hr']
  for (const role of roles) {
    const seen = await sees({ role, userId: `someone-${role}` })
    if (inHr.includes(role)) expect(seen, role).toEqual(expect.arrayContaining(hidden))
    else expect(seen, role).toEqual([])
  }
  // A role that knows the names alone neither reads what is private nor writes it over.
  const directory = {
    role: 'own',
    custom: {
      name: 'Reception',
      permissions: ['employee:view', 'employee:edit', 'audit:view', 'record:comment', 'firm:view'],
      scopes: {},
    },
  } as const
  expect(await sees(directory)).toEqual([])
  const shown = await firm.must<Employee>('GET', `/employees/${employeeId}`, undefined, directory)
  expect(privateFields.map((name) => shown[name])).toEqual(privateFields.map(() => null))
  await firm.must(
    'PUT',
    `/employees/${employeeId}`,
    { ...anna, jobTitle: 'Lead', version: 1 },
    directory,
  )
  expect(await firm.must('GET', `/employees/${employeeId}`)).toMatchObject({
    ...secrets,
    jobTitle: 'Lead',
  })
})

test('a person reads their own data and contracts, and not what HR noted', async () => {
  const firm = await TestFirm.open()
  const own = { role: 'employee', userId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' } as const
  expect(await firm.must('GET', '/own-employment', undefined, own)).toBeNull()
  const { id: employeeId } = await hire(firm, { ...secrets, userId: own.userId })
  await firm.must('POST', '/employee-contracts', {
    employeeId,
    startDate: '2024-02-01',
    ...pay,
    ...hours,
    notes: 'Ask for less',
  })
  const shown = await firm.must<OwnEmployment>('GET', '/own-employment', undefined, own)
  expect(shown).toMatchObject({ iban: secrets.iban, contracts: [{ pay: '3650.50' }] })
  expect(shown.placeName).toBe('Bayern')
  expect(JSON.stringify(shown)).not.toMatch(/Probation|Ask for less/)
  const other = { role: 'employee', userId: '01ARZ3NDEKTSV4RRFFQ69G5FAW' } as const
  expect(await firm.must('GET', '/own-employment', undefined, other)).toBeNull()
})

test('a contract is found by the name of the person, by who may see it', async () => {
  const firm = await TestFirm.open()
  const { id: employeeId } = await hire(firm)
  const { id } = await firm.must<EmployeeContract>('POST', '/employee-contracts', {
    employeeId,
    startDate: '2024-02-01',
    ...pay,
    ...hours,
  })
  const found = await firm.must<{ rows: { id: string }[] }>('GET', '/employee-contracts?q=berg')
  expect(found.rows.map((row) => row.id)).toEqual([id])
  expect(employeeContracts.pathOf(id)).toBe(`employee-contracts/${id}`)
})
