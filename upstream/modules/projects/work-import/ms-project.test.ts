import { expect, test } from 'vitest'
import { schedule } from '../tasks/views.ts'
import { checkPlan, planOf } from './plan-of-work.ts'
import { readWork } from './read-work.ts'

const times = (hours: [string, string][]) =>
  `<WorkingTimes>${hours
    .map(
      ([from, to]) =>
        `<WorkingTime><FromTime>${from}:00</FromTime><ToTime>${to}:00</ToTime></WorkingTime>`,
    )
    .join('')}</WorkingTimes>`
const weekDay = (type: number, hours: [string, string][] | null) =>
  `<WeekDay><DayType>${type}</DayType><DayWorking>${hours ? 1 : 0}</DayWorking>${hours ? times(hours) : ''}</WeekDay>`
const office: [string, string][] = [
  ['08:00', '12:00'],
  ['13:00', '17:00'],
]

function calendar(exceptions = '', week = '') {
  return `<Calendar><UID>1</UID><Name>Standard</Name><IsBaseCalendar>1</IsBaseCalendar><WeekDays>${
    week ||
    [2, 3, 4, 5, 6].map((type) => weekDay(type, office)).join('') +
      weekDay(1, null) +
      weekDay(7, null)
  }</WeekDays>${exceptions}</Calendar>`
}

function exception(from: string, to: string, more: string) {
  return `<Exception><Name>${from}</Name><TimePeriod><FromDate>${from}T00:00:00</FromDate><ToDate>${to}T23:59:00</ToDate></TimePeriod>${more}</Exception>`
}

function task(uid: number, level: number, hours: number, more = '') {
  return `<Task><UID>${uid}</UID><ID>${uid}</ID><Name>Task ${uid}</Name><OutlineLevel>${level}</OutlineLevel><Duration>PT${hours}H0M0S</Duration><DurationFormat>7</DurationFormat>${more}</Task>`
}

function link(uid: number, type: number, lag: number, format = 7) {
  return `<PredecessorLink><PredecessorUID>${uid}</PredecessorUID><Type>${type}</Type><CrossProject>0</CrossProject><LinkLag>${lag}</LinkLag><LagFormat>${format}</LagFormat></PredecessorLink>`
}

function project(tasks: string, more = '', calendars = calendar()) {
  return `<?xml version="1.0"?><Project xmlns="http://schemas.microsoft.com/project"><Name>plan.xml</Name><Title>House</Title><StartDate>2026-12-14T08:00:00</StartDate><CalendarUID>1</CalendarUID><Calendars>${calendars}</Calendars><Tasks><Task><UID>0</UID><Name>House</Name><OutlineLevel>0</OutlineLevel><Work>PT24H0M0S</Work></Task>${tasks}</Tasks>${more}</Project>`
}

function read(xml: string) {
  const work = readWork(xml, { timeZone: 'UTC' })
  const plan = work && planOf(work)
  if (!work || !plan) throw new Error('not read')
  return { work, plan }
}

function datesOf(xml: string) {
  const result = schedule(read(xml).plan)
  if (!('schedule' in result)) throw new Error(JSON.stringify(result.problems))
  return new Map(result.schedule.tasks.map((dates) => [dates.id, dates]))
}

test('outline levels are parents, the project’s own task is none', () => {
  const { work } = read(
    project(task(1, 1, 8) + task(2, 2, 8) + task(3, 3, 8) + task(4, 2, 8) + task(5, 1, 8)),
  )
  expect(work.tasks.map(({ key, parentKey }) => [key, parentKey])).toEqual([
    ['1', null],
    ['2', '1'],
    ['3', '2'],
    ['4', '1'],
    ['5', null],
  ])
  expect(work.projects).toMatchObject([
    { name: 'House', start: '2026-12-14T08:00', calendarKey: '1' },
  ])
})

