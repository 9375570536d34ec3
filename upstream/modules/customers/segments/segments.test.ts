import { expect, it } from 'vitest'
import { checkDefinition } from './check-definition.ts'
import { compileFilter, type FieldValue } from './compile.ts'
import { daysToBirthday, resolveDay } from './days.ts'
import { type Group, nextDefinition } from './definition.ts'
import { compileSegment, evaluateSegment } from './evaluate.ts'
import { countFigures, type OpenItem, type SalesDocument } from './figures.ts'
import { partyFields } from './party-fields.ts'

const fields = partyFields([
  { key: 'seats', type: 'number' },
  { key: 'vip', type: 'yesNo' },
])
const berlin = { at: '2026-04-15T10:00:00Z', timeZone: 'Europe/Berlin' }

function all(...parts: Group['parts']): Group {
  return { match: 'all', parts }
}

function meant(root: Group, values: Record<string, FieldValue>, today = '2026-04-15'): boolean {
  return compileFilter(root, fields, today).isMeant({ fields: values })
}

function invoice(id: string, date: string, net: number, more: Partial<SalesDocument> = {}) {
  const lines = [{ itemId: 'tea', categoryId: 'drinks', quantity: '2', net }]
  return {
    id,
    partyId: 'anna',
    kind: 'invoice',
    state: 'finalised',
    date,
    ofInvoiceId: null,
    lines,
    ...more,
  } satisfies SalesDocument
}

function credit(ofInvoiceId: string | null, date: string, net: number): SalesDocument {
  return invoice(`c-${ofInvoiceId}-${date}`, date, net, { kind: 'creditNote', ofInvoiceId })
}

function members(root: Group, documents: SalesDocument[], items: OpenItem[] = []): string[] {
  const definition = { version: 1, root }
  const { needs } = compileSegment(definition, fields, berlin)
  const parties = ['anna', 'bert'].map((partyId) => ({ partyId, fields: {} }))
  const figures = countFigures(needs, documents, items)
  return evaluateSegment(definition, fields, berlin, parties, figures).partyIds
}

it('reads relative days in the zone of the firm', () => {
  const root = all({
    field: 'createdDate',
    operator: 'onOrAfter',
    value: { startOf: 'month', offset: 0 },
  })
  const parties = [{ partyId: 'anna', fields: { createdDate: '2026-03-31' } }]
  const at = '2026-03-31T22:30:00Z'
  const inZone = (timeZone: string) =>
    evaluateSegment({ version: 3, root }, fields, { at, timeZone }, parties, new Map())
  expect(inZone('Europe/Berlin')).toEqual({
    definitionVersion: 3,
    evaluatedAt: at,
    today: '2026-04-01',
    partyIds: [],
  })
  expect(inZone('America/New_York')).toMatchObject({ today: '2026-03-31', partyIds: ['anna'] })
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

it('counts as not bought since what was invoiced and credited again', () => {
  const notSince = all({
    figure: 'lastBought',
    operator: 'notSince',
    value: { fromToday: -3, unit: 'month' },
  })
  const old = invoice('1', '2025-12-01', 5000)
  const recent = invoice('2', '2026-03-01', 5000)
  expect(members(notSince, [old])).toEqual(['anna', 'bert'])
  expect(members(notSince, [old, recent])).toEqual(['bert'])
  expect(members(notSince, [old, recent, credit('2', '2026-04-01', 4000)])).toEqual(['bert'])
  expect(members(notSince, [old, recent, credit('2', '2026-04-01', 5000)])).toEqual([
    'anna',
    'bert',
  ])
  const draft = invoice('3', '2026-04-02', 5000, { state: 'draft' })
  const voided = invoice('4', '2026-04-02', 5000, { state: 'voided' })
  expect(members(notSince, [old, draft, voided])).toEqual(['anna', 'bert'])
  // Whoever bought once and not since: both conditions.
  const once = all(...notSince.parts, { figure: 'lastBought', operator: 'isFilled' })
  expect(members(once, [old])).toEqual(['anna'])
})

it('counts sales by item and day, with credits on the day of their invoice', () => {
  const sold = (operator: 'atLeast' | 'is', value: number, of = {}) =>
    all({ figure: 'netSales', operator, value, of })
  const documents = [
    invoice('1', '2025-12-31', 10_000),
    invoice('2', '2026-01-01', 7000, {
      lines: [{ itemId: 'pot', categoryId: 'ware', quantity: '1', net: 7000 }],
    }),
    credit('1', '2026-02-01', 4000),
    credit(null, '2026-02-01', 500),
  ]
  const year = { from: { startOf: 'year' as const, offset: 0 } }
  expect(members(sold('is', 12_500), documents)).toEqual(['anna'])
  expect(members(sold('is', 6500, year), documents)).toEqual(['anna'])
  expect(members(sold('is', 7000, { ...year, itemIds: ['pot'] }), documents)).toEqual(['anna'])
  expect(members(sold('is', 5500, { categoryIds: ['drinks'] }), documents)).toEqual(['anna'])
  const pieces = all({ figure: 'netQuantity', operator: 'is', value: '-1' })
  expect(members(pieces, documents)).toEqual(['anna'])
})

it('knows who owes, and who owes since too long', () => {
  const items = [
    { partyId: 'anna', dueDate: '2026-04-15', balance: 8000 },
    { partyId: 'anna', dueDate: '2026-04-14', balance: 2500 },
    { partyId: 'bert', dueDate: '2026-01-01', balance: -2500 },
  ]
  expect(members(all({ figure: 'owes', operator: 'is', value: 10_500 }), [], items)).toEqual([
    'anna',
  ])
  expect(members(all({ figure: 'overdue', operator: 'is', value: 2500 }), [], items)).toEqual([
    'anna',
  ])
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
