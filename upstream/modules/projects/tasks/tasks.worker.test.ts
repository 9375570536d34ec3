import { expect, test } from 'vitest'
import { permissions } from '#contract/core/roles.ts'
import type { Project } from '#contract/projects/projects.ts'
import type { ProjectPlan, Task } from '#contract/projects/tasks.ts'
import type { TimeEntry, TimerState } from '#contract/projects/time-entries.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

async function openFirm() {
  const firm = await TestFirm.open()
  // A Monday.
  const body = { name: 'Website', startDate: '2026-11-30' }
  const project = await firm.must<Project>('POST', '/projects', body)
  const add = (title: string, values: object = {}) =>
    firm.must<Task>('POST', '/tasks', { projectId: project.id, title, ...values })
  const plan = () => firm.must<ProjectPlan>('GET', `/projects/${project.id}/plan`)
  return { firm, project, add, plan }
}

test('tasks that wait for each other are planned in working days, with what is critical', async () => {
  const { add, plan } = await openFirm()
  const concept = await add('Concept', { estimateHours: '16' })
  const links = [{ taskId: concept.id, kind: 'finishStart', lagDays: 1 }]
  const build = await add('Build', { estimateHours: '40', links })
  await add('Texts', { estimateHours: '8', links })
  await add('Launch', { estimateHours: '0', links: [{ taskId: build.id }] })
  const { tasks, finishDate, drawing, conflicts } = await plan()
  expect(
    tasks.map(({ title, startDate, finishDate: end, isCritical }) => [
      ...[title, startDate, end, isCritical],
    ]),
  ).toEqual([
    ['Concept', '2026-11-30', '2026-12-01', true],
    ['Build', '2026-12-03', '2026-12-09', true],
    ['Texts', '2026-12-03', '2026-12-03', false],
    ['Launch', '2026-12-09', '2026-12-09', true],
  ])
  expect([tasks[2]?.floatDays, finishDate, conflicts]).toEqual([4, '2026-12-09', []])
  expect([drawing.bars.length, drawing.lines.length]).toEqual([4, 3])
})

test('a circle is refused over links and parents, and so is what is of another project', async () => {
  const { firm, add } = await openFirm()
  const one = await add('One')
  const two = await add('Two', { links: [{ taskId: one.id }] })
  const body = { projectId: one.projectId, title: 'One', version: 1 }
  const round = await firm.ask('PUT', `/tasks/${one.id}`, { ...body, links: [{ taskId: two.id }] })
  expect(round.body.data.fields).toEqual({ 'links.0.taskId': { key: 'taskCycle' } })
  const inside = await add('Inside', { parentId: one.id })
  const within = await firm.ask('PUT', `/tasks/${one.id}`, { ...body, parentId: inside.id })
  expect(within.body.data.fields).toEqual({ parentId: { key: 'taskCycle' } })
  const other = await firm.must<Project>('POST', '/projects', { name: 'App' })
  const foreign = { projectId: other.id, title: 'X', parentId: one.id }
  const refused = await firm.ask('POST', '/tasks', foreign)
  expect(refused.body.data.fields).toEqual({ parentId: { key: 'otherTask' } })
})

test('the board moves a task, and the second of two who do so sees the other', async () => {
  const { firm, add } = await openFirm()
  const task = await add('Concept', { checklist: [{ text: 'Ask', isDone: true }] })
  const at = `/tasks/${task.id}/state`
  const done = await firm.must<Task>('POST', at, { state: 'done', version: 1 })
  expect(done).toMatchObject({ state: 'done', percentDone: 100, doneDate: '2026-11-24' })
  const late = await firm.ask('POST', at, { state: 'doing', version: 1 })
  expect(late.status).toBe(409)
  const list = async (tab: string) =>
    (await firm.must<{ rows: Task[] }>('GET', `/tasks?tab=${tab}`)).rows.length
  expect([await list('open'), await list('done')]).toEqual([0, 1])
  await firm.must('POST', `/tasks/${task.id}/archive`, {})
  expect([await list('done'), await list('archived')]).toEqual([0, 1])
  const employee = { role: 'employee' }
  await firm.must('POST', `/tasks/${task.id}/restore`, {}, employee)
  const reader = await firm.ask('POST', at, { state: 'todo' }, { role: 'readOnly' })
  expect(reader.status).toBe(403)
})