test('four kinds of links with lags in tenths of minutes, elapsed and per cent', () => {
  const { work } = read(
    project(
      task(1, 1, 10) +
        task(2, 1, 8, link(1, 0, 4800)) +
        task(3, 1, 8, link(1, 1, -4800)) +
        task(4, 1, 8, link(1, 2, 0)) +
        task(5, 1, 8, link(1, 3, 300)) +
        task(6, 1, 8, link(1, 1, 14_400, 8)) +
        task(7, 1, 8, link(1, 1, 50, 19)) +
        task(8, 1, 8, link(99, 1, 0)),
    ),
  )
  expect(
    work.links.map(({ toKey, kind, lagMinutes, isElapsed }) => [
      toKey,
      kind,
      lagMinutes,
      isElapsed,
    ]),
  ).toEqual([
    ['2', 'finishFinish', 480, false],
    ['3', 'finishStart', -480, false],
    ['4', 'startFinish', 0, false],
    ['5', 'startStart', 30, false],
    ['6', 'finishStart', 1440, true],
    ['7', 'finishStart', 300, false],
  ])
  expect(work.findings.map(({ line, key }) => [line, key])).toEqual([
    [8, 'lagInPercent'],
    [9, 'linkNotFound'],
  ])
})

// Dates of MS Project 2003 and 2010 for one day after one day: public files of MPXJ, task-links.
test.each([
  [1, 0, '2014-10-20T08:00'],
  [1, 9_600, '2014-10-22T08:00'],
  [1, 24_000, '2014-10-27T08:00'],
  [2, 9_600, '2014-10-20T08:00'],
  [3, 9_600, '2014-10-21T08:00'],
  [0, 9_600, '2014-10-21T08:00'],
])('a link of type %i with a lag of %i is dated as MS Project dates it', (type, lag, start) => {
  const xml = project(task(1, 1, 8) + task(2, 1, 8, link(1, type, lag)))
  const dates = datesOf(xml.replace('2026-12-14', '2014-10-17'))
  expect(dates.get('2')?.start).toBe(start)
})

test('limits, manual tasks, deadlines and what has happened', () => {
  const date = '<ConstraintDate>2026-12-16T08:00:00</ConstraintDate>'
  const { work } = read(
    project(
      [1, 2, 3, 4, 5, 6, 7]
        .map((type) => task(type, 1, 8, `<ConstraintType>${type}</ConstraintType>${date}`))
        .join('') +
        task(
          8,
          1,
          8,
          '<Manual>1</Manual><Start>2026-12-15T08:00:00</Start><Finish>2026-12-15T17:00:00</Finish><Deadline>2026-12-18T17:00:00</Deadline>',
        ) +
        task(
          9,
          1,
          8,
          '<ActualStart>2026-12-14T08:00:00</ActualStart><ActualFinish>2026-12-14T12:00:00</ActualFinish><PercentComplete>100</PercentComplete>',
        ) +
        task(10, 1, 0, '<Milestone>1</Milestone>'),
    ),
  )
  const at = '2026-12-16T08:00'
  expect(
    work.tasks
      .slice(0, 7)
      .map(({ plan }) => [
        plan?.startNotBefore,
        plan?.startNotAfter,
        plan?.finishNotBefore,
        plan?.finishNotAfter,
      ]),
  ).toEqual([
    [null, null, null, null],
    [at, at, null, null],
    [null, null, at, at],
    [at, null, null, null],
    [null, at, null, null],
    [null, null, at, null],
    [null, null, null, at],
  ])
  expect(work.findings).toMatchObject([{ key: 'asLateAsPossible', text: 'Task 1' }])
  expect(work.tasks[7]).toMatchObject({
    due: '2026-12-18T17:00',
    plan: { mode: 'manual', start: '2026-12-15T08:00' },
  })
  expect(work.tasks[8]).toMatchObject({ isDone: true, doneAt: '2026-12-14T12:00' })
  expect(work.tasks[9]?.plan).toMatchObject({ isMilestone: true, minutes: 0 })
})

test('a calendar has its hours, its holidays, and days that come each year; others are named', () => {
  const exceptions = `<Exceptions>${
    exception('2026-12-24', '2026-12-26', '<Type>1</Type><DayWorking>0</DayWorking>') +
    exception(
      '2026-01-01',
      '2028-12-31',
      '<Type>2</Type><Month>0</Month><MonthDay>6</MonthDay><DayWorking>0</DayWorking>',
    ) +
    exception(
      '2026-12-19',
      '2026-12-19',
      `<DayWorking>1</DayWorking>${times([['09:00', '12:00']])}`,
    ) +
    exception(
      '2027-01-01',
      '2027-12-31',
      '<Type>6</Type><DaysOfWeek>32</DaysOfWeek><DayWorking>0</DayWorking>',
    )
  }</Exceptions>`
  const night = weekDay(2, [['22:00', '00:00']]) + weekDay(7, null)
  const { work } = read(project(task(1, 1, 8), '', calendar(exceptions, night)))
  const { hours } = work.calendars[0] ?? { hours: undefined }
  expect(hours?.week.slice(0, 2)).toEqual([
    [{ from: '22:00', to: '24:00' }],
    [
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '17:00' },
    ],
  ])
  expect([hours?.week[5], hours?.week[6]]).toEqual([[], []])
  expect(hours?.exceptions.map(({ date, hours: own }) => [date, own.length])).toEqual([
    ['2026-12-24', 0],
    ['2026-12-25', 0],
    ['2026-12-26', 0],
    ['2026-01-06', 0],
    ['2027-01-06', 0],
    ['2028-01-06', 0],
    ['2026-12-19', 1],
  ])
  expect(work.findings).toMatchObject([{ key: 'exceptionLeftOut', text: '2027-01-01' }])
})

