import { expect, it } from 'vitest'
import { checkDefinition } from './check-definition.ts'
import { compileFilter, type FieldValue } from './compile.ts'
import { daysToBirthday, resolveDay } from './days.ts'
import { type Group, nextDefinition } from './definition.ts'
import { compileSegment } from './evaluate.ts'
import { partyFields } from './party-fields.ts'

const fields = partyFields([
  { key: 'seats', type: 'number' },
  { key: 'vip', type: 'yesNo' },
])

function all(...parts: Group['parts']): Group {
  return { match: 'all', parts }
}

function meant(root: Group, values: Record<string, FieldValue>, today = '2026-04-15'): boolean {
  return compileFilter(root, fields, today).isMeant({ fields: values })
}

it('reads relative days in the zone of the firm', () => {
  const root = all({
    field: 'createdDate',
    operator: 'onOrAfter',
    value: { startOf: 'month', offset: 0 },
  })
  const inZone = (timeZone: string) => {
    const { today, isMeant } = compileSegment({ version: 3, root }, fields, {
      at: '2026-03-31T22:30:00Z',
      timeZone,
    })
    return [today, isMeant({ fields: { createdDate: '2026-03-31' } })]
  }
  expect(inZone('Europe/Berlin')).toEqual(['2026-04-01', false])
  expect(inZone('America/New_York')).toEqual(['2026-03-31', true])
})

it('names days by calendar rules', () => {
  expect(resolveDay({ fromToday: -1, unit: 'month' }, '2026-03-31')).toBe('2026-02-28')
  expect(resolveDay({ fromToday: -1, unit: 'year' }, '2024-02-29')).toBe('2023-02-28')
  expect(resolveDay({ fromToday: -90, unit: 'day' }, '2026-03-31')).toBe('2025-12-31')
  expect(resolveDay({ startOf: 'week', offset: 0 }, '2026-03-29')).toBe('2026-03-23')
  expect(resolveDay({ startOf: 'quarter', offset: -1 }, '2026-02-10')).toBe('2025-10-01')
  expect(resolveDay({ startOf: 'year', offset: 1 }, '2026-02-10')).toBe('2027-01-01')
})

it('finds birthdays over the turn of the year and of 29 February', () => {
  expect(daysToBirthday('1985-01-02', '2026-12-30')).toBe(3)
  expect(daysToBirthday('--12-30', '2026-12-30')).toBe(0)
  expect(daysToBirthday('2000-02-29', '2026-02-27')).toBe(1)
  expect(daysToBirthday('2000-02-29', '2028-02-27')).toBe(2)
  expect(daysToBirthday('1985-02-30', '2026-01-01')).toBeUndefined()
  const within = all({ field: 'birthday', operator: 'isWithinDays', value: 7 })
  expect(meant(within, { birthday: '1985-01-02' }, '2026-12-30')).toBe(true)
  expect(meant(within, { birthday: '1985-01-02' }, '2026-12-20')).toBe(false)
  expect(meant(within, { birthday: null })).toBe(false)
})

it('compares texts, tags, decimals and added fields', () => {
  expect(meant(all({ field: 'city', operator: 'is', value: 'köln' }), { city: 'KO\u0308LN' })).toBe(
    true,
  )
  const tags = (operator: 'hasAll' | 'hasNone') =>
    all({ field: 'tags', operator, value: ['VIP', 'shop'] })
  expect(meant(tags('hasAll'), { tags: ['vip', 'Shop', 'x'] })).toBe(true)
  expect(meant(tags('hasNone'), { tags: ['shop'] })).toBe(false)
  expect(meant(tags('hasNone'), {})).toBe(true)
  const seats = all({ field: 'custom.seats', operator: 'between', value: ['0.1', '10'] })
  expect(meant(seats, { 'custom.seats': '0.10' })).toBe(true)
  expect(meant(seats, { 'custom.seats': '10.01' })).toBe(false)
  expect(meant(seats, { 'custom.seats': null })).toBe(false)
  const either: Group = {
    match: 'none',
    parts: [{ field: 'custom.vip', operator: 'isTrue' }, all()],
  }
  expect(meant(either, {})).toBe(false)
})

it('says which figures somebody has to count, each once and with fixed days', () => {
  const ever = { figure: 'netSales', operator: 'moreThan', value: 0 } as const
  const root = all(ever, { match: 'any', parts: [{ ...ever, of: { itemIds: ['b', 'a', 'b'] } }] })
  const twice = all(...root.parts, { ...ever, operator: 'atMost', value: 900_000 })
  const { needs, isMeant } = compileFilter(twice, fields, '2026-04-15')
  expect(needs.map(({ itemIds }) => itemIds)).toEqual([['a', 'b'], []])
  expect(compileFilter(root, fields, '2026-04-15').needs).toEqual(needs)
  expect(() => isMeant({ fields: {}, figures: {} })).toThrow('figure_missing')
})

it('raises the version when a definition says something else, and only then', () => {
  const first = nextDefinition(undefined, all({ field: 'city', operator: 'is', value: 'Rome' }))
  expect(first.version).toBe(1)
  const reordered = JSON.parse(
    '{"parts":[{"value":"Rome","operator":"is","field":"city"}],"match":"all"}',
  )
  expect(nextDefinition(first, reordered)).toBe(first)
  const changed = nextDefinition(first, all({ field: 'city', operator: 'is', value: 'Bari' }))
  expect(changed.version).toBe(2)
})

it('names every fault of a definition at its place', () => {
  const root = all(
    { field: 'shoes', operator: 'is', value: 'x' },
    { field: 'city', operator: 'lessThan', value: 'x' },
    {
      match: 'any',
      parts: [
        { field: 'createdDate', operator: 'is', value: { day: '2026-02-30' } },
        { field: 'custom.seats', operator: 'is', value: '1e3' },
        { field: 'tags', operator: 'hasAny', value: [] },
      ],
    },
    { field: 'constructor', operator: 'isFilled' },
    { field: 'city', operator: 'isEmpty', value: 'x' },
    { figure: 'owes', operator: 'atLeast', value: 0.5 },
    { figure: 'netSales', operator: 'atLeast' },
  )
  expect(checkDefinition(root, fields)).toEqual([
    { path: 'parts.0', reason: 'unknownField' },
    { path: 'parts.1', reason: 'operatorNotForField' },
    { path: 'parts.2.parts.0', reason: 'valueMalformed' },
    { path: 'parts.2.parts.1', reason: 'valueMalformed' },
    { path: 'parts.2.parts.2', reason: 'valueMalformed' },
    { path: 'parts.3', reason: 'unknownField' },
    { path: 'parts.4', reason: 'valueNotNeeded' },
    { path: 'parts.5', reason: 'valueMalformed' },
    { path: 'parts.6', reason: 'valueMissing' },
  ])
  expect(() => compileFilter(root, fields, '2026-04-15')).toThrow('definition_malformed')
})
