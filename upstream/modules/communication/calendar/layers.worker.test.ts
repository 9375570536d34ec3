import { expect, test } from 'vitest'
import type { LayerChoice, LayerEntry } from '#contract/communication/calendar.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { holidaysIn } from './holidays.ts'

const christmas = { from: '2026-12-20', to: '2026-12-31' }

test('open invoices stand on the day they are due, for whoever may see invoices', async () => {
  const firm = await TestFirm.open()
  const customer = await firm.customer()
  const dueDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const open = await firm.issued(customer.id, { dueDate })
  const paid = await firm.issued(customer.id, { dueDate })
  await firm.pay(paid, paid.totals.due)
  const path = `/calendar-layers?from=${today}&to=${dueDate}`
  const entries = await firm.must<LayerEntry[]>('GET', path)
  const link = `invoices/${open.id}`
  expect(entries.filter(({ layer }) => layer === 'invoicesDue')).toEqual([
    { layer: 'invoicesDue', id: open.id, number: open.number, date: dueDate, link },
  ])
  const seenByStaff = await firm.must<LayerEntry[]>('GET', path, undefined, { role: 'employee' })
  expect(seenByStaff.filter(({ layer }) => layer !== 'holidays')).toEqual([])
  const tooMany = `/calendar-layers?from=2020-01-01&to=2026-01-01`
  expect((await firm.ask('GET', tooMany)).status).toBe(422)
})

test('holidays of the country are named in the firm’s language, on each of their days', async () => {
  const firm = await TestFirm.open()
  const path = '/calendar-layers?from=2026-12-01&to=2027-01-31'
  const entries = await firm.must<LayerEntry[]>('GET', path)
  const dates = entries.filter(({ layer }) => layer === 'holidays').map(({ date }) => date)
  expect(dates).toContain('2026-12-25')
  expect(dates).toContain('2027-01-01')
  expect(holidaysIn(christmas, { country: 'DE', language: 'de' })).toEqual([
    { date: '2026-12-25', name: '1. Weihnachtstag' },
    { date: '2026-12-26', name: '2. Weihnachtstag' },
  ])
  expect(holidaysIn(christmas, { country: 'DE', language: 'es' })[0]?.name).toBe('Navidad')
  expect(holidaysIn(christmas, { country: 'XX', language: 'de' })).toEqual([])
  const eid = { from: '2026-03-19', to: '2026-03-23' }
  expect(holidaysIn(eid, { country: 'TR', language: 'en' }).map(({ date }) => date)).toEqual([
    '2026-03-20',
    '2026-03-21',
    '2026-03-22',
  ])
})

test('each person switches layers for themselves, among those that they may see', async () => {
  const firm = await TestFirm.open()
  const path = '/calendar-layer-choices'
  const own = await firm.must<LayerChoice[]>('GET', path)
  expect(own.every(({ isOn }) => isOn)).toBe(true)
  expect(own.map(({ layer }) => layer)).toContain('billsDue')
  const after = await firm.must<LayerChoice[]>('PUT', path, { layers: ['invoicesDue'] })
  expect(after.filter(({ isOn }) => isOn)).toEqual([{ layer: 'invoicesDue', isOn: true }])
  const days = '/calendar-layers?from=2026-12-01&to=2027-01-31'
  expect(await firm.must('GET', days)).toEqual([])
  const staff = { userId: '01J0000000000000000000STFF', role: 'employee' } as const
  expect(await firm.must('GET', path, undefined, staff)).toEqual([
    { layer: 'holidays', isOn: true },
    { layer: 'absences', isOn: true },
    { layer: 'coursesDue', isOn: true },
    { layer: 'tasksDue', isOn: true },
  ])
  // What somebody may not see is not switched on by asking for it.
  const asked = await firm.must('PUT', path, { layers: ['taxesDue'] }, staff)
  expect(asked).toEqual([
    { layer: 'holidays', isOn: false },
    { layer: 'absences', isOn: false },
    { layer: 'coursesDue', isOn: false },
    { layer: 'tasksDue', isOn: false },
  ])
})
