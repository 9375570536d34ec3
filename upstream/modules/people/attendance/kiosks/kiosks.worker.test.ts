import { expect, test } from 'vitest'
import type { Employee } from '#contract/people/employees.ts'
import type { Kiosk, KioskCodeRow, KioskPerson, NewKioskCode } from '#contract/people/kiosks.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { kioskList, kiosks } from './kiosks.ts'

testRegister({
  register: kiosks,
  list: kioskList,
  made: { name: 'Workshop door', notes: 'beside the lathe' },
  changed: { name: 'Workshop gate' },
  word: 'lathe',
})

async function open(firm: TestFirm) {
  const week = { monday: '8', tuesday: '8', wednesday: '8', thursday: '8', friday: '8' }
  const anna = await firm.must<Employee>('POST', '/employees', {
    ...{ name: 'Anna Berg', place: 'DE-HH', startDate: '2020-01-01' },
  })
  await firm.must('POST', '/employee-contracts', {
    ...{ employeeId: anna.id, startDate: '2020-01-01', ...week },
    ...{ pay: '3000', payPer: 'month', currency: 'EUR' },
  })
  const kiosk = await firm.must<Kiosk>('POST', '/kiosks', { name: 'Door' })
  const { code } = await firm.must<NewKioskCode>('POST', `/kiosk-codes/${anna.id}`, {})
  const at = (path: string | null) => `/public/kiosks/${path?.split('/').at(-1)}`
  return { anna, kiosk, code, at: at(kiosk.path), atOf: at }
}

const nobody = { role: null }

test('somebody clocks in and out with a code, and the page says nothing before', async () => {
  const firm = await TestFirm.open()
  const { code, at, anna } = await open(firm)
  const page = await firm.must<object>('GET', at, undefined, nobody)
  expect(Object.keys(page).sort()).toEqual(['firmName', 'language', 'name', 'timeZone'])
  const look = await firm.must<KioskPerson>('POST', `${at}/look`, { code }, nobody)
  expect(look).toMatchObject({ name: 'Anna Berg', presence: { state: 'out', next: ['in'] } })
  const press = (kind: string) =>
    firm.must<KioskPerson>('POST', `${at}/punch`, { code, press: kind }, nobody)
  expect((await press('in')).presence.state).toBe('in')
  // A second press within a minute is the same one.
  expect((await press('in')).presence.state).toBe('in')
  expect((await press('break')).presence.state).toBe('break')
  expect((await press('resume')).presence.state).toBe('in')
  expect((await press('out')).presence.state).toBe('out')
  const again = await firm.ask('POST', `${at}/punch`, { code, press: 'resume' }, nobody)
  expect(again.status).toBe(409)
  const time = await firm.must<{ presence: { state: string } }>(
    'GET',
    `/employees/${anna.id}/attendance`,
  )
  expect(time.presence.state).toBe('out')
})

test('wrong codes are refused at the field, and after ten of them all are for a while', async () => {
  const firm = await TestFirm.open()
  const { code, at } = await open(firm)
  const wrong = code === '000000' ? '000001' : '000000'
  const look = (typed: string) => firm.ask('POST', `${at}/look`, { code: typed }, nobody)
  expect((await look('12')).body).toMatchObject({
    data: { fields: { code: { key: 'kioskCode' } } },
  })
  for (let tries = 0; tries < 10; tries++) {
    expect((await look(wrong)).body.data.fields).toEqual({ code: { key: 'unknownKioskCode' } })
  }
  expect((await look(wrong)).status).toBe(429)
  expect((await look(code)).status).toBe(429)
})

test('a code and an address are none any more once they are renewed, taken or archived', async () => {
  const firm = await TestFirm.open()
  const { anna, kiosk, code, at, atOf } = await open(firm)
  const look = (place: string, typed: string) =>
    firm.ask('POST', `${place}/look`, { code: typed }, nobody)
  const { code: second } = await firm.must<NewKioskCode>('POST', `/kiosk-codes/${anna.id}`, {})
  expect((await look(at, second)).status).toBe(200)
  if (second !== code) expect((await look(at, code)).status).toBe(422)
  const renewed = await firm.must<Kiosk>('POST', `/kiosks/${kiosk.id}/renew`, {})
  expect((await look(at, second)).status).toBe(404)
  const place = atOf(renewed.path)
  expect((await look(place, second)).status).toBe(200)
  const rows = await firm.must<KioskCodeRow[]>('GET', '/kiosk-codes')
  expect(rows).toMatchObject([{ name: 'Anna Berg', since: expect.any(String) }])
  await firm.must('DELETE', `/kiosk-codes/${anna.id}`)
  expect((await look(place, second)).status).toBe(422)
  await firm.must('POST', `/kiosks/${kiosk.id}/archive`, {})
  expect((await look(place, second)).status).toBe(404)
  // Neither the address nor a code stands in a history.
  const panels = await firm.panels('kiosk', kiosk.id)
  const said = JSON.stringify([panels, await firm.panels('employee', anna.id)])
  expect([said.includes(second), said.includes(renewed.path?.slice(-20) ?? '-')]).toEqual([
    false,
    false,
  ])
})

test('nobody but HR sees kiosks and codes', async () => {
  const firm = await TestFirm.open()
  const { anna, kiosk } = await open(firm)
  for (const role of ['accountant', 'sales', 'cashier', 'employee', 'crm', 'readOnly'] as const) {
    const asked = [
      ['GET', '/kiosks'],
      ['GET', `/kiosks/${kiosk.id}`],
      ['GET', '/kiosk-codes'],
      ['POST', `/kiosk-codes/${anna.id}`],
      ['DELETE', `/kiosk-codes/${anna.id}`],
    ] as const
    for (const [method, path] of asked) {
      const body = method === 'POST' ? {} : undefined
      expect([role, path, (await firm.ask(method, path, body, { role })).status]).toEqual([
        role,
        path,
        403,
      ])
    }
  }
})
