import { expect, test } from 'vitest'
import type { Project } from '#contract/projects/projects.ts'
import type { Task } from '#contract/projects/tasks.ts'
import type { TimeEntry } from '#contract/projects/time-entries.ts'
import type { WorkImport } from '#contract/projects/work-imports.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const at = '/work-imports'
const heads =
  'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount (EUR)'
const toggl = [
  heads,
  'Ada,ada@x.de,Dom GmbH,Website,Draft,Logo,Yes,2025-03-03,09:00:00,2025-03-03,10:30:00,01:30:00,,135.00',
  'Ada,ada@x.de,Dom GmbH,Website,Draft,Logo,Yes,2025-03-04,09:00:00,2025-03-04,09:20:30,00:20:30,,30.75',
  'Ben,ben@x.de,,Office,,Tidy,No,2025-03-04,08:00:00,2025-03-04,09:00:00,01:00:00,,',
  'Ben,ben@x.de,,Office,,Broken,No,2025-03-04,08:00:00,2025-03-04,09:00:00,soon,,',
].join('\n')

function upload(firm: TestFirm, content: string, name = 'time.csv', how: object = {}) {
  return firm.upload<WorkImport>(at, { file: new File([content], name) }, how)
}

const rows = async <Row>(firm: TestFirm, path: string) =>
  (await firm.must<{ rows: Row[] }>('GET', path)).rows

test('a file is tried, imported with its sums, twice is once, and undone', async () => {
  const firm = await TestFirm.open()
  const { status, body } = await upload(firm, toggl)
  expect([status, body.program, body.state]).toEqual([201, 'toggl', 'open'])
  expect(body.trial?.sums).toMatchObject({
    file: { rows: 4 },
    read: { rows: 3, seconds: 10_230, amounts: [{ currency: 'EUR', amount: '165.75' }] },
    refused: { rows: 1 },
  })
  expect(body.trial?.counts).toEqual({
    person: { added: 2, known: 0 },
    customer: { added: 1, known: 0 },
    project: { added: 2, known: 0 },
    task: { added: 1, known: 0 },
    entry: { added: 3, known: 0 },
  })
  expect(body.trial?.findings).toMatchObject([
    { line: 5, key: 'durationUnreadable', isRefused: true },
  ])
  expect(await rows(firm, '/projects')).toEqual([])

  const done = await firm.must<WorkImport>('POST', `${at}/${body.id}/commit`, {})
  expect([done.state, done.result.seconds.added, done.left]).toEqual(['done', 10_230, []])
  const projects = await rows<Project>(firm, '/projects?sort=name')
  expect(
    projects.map(({ name, customer, workedSeconds }) => [name, customer, workedSeconds]),
  ).toEqual([
    ['Office', '', 3600],
    ['Website', 'Dom GmbH', 6630],
  ])
  const entries = await rows<TimeEntry>(firm, '/time-entries')
  expect(entries.map(({ personName, task, source }) => [personName, task, source])).toEqual([
    ['Ada', 'Draft', 'file'],
    ['Ben', '', 'file'],
    ['Ada', 'Draft', 'file'],
  ])
  const again = await firm.ask('POST', `${at}/${body.id}/commit`, {})
  expect(again.status).toBe(409)

  // A later export has the old rows once more, and one that is new.
  const more = `${toggl}\nAda,ada@x.de,Dom GmbH,Website,Draft,More,Yes,2025-03-05,09:00:00,2025-03-05,10:00:00,01:00:00,,90`
  const next = (await upload(firm, more)).body
  expect(next.trial?.counts).toMatchObject({
    project: { added: 0, known: 2 },
    task: { added: 0, known: 1 },
    entry: { added: 1, known: 3 },
  })
  await firm.must('POST', `${at}/${next.id}/commit`, {})
  expect(await rows(firm, '/time-entries')).toHaveLength(4)

  // What another import stands on stays, and is named.
  const undone = await firm.must<WorkImport>('POST', `${at}/${body.id}/undo`, {})
  expect([undone.state, undone.left.map(({ label, reason }) => [label, reason])]).toEqual([
    'undone',
    [
      ['Dom GmbH', 'partyInUse'],
      ['Website', 'inUse'],
      ['Draft', 'inUse'],
    ],
  ])
  // It still says what the file had brought.
  expect([undone.result.seconds.added, undone.result.counts.entry?.added]).toEqual([10_230, 3])
  await firm.must('POST', `${at}/${next.id}/undo`, {})
  expect(await rows(firm, '/time-entries')).toEqual([])
})