test('a task shows what was planned for and worked on all that is part of it', async () => {
  const { firm, add, project } = await openFirm()
  const phase = await add('Phase')
  const part = await add('Walls', { parentId: phase.id, estimateHours: '2' })
  await add('Paint', { parentId: part.id, estimateHours: '1' })
  await add('Elsewhere', { estimateHours: '9' })
  for (const [taskId, duration] of [
    [phase.id, '0:10'],
    [part.id, '2:30'],
  ]) {
    const note = { projectId: project.id, taskId, date: '2026-11-23', duration }
    await firm.must('POST', '/time-entries', note)
  }
  const effortOf = async ({ id }: Task) => (await firm.must<Task>('GET', `/tasks/${id}`)).effort
  expect(await effortOf(phase)).toEqual({
    ...{ parts: 2, estimateSeconds: 10_800, workedSeconds: 9_600, overSeconds: -1_200 },
  })
  expect(await effortOf(part)).toEqual({
    ...{ parts: 1, estimateSeconds: 10_800, workedSeconds: 9_000, overSeconds: -1_800 },
  })
})

test('time is noted on tasks, and people see what is too much for a week', async () => {
  const { firm, add, project } = await openFirm()
  const assigneeId = newId()
  const task = await add('Build', { estimateHours: '60', assigneeId })
  const note = { projectId: project.id, taskId: task.id, date: '2026-11-23', duration: '2' }
  const entry = await firm.must<TimeEntry>('POST', '/time-entries', note)
  expect(entry.task).toBe('Build')
  expect((await firm.must<Task>('GET', `/tasks/${task.id}`)).workedSeconds).toBe(7200)
  const { tasks } = await firm.must<TimerState>('GET', '/timer')
  expect(tasks).toEqual([{ id: task.id, label: 'Build', projectId: project.id }])
  const wrong = await firm.ask('POST', '/time-entries', { ...note, taskId: newId() })
  expect(wrong.body.data.fields).toEqual({ taskId: { key: 'otherTask' } })
  const { weeks } = await firm.must<{ weeks: { weekDate: string; plannedMinutes: number }[] }>(
    'GET',
    '/workload',
  )
  expect(weeks.filter(({ plannedMinutes }) => plannedMinutes > 0)).toMatchObject([
    { personId: assigneeId, weekDate: '2026-11-30', plannedMinutes: 2400, capacityMinutes: 2400 },
    { personId: assigneeId, weekDate: '2026-12-07', plannedMinutes: 1200 },
  ])
})

test('a task of several people is in the list, the calendar and the weeks of each of them', async () => {
  const { firm, add } = await openFirm()
  const [ada, bert] = [newId(), newId()]
  const values = { estimateHours: '9', startDate: '2026-11-30', dueDate: '2026-12-04' }
  const task = await add('Build', { ...values, assigneeIds: [ada, bert, ada] })
  expect([task.assigneeIds, task.assigneeId]).toEqual([[ada, bert], ada])
  await add('Others', { assigneeIds: [newId()] })
  for (const userId of [ada, bert]) {
    const me = { userId, role: 'employee' } as const
    const { rows } = await firm.must<{ rows: Task[] }>('GET', `/tasks?assigneeId=${userId}`)
    expect(rows.map(({ title }) => title)).toEqual(['Build'])
    const days = '/calendar-layers?from=2026-12-01&to=2026-12-31'
    const seen = await firm.must<{ layer: string; id: string }[]>('GET', days, undefined, me)
    expect(seen.filter(({ layer }) => layer === 'tasksDue').map(({ id }) => id)).toEqual([task.id])
    const { tasks } = await firm.must<TimerState>('GET', '/timer', undefined, me)
    expect(tasks[0]?.id).toBe(task.id)
  }
  const { weeks } = await firm.must<{ weeks: { personId: string; plannedMinutes: number }[] }>(
    'GET',
    '/workload',
  )
  const planned = (id: string) =>
    weeks.filter(({ personId }) => personId === id).reduce((sum, w) => sum + w.plannedMinutes, 0)
  expect([planned(ada), planned(bert)]).toEqual([270, 270])
  await firm.must('POST', `/tasks/${task.id}/state`, { state: 'done' })
  const done = await firm.must<{ rows: Task[] }>('GET', `/tasks?tab=done&assigneeId=${bert}`)
  expect(done.rows.map(({ id }) => id)).toEqual([task.id])
})

