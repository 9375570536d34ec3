import { expect, test } from 'vitest'
import { readReportQuery } from './read-report-query.ts'

const now = '2026-11-26T14:30:15'
const read = (search: string) => readReportQuery({ url: `https://firm.example/r?${search}` }, now)

test('day and time of what was known are one moment, in two fields or in one', () => {
  expect(read('knownOn=2026-11-26&knownTime=').query).toEqual({ knownOn: '2026-11-26' })
  for (const search of ['knownOn=2026-11-26&knownTime=14:30', 'knownAt=2026-11-26T14:30']) {
    const { query, typed, problems } = read(search)
    expect(query).toEqual({ knownAt: '2026-11-26T14:30' })
    expect(typed).toMatchObject({ knownOn: '2026-11-26', knownTime: '14:30' })
    expect(problems).toEqual({})
  }
})

test.each([
  ['knownOn=2026-02-30', { knownOn: { key: 'invalidDate' } }],
  ['knownOn=2026-11-27', { knownOn: { key: 'inFuture' } }],
  ['knownOn=yesterday', { knownOn: { key: 'invalidDate' } }],
  ['knownTime=10:30', { knownOn: { key: 'required' } }],
  ['knownOn=2026-11-26&knownTime=24:00', { knownTime: { key: 'invalid' } }],
  ['knownOn=2026-11-26&knownTime=14:31', { knownTime: { key: 'timeAhead' } }],
  ['knownAt=2026-11-27T00:00', { knownOn: { key: 'inFuture' } }],
  ['from=2026-02-30&to=2026-03-31', { from: { key: 'invalidDate' } }],
])('%s has a problem at its field, and what was typed stays', (search, expected) => {
  const { query, typed, problems } = read(search)
  expect(problems).toEqual(expected)
  expect([query.knownOn, query.knownAt]).toEqual([undefined, undefined])
  const [[name = '', value] = []] = [...new URLSearchParams(search)]
  if (name !== 'knownAt') expect(typed).toMatchObject({ [name]: value })
})
