import { expect, test } from 'vitest'
import { readOwnTasks } from './own-file.ts'
import { splitNames } from './parents-by-name.ts'
import { readWork } from './read-work.ts'
import type { ImportedWork } from './shape.ts'

const berlin = { timeZone: 'Europe/Berlin' }

function read(text: string): ImportedWork {
  const work = readWork(text, berlin)
  if (!work) throw new Error('not read')
  return work
}

function parentsOf({ tasks }: ImportedWork) {
  const names = new Map(tasks.map(({ key, name }) => [key, name]))
  return tasks.map(({ name, parentKey }) => [name, parentKey && (names.get(parentKey) ?? '?')])
}

const asanaHead =
  'Task ID,Created At,Completed At,Last Modified,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes,Projects,Parent task,Blocked By (Dependencies),Blocking (Dependencies)'

function asana(...rows: string[]) {
  return read(['Tasks of Shop', '', asanaHead, ...rows].join('\n'))
}

test('Asana: parents by name, the nearest above of several, below only where there is none', () => {
  const work = asana(
    '1,2026-03-01,,2026-03-02,Design,To do,Ada,ada@example.test,2026-03-02,2026-03-06,"ui,web",Notes here,Shop,,,',
    '2,2026-03-01,2026-03-05,2026-03-05,Sketch,,,,,,,,Shop,Design,,',
    '3,2026-03-01,,,Design,Doing,,,,,,,Shop,,,',
    '4,2026-03-01,,,Sketch,,,,,,,,Shop,Design,,',
    '5,2026-03-01,,,Below,,,,,,,,Shop,Later,,',
    '6,2026-03-01,,,Later,,,,,,,,Shop,,,',
    '7,2026-03-01,,,Lost,,,,,,,,Shop,Nowhere,,',
    '8,2026-03-01,,,Same,,,,,,,,Shop,Same,,',
  )
  expect(work.program).toBe('asana')
  expect(parentsOf(work)).toEqual([
    ['Design', null],
    ['Sketch', 'Design'],
    ['Design', null],
    ['Sketch', 'Design'],
    ['Below', 'Later'],
    ['Later', null],
    ['Lost', null],
    ['Same', null],
  ])
  expect(work.tasks[1]?.parentKey).toBe('task 1')
  expect(work.tasks[3]?.parentKey).toBe('task 3')
  expect(work.findings.map(({ line, key }) => [line, key])).toEqual([
    [5, 'parentNotCertain'],
    [7, 'parentNotCertain'],
    [10, 'parentNotFound'],
    [11, 'parentNotFound'],
  ])
  expect(work.tasks[0]).toMatchObject({
    section: 'To do',
    start: '2026-03-02',
    due: '2026-03-06',
    labels: ['ui', 'web'],
    isDone: false,
  })
  expect(work.tasks[1]).toMatchObject({ isDone: true, doneAt: '2026-03-05' })
  expect(work.sums).toMatchObject({ file: { rows: 8 }, read: { rows: 8 } })
})

test('Asana: parents that hold each other are left at the top', () => {
  const work = asana('1,,,,One,,,,,,,,,Two,,', '2,,,,Two,,,,,,,,,One,,')
  expect(parentsOf(work)).toEqual([
    ['One', 'Two'],
    ['Two', null],
  ])
  expect(work.findings).toMatchObject([{ line: 5, key: 'parentInItself' }])
})

test('Asana: what a task waits for is found by name, commas in names or not, and read once', () => {
  const work = asana(
    '1,,,,"Pour, then dry",,,,,,,,Shop,,,Build',
    '2,,,,Build,,,,,,,,Shop,,"Pour, then dry,Missing",Paint',
    '3,,,,Paint,,,,,,,,"Shop, Other",,,',
    '4,,,,,,,,,,,,Shop,,,',
  )
  expect(work.links.map(({ fromKey, toKey, kind }) => [fromKey, toKey, kind])).toEqual([
    ['task 1', 'task 2', 'finishStart'],
    ['task 2', 'task 3', 'finishStart'],
  ])
  expect(
    work.findings.map(({ line, key, text, isRefused }) => [line, key, text, isRefused]),
  ).toEqual([
    [6, 'projectsLeftOut', 'Other', false],
    [7, 'nameMissing', '', true],
    [5, 'linkNotFound', 'Missing', false],
  ])
  expect(work.sums).toMatchObject({ file: { rows: 4 }, read: { rows: 3 }, refused: { rows: 1 } })
})

test('Asana without a column for sections has them as rows', () => {
  const work = read(
    [
      'Task ID,Created At,Name,Due Date',
      '1,2026-03-01,To do:,',
      '2,2026-03-01,Write,03/09/2026',
    ].join('\n'),
  )
  expect(work.tasks.map(({ name, section, due }) => [name, section, due])).toEqual([
    ['Write', 'To do', '2026-03-09'],
  ])
})