test('clients that know of one person keep the others of a task', async () => {
  const { firm, add } = await openFirm()
  const [ada, bert, cara] = [newId(), newId(), newId()]
  let task = await add('Build', { assigneeIds: [ada, bert] })
  const put = async (values: object) => {
    const { projectId, title, version } = task
    const body = { projectId, title, version, ...values }
    task = await firm.must<Task>('PUT', `/tasks/${task.id}`, body)
    return task.assigneeIds
  }
  expect(await put({ assigneeId: ada })).toEqual([ada, bert])
  // A client that sends back all that it was given, with another person.
  expect(await put({ ...task, assigneeId: cara })).toEqual([cara, bert])
  expect(await put({ ...task, assigneeIds: [bert] })).toEqual([bert])
  expect(await put({ assigneeId: '' })).toEqual([])
  expect((await add('One', { assigneeId: ada })).assigneeIds).toEqual([ada])
  const many = Array.from({ length: 31 }, () => newId())
  const refused = await firm.ask('POST', '/tasks', {
    ...{ projectId: task.projectId, title: 'Many', assigneeIds: many },
  })
  expect(refused.status).toBe(422)
})

test('forms offer more tasks than a timer, which begins with those of its person', async () => {
  const { firm, add } = await openFirm()
  await Promise.all(Array.from({ length: 101 }, (_, at) => add(`Task ${at}`)))
  const own = await add('Own', { assigneeId: firm.userId })
  const timer = await firm.must<TimerState>('GET', '/timer')
  expect([timer.tasks.length, timer.tasks[0]?.id]).toEqual([100, own.id])
  const form = await firm.must<Pick<TimerState, 'tasks'>>('GET', '/task-choices')
  expect([form.tasks.length, form.tasks[0]?.id]).toEqual([102, own.id])
})

test('a timer says that it lists not all, and a search finds the rest by task and project', async () => {
  const { firm, project, add } = await openFirm()
  const find = async (q: string) => {
    const { found } = await firm.must<TimerState>('GET', `/timer?q=${encodeURIComponent(q)}`)
    const named = (rows: readonly { label: string }[] = []) => rows.map(({ label }) => label)
    return [named(found?.projects), named(found?.tasks), found?.hasMore] as const
  }
  const few = await firm.must<TimerState>('GET', '/timer')
  expect([few.hasMore, few.found]).toEqual([false, null])
  await Promise.all(Array.from({ length: 101 }, (_, at) => add(`Task ${at}`)))
  const other = await firm.must<Project>('POST', '/projects', { name: 'Übersee' })
  await add('Rückruf', { projectId: other.id })
  const { tasks, hasMore } = await firm.must<TimerState>('GET', '/timer')
  expect([tasks.length, hasMore]).toEqual([100, true])
  expect(await find('ruckr')).toEqual([['P-2 Übersee'], ['Rückruf'], false])
  expect(await find('über')).toEqual([['P-2 Übersee'], ['Rückruf'], false])
  expect(await find('P-2')).toEqual([['P-2 Übersee'], ['Rückruf'], false])
  const [, many, isCut] = await find(project.name)
  expect([many?.length, isCut]).toEqual([100, true])
  expect(await find('nothing')).toEqual([[], [], false])
  expect(await find('–')).toEqual([[], [], false])
})

