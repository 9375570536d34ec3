import { expect, test } from 'vitest'
import { readOwnTime } from './own-file.ts'
import { readWork } from './read-work.ts'
import type { ImportedWork } from './shape.ts'

const berlin = { timeZone: 'Europe/Berlin' }

function read(lines: string[], reading: Parameters<typeof readWork>[1] = berlin): ImportedWork {
  const work = readWork(lines.join('\r\n'), reading)
  if (!work) throw new Error('not read')
  return work
}

/** What was read and what was refused is the file, and entries are what was read. */
function expectSums(work: ImportedWork, seconds: number, amounts: Record<string, string>) {
  expect(work.sums.file).toEqual({ rows: work.sums.file.rows, seconds, amounts })
  expect(work.sums.read.rows + work.sums.refused.rows).toBe(work.sums.file.rows)
  expect(work.sums.read.seconds + work.sums.refused.seconds).toBe(seconds)
  expect(work.entries.reduce((sum, entry) => sum + entry.seconds, 0)).toBe(work.sums.read.seconds)
  expect(work.entries).toHaveLength(work.sums.read.rows)
}

test('Toggl: seconds, tags, quotes and a day that ends after midnight', () => {
  const work = read([
    '\ufeffUser,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount (EUR)',
    'Ada L,ada@example.test,Mill & Co,Shop,Analysis,"Said ""yes"", twice",Yes,2026-03-02,09:00:05,2026-03-02,10:30:05,01:30:00,"deep, calm",135.00',
    'Ada L,ada@example.test,Mill & Co,Shop,,,No,2026-03-02,23:30:00,2026-03-03,00:15:00,00:45:00,,',
    'Ben M,ben@example.test,,Own,,,No,2026-03-28,23:00:00,2026-03-29,04:00:00,04:00:00,,0.05',
  ])
  expect(work.program).toBe('toggl')
  expectSums(work, 5400 + 2700 + 14_400, { EUR: '135.05' })
  expect(work.findings).toEqual([])
  expect(work.entries[0]).toMatchObject({
    startedAt: '2026-03-02T08:00:05.000Z',
    endedAt: '2026-03-02T09:30:05.000Z',
    note: 'Said "yes", twice',
    labels: ['deep', 'calm'],
    isBillable: true,
    amount: '135',
    currency: 'EUR',
  })
  expect(work.entries[1]).toMatchObject({ endedAt: '2026-03-02T23:15:00.000Z', isBillable: false })
  expect(work.people.map(({ name, email }) => [name, email])).toEqual([
    ['Ada L', 'ada@example.test'],
    ['Ben M', 'ben@example.test'],
  ])
  expect(work.projects.map(({ name, clientKey }) => [name, clientKey === null])).toEqual([
    ['Shop', false],
    ['Own', true],
  ])
  expect(work.tasks.map(({ name }) => name)).toEqual(['Analysis'])
})

test('Toggl, newer heads: a member, and stop instead of end', () => {
  const work = read([
    'Description,Billable,Duration,Member,Email,Project,Tags,Start date,Start time,Stop date,Stop time',
    'Plan,Yes,0:20:00,Ada,ada@example.test,Shop,,2026-03-02,09:00,2026-03-02,09:20',
  ])
  expectSums(work, 1200, {})
  expect(work.people.map(({ name }) => name)).toEqual(['Ada'])
})

test('Clockify: dates of either order are told by those that read one way, and clocks of 12 hours', () => {
  const heads =
    'Project,Client,Description,Task,User,Group,Email,Tags,Type,Billable,Invoiced,Invoice ID,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal),Billable Rate (USD),Billable Amount (USD),Date of creation'
  const row = (from: string, to: string) =>
    `Shop,,Call,,Ada,,ada@example.test,,Regular,Yes,Yes,7,${from},12:05:00 AM,${to},12:35 PM,12:30:00,12.50,"1,000.00","12,500.00",${from}`
  const month = read([heads, row('10/12/2026', '10/12/2026'), row('10/31/2026', '10/31/2026')])
  expect(month.entries.map(({ startedAt }) => startedAt)).toEqual([
    '2026-10-11T22:05:00.000Z',
    '2026-10-30T23:05:00.000Z',
  ])
  expectSums(month, 2 * 45_000, { USD: '25000' })
  expect(month.entries[0]).toMatchObject({ hourly: '1000', isInvoiced: true })
  const day = read([heads, row('10/12/2026', '10/12/2026'), row('31/10/2026', '31/10/2026')])
  expect(day.entries.map(({ date }) => date)).toEqual(['2026-12-10', '2026-10-31'])
})