test('names in one cell: the longest that is known is one name', () => {
  const known = new Set(['a', 'a, b', 'c'])
  expect(splitNames('a, b,c,x, a', (name) => known.has(name))).toEqual({
    found: ['a, b', 'c', 'a'],
    unknown: ['x'],
  })
  expect(splitNames('', () => false)).toEqual({ found: [], unknown: [] })
})

test('Trello: cards of a board with lists, members, checklists, and dates of the zone', () => {
  const work = read(
    JSON.stringify({
      name: 'Shop',
      lists: [
        { id: 'l1', name: 'Doing', closed: false },
        { id: 'l2', name: 'Old', closed: true },
      ],
      members: [{ id: 'm1', fullName: 'Ada Lovelace', username: 'ada' }],
      checklists: [
        {
          idCard: 'c1',
          checkItems: [
            { name: 'second', state: 'incomplete', pos: 2 },
            { name: 'first', state: 'complete', pos: 1 },
          ],
        },
      ],
      cards: [
        {
          id: 'c1',
          name: 'Write',
          desc: 'Some words',
          idList: 'l1',
          idMembers: ['m1', 'gone'],
          closed: false,
          start: '2026-03-28T11:00:00.000Z',
          due: '2026-03-29T11:00:00.000Z',
          dueComplete: true,
          labels: [
            { name: '', color: 'red' },
            { name: 'web', color: 'blue' },
          ],
        },
        { id: 'c2', name: 'Archived', idList: 'l2', due: null },
        { id: 'c3', name: 'Lost', idList: 'l9', due: 'soon' },
      ],
      actions: [
        {
          type: 'commentCard',
          date: '2026-03-02T23:30:00.000Z',
          memberCreator: { fullName: 'Ada Lovelace' },
          data: { text: 'Second', card: { id: 'c1' } },
        },
        { type: 'updateCard', data: { card: { id: 'c1' } } },
        { type: 'commentCard', data: { text: 'First', card: { id: 'c1' } } },
        { type: 'commentCard', data: { text: 'x'.repeat(2_001), card: { id: 'c2' } } },
      ],
    }),
  )
  expect(work.tasks[0]).toMatchObject({
    name: 'Write',
    note: 'Some words\n\nFirst\n\n2026-03-03 Ada Lovelace: Second',
    section: 'Doing',
    isDone: true,
    isArchived: false,
    start: '2026-03-28T12:00',
    due: '2026-03-29T13:00',
    labels: ['red', 'web'],
    checklist: [
      { name: 'first', isDone: true },
      { name: 'second', isDone: false },
    ],
    assigneeKeys: [work.people[0]?.key],
  })
  expect(work.tasks[1]).toMatchObject({ isArchived: true, isDone: false, due: null })
  expect(work.findings.map(({ line, key }) => [line, key])).toEqual([
    [2, 'noteCut'],
    [3, 'listNotFound'],
    [3, 'dateUnreadable'],
  ])
  expect(work.sums.read.rows).toBe(3)
})

test('any other CSV of tasks, by the columns that a person chose', () => {
  const work = readOwnTasks(
    [
      'Task;Part of;Project;Hours;Due;Finished;Who',
      'Design;;Shop;1,5;09.03.2026;ja;Ada',
      'Sketch;Design;Shop;0,25;31.12.2026;nein;Ada',
      'Guess;;Shop;some;someday;;',
      ';;Shop;1,0;;;',
    ].join('\n'),
    {
      name: 'Task',
      parent: 'Part of',
      project: 'Project',
      estimate: 'Hours',
      due: 'Due',
      done: 'Finished',
      assignee: 'Who',
    },
  )
  expect(work && parentsOf(work)).toEqual([
    ['Design', null],
    ['Sketch', 'Design'],
    ['Guess', null],
  ])
  expect(
    work?.tasks.map(({ estimateSeconds, due, isDone }) => [estimateSeconds, due, isDone]),
  ).toEqual([
    [5400, '2026-03-09', true],
    [900, '2026-12-31', false],
    [null, null, false],
  ])
  expect(work?.findings.map(({ line, key }) => [line, key])).toEqual([
    [4, 'durationUnreadable'],
    [4, 'dateUnreadable'],
    [5, 'nameMissing'],
  ])
  expect(work?.sums).toMatchObject({
    file: { seconds: 9900 },
    read: { seconds: 6300 },
    refused: { seconds: 3600 },
  })
})

test('days that read two ways are those of the country of the firm', () => {
  const file = 'Task,Until\nDesign,3/4/2026\n'
  const heads = { name: 'Task', due: 'Until' }
  const due = (usualOrder: 'day' | 'month') =>
    readOwnTasks(file, heads, { usualOrder })?.tasks.map((task) => task.due)
  expect([due('month'), due('day')]).toEqual([['2026-03-04'], ['2026-04-03']])
})
