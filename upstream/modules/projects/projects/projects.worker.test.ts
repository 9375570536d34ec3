import { expect, test } from 'vitest'
import type { Project } from '#contract/projects/projects.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { projectList } from './list.ts'
import { projects } from './register.ts'

testRegister({
  register: projects,
  list: projectList,
  made: { code: 'SHOP', name: 'Blue harbour', notes: 'by the lighthouse' },
  changed: { name: 'Red harbour' },
  word: 'lighthouse',
  file: ['code', 'name', 'notes'],
})

test('a project has the next code, its customer and a cost centre of its own', async () => {
  const firm = await TestFirm.open()
  const { id: customerId } = await firm.customer({ name: 'Dom GmbH' })
  const body = { name: 'Website', customer: 'dom gmbh', costCentreId: 'new' }
  const made = await firm.must<Project>('POST', '/projects', body)
  expect(made).toMatchObject({ code: 'P-1', customer: 'Dom GmbH', customerId, workedSeconds: 0 })
  expect(await firm.must('GET', `/cost-centres/${made.costCentreId}`)).toMatchObject({
    code: 'P-1',
    name: 'Website',
  })
  const second = await firm.must<Project>('POST', '/projects', { name: 'App' })
  expect([second.code, second.customerId]).toEqual(['P-2', ''])
  const filtered = await firm.must<{ rows: Project[] }>('GET', `/projects?customerId=${customerId}`)
  expect(filtered.rows.map(({ id }) => id)).toEqual([made.id])
})

test('what cannot be is refused at its field', async () => {
  const firm = await TestFirm.open()
  await firm.must('POST', '/projects', { code: 'A', name: 'First' })
  const rate = { personId: '', hourly: '90', validFrom: null }
  const wrong = await firm.ask('POST', '/projects', {
    ...{ code: 'a', name: 'Second', customer: 'Nobody' },
    ...{ startDate: '2026-03-02', endDate: '2026-03-01', rates: [rate, rate] },
  })
  expect([wrong.status, wrong.body.data.fields]).toEqual([
    422,
    {
      code: { key: 'projectCodeTaken' },
      customer: { key: 'unknownCustomer' },
      endDate: { key: 'endBeforeStart' },
      'rates.1.validFrom': { key: 'rateTwice' },
    },
  ])
})

test('an employee sees projects and none of their money', async () => {
  const firm = await TestFirm.open()
  const rates = [{ personId: '', hourly: '90', validFrom: null }]
  const body = { name: 'Website', price: '5000', budgetAmount: '4000', rates }
  const { id } = await firm.must<Project>('POST', '/projects', body)
  const how = { role: 'employee' }
  const seen = await firm.must<Project>('GET', `/projects/${id}`, undefined, how)
  expect([seen.name, seen.rates, seen.price, seen.budgetAmount]).toEqual([
    'Website',
    ...[null, null, null],
  ])
  expect((await firm.ask('POST', '/projects', { name: 'Mine' }, how)).status).toBe(403)
  const cashier = await firm.ask('GET', '/projects', undefined, { role: 'cashier' })
  expect(cashier.status).toBe(403)
})