test('where no date says it, the order is the program’s or the one given, and that is said', () => {
  const lines = [
    'Project,User,Group,Start Date,Start Time,End Date,End Time,Duration (h)',
    'Shop,Ada,,03/04/2026,09:00,03/04/2026,10:00,01:00:00',
  ]
  const assumed = read(lines)
  expect(assumed.entries[0]?.date).toBe('2026-03-04')
  expect(assumed.findings).toMatchObject([{ key: 'dateOrderAssumed', isRefused: false }])
  const given = read(lines, { ...berlin, dateOrder: 'day' })
  expect([given.entries[0]?.date, given.findings]).toEqual(['2026-04-03', []])
})

test('rows that cannot be read are refused with their field, the others are read', () => {
  const work = read([
    'Project,User,Group,Start Date,Start Time,End Date,End Time,Duration (h),Billable Amount (EUR)',
    'Shop,Ada,,13/15/2026,09:00 AM,10/15/2026,10:00 AM,01:00:00,1.00',
    'Shop,Ada,,10/15/2026,25:00,10/15/2026,10:00,01:00:00,2.00',
    'Shop,Ada,,10/15/2026,09:00,10/14/2026,10:00,01:00:00,4.00',
    'Shop,Ada,,10/15/2026,09:00,10/15/2026,10:00,an hour,8.00',
    'Shop,Ada,,10/15/2026,09:00,,,,16.00',
    'Shop,Ada,,10/15/2026,09:00,10/15/2026,10:00,01:00:00,many',
    '',
    'Shop,Ada,,10/16/2026,09:00,10/16/2026,10:00,01:00:00,32.00',
  ])
  expect(
    work.findings.map(({ line, field, key, isRefused }) => [line, field, key, isRefused]),
  ).toEqual([
    [2, 'startDate', 'dateUnreadable', true],
    [3, 'startTime', 'timeUnreadable', true],
    [4, 'endTime', 'endBeforeStart', true],
    [5, 'duration', 'durationUnreadable', true],
    [6, 'endTime', 'timerRuns', true],
    [7, 'Billable Amount (EUR)', 'numberUnreadable', false],
  ])
  expect(work.entries.map(({ line }) => line)).toEqual([7, 9])
  expect(work.sums).toMatchObject({
    file: { rows: 7, amounts: { EUR: '63' } },
    read: { rows: 2, seconds: 7200, amounts: { EUR: '32' } },
    refused: { rows: 5, amounts: { EUR: '31' } },
  })
})

test('Harvest: days and hours with commas, money with points for thousands', () => {
  const work = read([
    'Date,Client,Project,Project Code,Task,Notes,Hours,Billable?,Invoiced?,Approved?,First Name,Last Name,Roles,Employee?,Billable Rate,Billable Amount,Cost Rate,Cost Amount,Currency,External Reference URL',
    '2026-03-02,Mill & Co,Shop,S-1,Design,"Two, or three",20.0,Yes,No,No,Ada,Lovelace,,Yes,100.0,2000.0,0.0,0.0,Euro - EUR,',
    '2026-03-03,Mill & Co,Shop,S-1,Design,,0.01,No,Yes,No,Ben,,,Yes,100.0,1.0,0.0,0.0,US Dollar - USD,',
  ])
  expectSums(work, 72_036, { EUR: '2000', USD: '1' })
  expect(work.entries[0]).toMatchObject({
    startedAt: null,
    endedAt: null,
    date: '2026-03-02',
    hourly: '100',
  })
  expect(work.people.map(({ name }) => name)).toEqual(['Ada Lovelace', 'Ben'])
  expect(work.projects[0]).toMatchObject({ name: 'Shop', code: 'S-1' })
  const comma = read([
    'Date,Client,Project,Task,Notes,Hours,Billable?,First Name,Last Name,Billable Rate,Billable Amount,Currency',
    '2026-03-02,,Shop,,,"20,0",Yes,Ada,L,"100,0","2.000,0",Euro - EUR',
    '2026-03-02,,Shop,,,"0,25",Yes,Ada,L,"100,0","25,0",Euro - EUR',
  ])
  expectSums(comma, 72_900, { EUR: '2025' })
})

