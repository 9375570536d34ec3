import { expect, test } from 'vitest'
import { addDays } from '#contract/core/days.ts'
import type { Announcement, OwnAnnouncement } from '#contract/people/announcements.ts'
import type { Employee } from '#contract/people/employees.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { announcementList } from './announcements.ts'

const anna = '01HZZZZZZZZZZZZZZZZZZZZZZZ'
const asAnna = { role: 'employee' as const, userId: anna }

async function hire(firm: TestFirm, more: object = {}) {
  const input = { name: 'Anna Berg', place: 'DE-HH', startDate: '2020-01-01', userId: anna }
  return firm.must<Employee>('POST', '/employees', { ...input, ...more })
}

function announce(firm: TestFirm, more: object = {}) {
  const input = { title: 'Drill', text: 'At ten.', fromDate: today, untilDate: '' }
  return firm.must<Announcement>('POST', '/announcements', { ...input, ...more })
}

function ownOf(firm: TestFirm) {
  return firm.must<OwnAnnouncement[]>('GET', '/own-announcements', undefined, asAnna)
}

test('an announcement is shown from its first to its last day, and confirmed once', async () => {
  const firm = await TestFirm.open()
  const { id: employeeId } = await hire(firm)
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
  await announce(firm, { title: 'Over', fromDate: '2020-01-01', untilDate: yesterday })
  await announce(firm, { title: 'To come', fromDate: tomorrow })
  const told = await announce(firm, { untilDate: today, asksConfirmation: true })
  const own = await ownOf(firm)
  expect(own.map(({ title, readAt }) => [title, readAt])).toEqual([['Drill', null]])

  const path = `/own-announcements/${told.id}/confirm`
  const { readAt } = await firm.must<OwnAnnouncement>('POST', path, {}, asAnna)
  expect(readAt).not.toBeNull()
  const again = await firm.must<OwnAnnouncement>('POST', path, {}, asAnna)
  expect(again.readAt).toBe(readAt)
  const seen = await firm.must<Announcement>('GET', `/announcements/${told.id}`)
  expect(seen.readBy).toEqual([{ employeeId, name: 'Anna Berg', readAt }])
  await firm.must('POST', `/announcements/${told.id}/archive`, {})
  expect(await ownOf(firm)).toEqual([])
})

test('one that asks for no confirmation keeps none', async () => {
  const firm = await TestFirm.open()
  await hire(firm)
  const { id } = await announce(firm)
  await firm.must('POST', `/own-announcements/${id}/confirm`, {}, asAnna)
  expect((await firm.must<Announcement>('GET', `/announcements/${id}`)).readBy).toEqual([])
})

test('who does not work here is told nothing and confirms nothing; employees write none', async () => {
  const firm = await TestFirm.open()
  const { id } = await announce(firm, { asksConfirmation: true })
  const path = `/own-announcements/${id}/confirm`
  expect(await ownOf(firm)).toEqual([])
  expect((await firm.ask('POST', path, {}, asAnna)).status).toBe(404)
  await hire(firm, { endDate: '2021-12-31' })
  expect(await ownOf(firm)).toEqual([])
  for (const [method, place] of [
    ['GET', '/announcements'],
    ['GET', `/announcements/${id}`],
    ['POST', '/announcements'],
  ] as const) {
    const body = method === 'POST' ? { title: 'x', text: 'x', fromDate: today } : undefined
    expect((await firm.ask(method, place, body, asAnna)).status, place).toBe(403)
  }
  expect((await firm.ask('GET', '/own-announcements', undefined, { role: null })).status).toBe(404)
})

test('an end before the beginning is said at its field', async () => {
  const firm = await TestFirm.open()
  const input = { title: 'x', text: 'x', fromDate: today, untilDate: '2020-01-01' }
  const refused = await firm.ask('POST', '/announcements', input)
  expect([refused.status, refused.body.data.fields]).toEqual([
    422,
    { untilDate: { key: 'endBeforeStart' } },
  ])
})

test('the list follows an index in every order', async () => {
  const firm = await TestFirm.open()
  for (const { order, plan } of await sortPlans(firm, announcementList)) {
    expect(plan, order).toMatch(/^SEARCH announcements USING INDEX \S+ \(.*[<>]/)
  }
})

test('an employee who was archived is told nothing and confirms nothing, though they are a member', async () => {
  const firm = await TestFirm.open()
  const { id: employeeId } = await hire(firm)
  const { id } = await announce(firm, { asksConfirmation: true })
  expect(await ownOf(firm)).toHaveLength(1)
  await firm.must('POST', `/employees/${employeeId}/archive`, {})
  expect(await ownOf(firm)).toEqual([])
  expect((await firm.ask('POST', `/own-announcements/${id}/confirm`, {}, asAnna)).status).toBe(404)
  expect((await firm.must<Announcement>('GET', `/announcements/${id}`)).readBy).toEqual([])
  await firm.must('POST', `/employees/${employeeId}/restore`, {})
  expect(await ownOf(firm)).toHaveLength(1)
})