test('tasks come with parents, links and lists; what waits for itself is left out and said', async () => {
  const firm = await TestFirm.open()
  const csv = [
    'Task ID,Created At,Completed At,Last Modified,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes,Projects,Parent task,Blocked By (Dependencies),Blocking (Dependencies)',
    '1,2025-01-01,,2025-01-01,Build,Doing,,,2025-03-03,2025-03-10,,,Site,,Design,',
    '2,2025-01-01,2025-02-01,2025-02-01,Design,Done,,,,2025-02-01,,Look,Site,,,',
    '3,2025-01-01,,2025-01-01,Test,To do,,,,,,,Site,Build,Ship,',
    '4,2025-01-01,,2025-01-01,Ship,To do,,,,,,,Site,,Test,',
  ].join('\n')
  const { body } = await upload(firm, csv, 'site.csv')
  expect(body.trial?.findings.map(({ key }) => key)).toEqual(['cycleLeftOut'])
  await firm.must('POST', `${at}/${body.id}/commit`, {})
  const [project] = await rows<Project>(firm, '/projects')
  expect(project?.name).toBe('Site')
  const listed = [
    ...(await rows<Task>(firm, '/tasks')),
    ...(await rows<Task>(firm, '/tasks?tab=done')),
  ]
  const byTitle = new Map(listed.map((task) => [task.title, task]))
  const build = await firm.must<Task>('GET', `/tasks/${byTitle.get('Build')?.id}`)
  expect(build).toMatchObject({
    ...{ state: 'doing', startDate: '2025-03-03', dueDate: '2025-03-10' },
    links: [{ taskId: byTitle.get('Design')?.id, kind: 'finishStart', lagDays: 0 }],
  })
  expect(byTitle.get('Design')?.doneDate).toBe('2025-02-01')
  expect(byTitle.get('Test')?.parentId).toBe(build.id)
  const again = (await upload(firm, csv, 'site.csv')).body
  expect(again.trial?.counts.task).toEqual({ added: 0, known: 4 })
})

test('a CSV of nobody’s is read by the columns that a person chooses', async () => {
  const firm = await TestFirm.open()
  const { body } = await upload(firm, 'Tag;Wer;Std;Was\n03.03.2025;Eva;1,5;Zaun\n')
  expect([body.state, body.heads]).toEqual(['columns', ['Tag', 'Wer', 'Std', 'Was']])
  const path = `${at}/${body.id}/columns`
  const refused = await firm.ask('POST', path, { holds: 'time', columns: [] })
  expect([refused.status, refused.body.data.fields]).toEqual([
    422,
    { startDate: { key: 'required' } },
  ])
  const columns = [
    { field: 'startDate', head: 'Tag' },
    { field: 'person', head: 'Wer' },
    { field: 'duration', head: 'Std' },
    { field: 'note', head: 'Was' },
  ]
  const read = await firm.must<WorkImport>('POST', path, { holds: 'time', columns })
  expect(read.trial?.sums.read).toMatchObject({ rows: 1, seconds: 5400 })
  await firm.must('POST', `${at}/${body.id}/commit`, {})
  expect(await rows(firm, '/time-entries')).toMatchObject([
    { personName: 'Eva', seconds: 5400, note: 'Zaun', from: '09:00' },
  ])
})

test('a large file is worked off in steps, there and back', async () => {
  const firm = await TestFirm.open()
  const many = Array.from({ length: 220 }, (_, at) => {
    const day = `2024-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`
    return `Ada,a@x.de,,Big,,Row ${at},Yes,${day},09:00:00,${day},09:10:00,00:10:00,,`
  })
  const { body } = await upload(firm, [heads, ...many].join('\n'))
  const begun = await firm.must<WorkImport>('POST', `${at}/${body.id}/commit`, {})
  expect([begun.state, begun.progress]).toEqual(['running', { done: 200, total: 222 }])
  await runJobsAt(firm, '2040-01-01')
  const done = await firm.must<WorkImport>('GET', `${at}/${body.id}`)
  expect([done.state, done.result.seconds.added]).toEqual(['done', 220 * 600])
  await firm.must('POST', `${at}/${body.id}/undo`, {})
  await runJobsAt(firm, '2040-01-03')
  expect((await firm.must<WorkImport>('GET', `${at}/${body.id}`)).state).toBe('undone')
  expect(await rows(firm, '/projects')).toEqual([])
})

test('what is no such file is refused, and so is who may not import', async () => {
  const firm = await TestFirm.open()
  const unknown = await firm.upload<{ data: { fields: object } }>(at, {
    file: new File(['Dear all,'], 'letter.txt'),
  })
  expect([unknown.status, unknown.body.data.fields]).toEqual([
    422,
    { file: { key: 'workFileUnknown' } },
  ])
  expect((await upload(firm, toggl, 'time.csv', { role: 'employee' })).status).toBe(403)
  const { body } = await upload(firm, toggl, 'time.csv', { role: 'sales' })
  expect(body.canCommit).toBe(false)
  const sales = await firm.ask('POST', `${at}/${body.id}/commit`, {}, { role: 'sales' })
  expect(sales.status).toBe(403)
  const stranger = { people: [{ key: body.trial?.people[0]?.key, userId: '0'.repeat(26) }] }
  expect((await firm.ask('POST', `${at}/${body.id}/commit`, stranger)).status).toBe(422)
  await firm.must('DELETE', `${at}/${body.id}`)
  expect((await firm.ask('GET', `${at}/${body.id}`)).status).toBe(404)
})