test('Kimai: heads in the language of its user, midnight, and a break that its duration leaves out', () => {
  const english = read([
    'Date,From,To,Duration,Currency,Price,"Internal price","Hourly price","Fixed price",Name,User,E-mail,"Staff number",Customer,Project,Activity,Description,Billable,Tags',
    '2026-03-02,22:00,01:30,3:30,EUR,315,0,90,,Ada,ada,ada@example.test,,Mill & Co,Shop,Support,,1,',
    '2026-03-03,09:00,17:00,7:30,EUR,675,0,90,,Ada,ada,ada@example.test,,Mill & Co,Shop,Support,,,',
  ])
  expectSums(english, 11 * 3600, { EUR: '990' })
  expect(english.entries[0]).toMatchObject({
    startedAt: '2026-03-02T21:00:00.000Z',
    endedAt: '2026-03-03T00:30:00.000Z',
    isBillable: true,
    hourly: '90',
  })
  expect(english.findings).toEqual([
    { line: 3, field: 'duration', key: 'durationDiffers', text: '7:30', isRefused: false },
  ])
  const german = read([
    'Datum;Von;Bis;Dauer;Währung;Preis;Interner Preis;Preis pro Stunde;Festpreis;Name;Benutzer;E-Mail;Personalnummer;Kunde;Projekt;Tätigkeit;Beschreibung;Abrechenbar;Schlagworte',
    '2026-03-02;09:00;10:00;1:00;EUR;90,5;0;90,5;;Ada;ada;ada@example.test;;Mühle;Laden;Beratung;Müde;1;',
  ])
  expectSums(german, 3600, { EUR: '90.5' })
  expect(german.entries[0]?.note).toBe('Müde')
})

test('in the hour that comes twice, the length says which one it was', () => {
  const entries = read([
    'User,Email,Project,Start date,Start time,End date,End time,Duration',
    'Ada,,Shop,2026-10-25,02:30:00,2026-10-25,03:30:00,01:00:00',
    'Ada,,Shop,2026-10-25,02:30:00,2026-10-25,03:30:00,02:00:00',
  ]).entries
  expect(entries.map(({ startedAt }) => startedAt)).toEqual([
    '2026-10-25T01:30:00.000Z',
    '2026-10-25T00:30:00.000Z',
  ])
})

test('any other CSV, by the columns that a person chose: times with zones, or day and time in one', () => {
  const heads = {
    person: 'Who',
    project: 'What',
    startDate: 'Begin',
    startTime: 'Begin',
    endDate: 'End',
    endTime: 'End',
  }
  const zoned = readOwnTime(
    [
      'Report of March',
      '',
      'Who;What;Begin;End',
      'Ada;Shop;2026-03-01T23:30:00Z;2026-03-02T00:30:00Z',
    ].join('\n'),
    heads,
    berlin,
  )
  expect(zoned?.entries[0]).toMatchObject({
    line: 4,
    date: '2026-03-02',
    startedAt: '2026-03-01T23:30:00.000Z',
    seconds: 3600,
  })
  const local = readOwnTime(
    ['Who\tWhat\tBegin\tEnd', 'Ada\tShop\t2026-03-02 09:00\t2026-03-02 09:45'].join('\n'),
    heads,
    berlin,
  )
  expect(local?.entries[0]).toMatchObject({ startedAt: '2026-03-02T08:00:00.000Z', seconds: 2700 })
  expect(readOwnTime('a,b\n1,2', heads, berlin)).toBeUndefined()
})

test('a file of no program that is known is not read', () => {
  expect(readWork('a,b\n1,2', berlin)).toBeUndefined()
  expect(readWork('', berlin)).toBeUndefined()
  expect(readWork('{"name": 1}', berlin)).toBeUndefined()
  expect(readWork('<html></html>', berlin)).toBeUndefined()
})