test('whoever reaches their own customers alone sees tasks of their projects and of the firm’s own', async () => {
  const { firm, project, add } = await openFirm()
  await add('Inside')
  const customer = await firm.customer()
  const body = { name: 'Of a customer', customer: customer.name, state: 'active' }
  const theirs = await firm.must<Project>('POST', '/projects', body)
  const hidden = await add('Hidden', { projectId: theirs.id })
  const times = { date: '2026-11-30', from: '09:00', to: '10:00' }
  const entry = await firm.must<TimeEntry>('POST', '/time-entries', {
    ...{ projectId: theirs.id, taskId: hidden.id, ...times },
  })
  const custom = { name: 'Own', permissions, scopes: { party: 'own' } } as const
  const bert = { role: 'own', custom, userId: newId() }
  const look = <Body>(path: string) => firm.must<Body>('GET', path, undefined, bert)
  for (const list of ['/tasks', '/tasks/rows']) {
    const { rows } = await look<{ rows: Task[] }>(list)
    expect(rows.map(({ title }) => title)).toEqual(['Inside'])
  }
  const { found } = await look<TimerState>('/timer?q=hidden')
  expect(found).toEqual({ projects: [], tasks: [], hasMore: false })
  expect((await look<TimerState>('/timer?q=customer')).found?.projects).toEqual([])
  const { projects, tasks } = await look<TimerState>('/timer')
  expect(projects.map(({ id }) => id)).toEqual([project.id])
  expect(tasks.map(({ label }) => label)).toEqual(['Inside'])
  expect(await look('/project-choices')).toMatchObject({ projects: [{ id: project.id }] })
  expect(await look('/task-choices')).toMatchObject({ tasks: [{ label: 'Inside' }] })
  expect(await look('/time-entries')).toMatchObject({ rows: [] })
  const refused = await Promise.all([
    firm.ask('GET', `/tasks/${hidden.id}`, undefined, bert),
    firm.ask('POST', `/tasks/${hidden.id}/state`, { state: 'done' }, bert),
    firm.ask('GET', `/time-entries/${entry.id}`, undefined, bert),
  ])
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('a task that repeats has one that follows: late ones jump ahead, twice done is once', async () => {
  const { firm, add } = await openFirm()
  const rule = { repeats: 'weekly', repeatEvery: '1', checklist: [{ text: 'Ask', isDone: true }] }
  const bare = { projectId: (await add('Concept')).projectId, title: 'X', repeats: 'daily' }
  expect((await firm.ask('POST', '/tasks', bare)).body.data.fields).toEqual({
    dueDate: { key: 'repeatNeedsDue' },
  })
  const dates = { startDate: '2090-01-01', dueDate: '2090-01-02' }
  const ahead = await add('Report', { ...rule, ...dates })
  const done = { state: 'done' }
  await firm.must('POST', `/tasks/${ahead.id}/state`, done)
  await firm.must('POST', `/tasks/${ahead.id}/state`, { state: 'todo' })
  await firm.must('POST', `/tasks/${ahead.id}/state`, done)
  const listed = async (title: string) => {
    const { rows } = await firm.must<{ rows: Task[] }>('GET', '/tasks')
    return rows.filter((row) => row.title === title)
  }
  const [next, ...more] = await listed('Report')
  expect([next?.startDate, next?.dueDate, next?.state, more]).toEqual([
    ...['2090-01-08', '2090-01-09', 'todo', []],
  ])
  const shown = await firm.must<Task>('GET', `/tasks/${next?.id}`)
  expect(shown.checklist).toEqual([{ text: 'Ask', isDone: false }])

  const late = await add('Backup', { ...rule, dueDate: '2020-01-06' })
  await firm.must('POST', `/tasks/${late.id}/state`, done)
  const [after] = await listed('Backup')
  const days = (Date.parse(after?.dueDate ?? '') - Date.parse('2020-01-06')) / 86_400_000
  expect([days % 7, (after?.dueDate ?? '') > today]).toEqual([0, true])

  // The series ends with its last day.
  const last = await add('Ends', { ...rule, dueDate: '2090-01-02', repeatUntil: '2090-01-08' })
  await firm.must('POST', `/tasks/${last.id}/state`, done)
  expect(await listed('Ends')).toEqual([])
})

test('people see their open tasks on their due days in the calendar, and nobody else’s', async () => {
  const { firm, add } = await openFirm()
  const me = { userId: newId(), role: 'employee' }
  const mine = await add('Mine', { assigneeId: me.userId, dueDate: '2026-12-04' })
  const done = await add('Done', { assigneeId: me.userId, dueDate: '2026-12-04', state: 'done' })
  await add('Others', { assigneeId: newId(), dueDate: '2026-12-04' })
  const days = '/calendar-layers?from=2026-12-01&to=2026-12-31'
  const seen = await firm.must<{ layer: string; id: string }[]>('GET', days, undefined, me)
  const shown = seen.filter(({ layer }) => layer === 'tasksDue')
  expect(shown).toEqual([
    {
      id: mine.id,
      number: 'Mine',
      date: '2026-12-04',
      layer: 'tasksDue',
      link: `tasks/${mine.id}`,
    },
  ])
  expect(done.state).toBe('done')
})

test('a task is moved in its plan by days, and what waits for it follows', async () => {
  const { firm, add, plan } = await openFirm()
  const dig = await add('Dig', { estimateHours: '16' })
  const lay = await add('Lay', { estimateHours: '8', links: [{ taskId: dig.id }] })
  const shift = (task: Task, days: number, version = task.version) =>
    firm.ask<Task>('POST', `/tasks/${task.id}/shift`, { days, version })
  const moved = await shift(dig, 2)
  expect(moved.body).toMatchObject({ startDate: '2026-12-02', estimateHours: '16' })
  expect((await plan()).tasks.map(({ startDate }) => startDate)).toEqual([
    '2026-12-02',
    '2026-12-04',
  ])
  // Who has an older copy is told; without an estimate it ends as many days later.
  expect((await shift(dig, 1)).status).toBe(409)
  const span = await add('Span', { startDate: '2026-12-01', dueDate: '2026-12-03' })
  expect((await shift(span, 7)).body).toMatchObject({
    ...{ startDate: '2026-12-08', dueDate: '2026-12-10' },
  })
  // What is done, or made of other tasks, has its days from those.
  await add('Part', { parentId: lay.id })
  expect((await shift(lay, 1)).body).toMatchObject({ data: { detail: { reason: 'taskFollows' } } })
  const looks = { role: 'readOnly' } as const
  const refused = await firm.ask('POST', `/tasks/${dig.id}/shift`, { days: 1, version: 2 }, looks)
  expect(refused.status).toBe(403)
})

test('a plan has a hundred tasks a page', async () => {
  const { firm, project, plan } = await openFirm()
  const personIds = [newId()]
  const wanted = { projectId: project.id, personIds, first: 1, count: 120 }
  await firm.must('POST', '/internal/seed-tasks', wanted)
  const first = await plan()
  expect([first.page, first.pages, first.total, first.tasks.length]).toEqual([1, 2, 120, 100])
  const at = `/projects/${project.id}/plan?page=`
  const second = await firm.must<ProjectPlan>('GET', `${at}2`)
  expect([second.page, second.tasks.length, second.drawing.bars.length]).toEqual([2, 20, 20])
  expect((await firm.must<ProjectPlan>('GET', `${at}9`)).page).toBe(2)
})