test('a file of an older program has its holidays as days of type 0', () => {
  const old = `<WeekDay><DayType>0</DayType><DayWorking>0</DayWorking><TimePeriod><FromDate>2026-12-25T00:00:00</FromDate><ToDate>2026-12-25T23:59:00</ToDate></TimePeriod></WeekDay>`
  const { work } = read(project(task(1, 1, 8), '', calendar('', weekDay(2, office) + old)))
  expect(work.calendars[0]?.hours.exceptions).toEqual([{ date: '2026-12-25', hours: [] }])
})

test('people and their work sum to the work of the project; material is nobody', () => {
  const resource = (uid: number, name: string, type: number) =>
    `<Resource><UID>${uid}</UID><Name>${name}</Name><Type>${type}</Type></Resource>`
  const assignment = (taskUid: number, uid: number, hours: number) =>
    `<Assignment><TaskUID>${taskUid}</TaskUID><ResourceUID>${uid}</ResourceUID><Work>PT${hours}H0M0S</Work></Assignment>`
  const { work } = read(
    project(
      task(1, 1, 8) + task(2, 1, 8),
      `<Resources>${resource(1, 'Ada', 1)}${resource(2, 'Ben', 1)}${resource(3, 'Sand', 0)}</Resources><Assignments>${
        assignment(1, 1, 8) +
        assignment(1, 2, 4) +
        assignment(2, 1, 12) +
        assignment(2, 3, 500) +
        assignment(2, -65_535, 8)
      }</Assignments>`,
    ),
  )
  expect(
    work.tasks.map(({ estimateSeconds, assigneeKeys }) => [estimateSeconds, assigneeKeys.length]),
  ).toEqual([
    [12 * 3600, 2],
    [12 * 3600, 1],
  ])
  expect(work.sums.read.seconds).toBe(work.sums.file.seconds)
  expect(work.people.map(({ name }) => name)).toEqual(['Ada', 'Ben'])
})

test('a trial says which tasks would have other dates than the file, and what cannot be scheduled', () => {
  const dates = (start: string, finish: string) =>
    `<Start>${start}:00</Start><Finish>${finish}:00</Finish>`
  const good = read(
    project(
      task(1, 1, 8, dates('2026-12-14T08:00', '2026-12-14T17:00')) +
        task(2, 1, 0, link(1, 1, 0) + dates('2026-12-15T08:00', '2026-12-15T08:00')) +
        task(3, 1, 8, dates('2026-12-14T08:00', '2026-12-16T17:00')),
    ),
  ).work
  expect(checkPlan(good).map(({ line, key }) => [line, key])).toEqual([[4, 'datesDiffer']])
  const circle = read(project(task(1, 1, 8, link(2, 1, 0)) + task(2, 1, 8, link(1, 1, 0)))).work
  expect(checkPlan(circle)).toMatchObject([{ key: 'cycle', text: 'Task 1 → Task 2' }])
})

test('inactive tasks, those of other files and blank rows are no tasks', () => {
  const { work } = read(
    project(
      task(1, 1, 8, '<Active>0</Active>') +
        task(2, 1, 8, '<ExternalTask>1</ExternalTask>') +
        '<Task><UID>3</UID><IsNull>1</IsNull></Task>' +
        task(4, 1, 8),
    ),
  )
  expect(work.tasks.map(({ key }) => key)).toEqual(['4'])
  expect(work.findings.map(({ key, isRefused }) => [key, isRefused])).toEqual([
    ['taskInactive', true],
    ['taskOfOtherFile', true],
  ])
  expect(work.sums).toMatchObject({ file: { rows: 3 }, read: { rows: 1 }, refused: { rows: 2 } })
})
