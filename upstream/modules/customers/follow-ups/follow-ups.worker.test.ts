import { expect, test } from 'vitest'
import { permissions } from '#contract/core/roles.ts'
import type { Agenda, FollowUp } from '#contract/customers/follow-ups.ts'
import type { Lead } from '#contract/customers/leads.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { nextDay } from './finish.ts'
import { followUpList, followUps } from './register.ts'

testRegister({
  register: followUps,
  list: followUpList,
  made: { title: 'Call the harbour', notes: 'about the lighthouse' },
  changed: { title: 'Call them again' },
  word: 'lighthouse',
})

test('a task of a lead is due, done, and comes again at its next day', async () => {
  const firm = await TestFirm.open()
  const lead = await firm.must<Lead>('POST', '/leads', { name: 'Ada' })
  const about = { subjectKind: 'lead', subjectId: lead.id }
  const task = await firm.must<FollowUp>('POST', '/follow-ups', {
    ...{ title: 'Ask', dueDate: '2026-11-20', repeat: 'weekly' },
    ...about,
  })
  expect(task).toMatchObject({ subjectTitle: 'Ada', isLate: true, ownerId: firm.userId })
  await firm.must('POST', '/follow-ups', { title: 'Later', dueDate: '2026-11-26' })
  const agenda = () => firm.must<Agenda>('GET', `/agenda?owner=${firm.userId}`)
  expect(await agenda()).toMatchObject({ late: [{ title: 'Ask' }], soon: [{ title: 'Later' }] })
  await firm.must('POST', `/follow-ups/${task.id}/finish`, {})
  await firm.must('POST', `/follow-ups/${task.id}/finish`, {})
  const { late, soon } = await agenda()
  expect([late, soon.map(({ title, dueDate }) => [title, dueDate])]).toEqual([
    [],
    [
      ['Later', '2026-11-26'],
      ['Ask', '2026-11-27'],
    ],
  ])
})

test('a call in which a lead was reached raises its score, and goes along to the customer', async () => {
  const firm = await TestFirm.open()
  const lead = await firm.must<Lead>('POST', '/leads', { name: 'Ada' })
  const call = await firm.must<FollowUp>('POST', '/follow-ups', {
    ...{ kind: 'call', title: 'Ring', subjectKind: 'lead', subjectId: lead.id },
  })
  await firm.must('POST', `/follow-ups/${call.id}/finish`, { outcome: 'reached', notes: 'Yes' })
  const { scoreReasons } = await firm.must<Lead>('GET', `/leads/${lead.id}`)
  expect(scoreReasons).toMatchObject([{ id: 'calls', count: 1 }])
  const made = await firm.must<{ partyId: string }>('POST', `/leads/${lead.id}/conversion`, {})
  expect(await firm.must('GET', `/follow-ups/${call.id}`)).toMatchObject({
    ...{ subjectKind: 'party', subjectId: made.partyId, notes: 'Yes' },
  })
})

test('whoever may not see what a task is about reads nothing of it, nor makes one', async () => {
  const firm = await TestFirm.open()
  const lead = await firm.must<Lead>('POST', '/leads', { name: 'Ada' })
  const about = { subjectKind: 'lead', subjectId: lead.id }
  const { id } = await firm.must<FollowUp>('POST', '/follow-ups', { title: 'Ask', ...about })
  const custom = {
    name: 'Helper',
    permissions: ['followUp:view', 'followUp:edit'] as const,
    scopes: {},
  }
  const who = { role: '01JZZZZZZZZZZZZZZZZZZZZZZX', custom }
  expect(await firm.must('GET', `/follow-ups/${id}`, undefined, who)).toMatchObject({
    ...{ title: 'Ask', subjectTitle: '', subjectPath: '' },
  })
  const made = await firm.ask('POST', '/follow-ups', { title: 'Ask', ...about }, who)
  expect(made.status).toBe(422)
})

test('a rhythm skips days that are over, and the 31st falls on the last of a month', () => {
  expect(nextDay('2026-01-31', 'monthly', '2026-02-10')).toBe('2026-02-28')
  expect(nextDay('2026-11-02', 'weekly', '2026-11-24')).toBe('2026-11-30')
  expect(nextDay('2026-11-24', 'daily', '2026-11-24')).toBe('2026-11-25')
})

test('whoever reaches their own records alone lists no task about those of others, but their own', async () => {
  const firm = await TestFirm.open()
  const lead = await firm.must<Lead>('POST', '/leads', { name: 'Ada' })
  const customer = await firm.customer()
  const about = [
    { subjectKind: 'lead', subjectId: lead.id },
    { subjectKind: 'party', subjectId: customer.id },
    { subjectKind: 'lead', subjectId: lead.id, ownerId: '01JZZZZZZZZZZZZZZZZZZZBERT' },
    {},
  ]
  const dueDate = '2026-11-20'
  const made: FollowUp[] = []
  for (const [at, one] of about.entries()) {
    made.push(await firm.must('POST', '/follow-ups', { title: `Ask ${at}`, dueDate, ...one }))
  }
  const scopes = { party: 'own', lead: 'own', deal: 'own' } as const
  const custom = { name: 'Own', permissions, scopes }
  const bert = { role: 'own', custom, userId: '01JZZZZZZZZZZZZZZZZZZZBERT' } as const
  const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title).toSorted()
  const list = await firm.must<{ rows: FollowUp[] }>('GET', '/follow-ups', undefined, bert)
  expect(titles(list.rows)).toEqual(['Ask 2', 'Ask 3'])
  const agenda = await firm.must<Agenda>('GET', '/agenda', undefined, bert)
  expect(titles(agenda.late)).toEqual(['Ask 2', 'Ask 3'])
  const statuses = await Promise.all(
    made.map(
      async ({ id }) => (await firm.ask('GET', `/follow-ups/${id}`, undefined, bert)).status,
    ),
  )
  expect(statuses).toEqual([404, 404, 200, 200])
})
