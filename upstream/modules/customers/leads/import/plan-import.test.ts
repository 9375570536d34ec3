import { expect, it } from 'vitest'
import { emptyLead, type LeadFields } from '../lead.ts'
import { type MappedRow, mapRows } from './map-row.ts'
import { type ImportOptions, importKeys, type KnownLead, planImport } from './plan-import.ts'
import { readTable } from './read-table.ts'
import { proposeMapping } from './source-formats.ts'

const options: ImportOptions = { country: 'DE', onKnown: 'fill' }

function row(at: number, fields: Partial<LeadFields>, more = {}): MappedRow {
  const lead = { externalId: '', isOptedOut: false, createdAt: '', ...more }
  return { row: at, kind: 'lead', fields: { ...emptyLead(), ...fields }, ...lead }
}

function known(id: string, fields: Partial<LeadFields>, more: Partial<KnownLead> = {}): KnownLead {
  const lead = { externalId: '', isOptedOut: false, isConverted: false }
  return { id, fields: { ...emptyLead(), ...fields }, ...lead, ...more }
}

it('ends each row as new, updated, same, skipped or error, also against rows of the same file', () => {
  const rows: MappedRow[] = [
    row(2, { name: 'Anna Alt', mails: ['anna@acme.de'] }),
    row(3, { name: 'Anna Alt', mails: ['anna@acme.de'], phones: ['030 123456'] }),
    row(4, { name: 'Anna Alt', mails: ['ANNA@acme.de'] }),
    row(5, { name: 'Anna Alt', mails: ['anna+2@acme.de'] }),
    row(6, { name: 'Alt, Anna', phones: ['+49 30 123456'] }),
    row(7, { name: 'Anna Alt' }),
    row(8, { name: 'Bert', mails: ['bert@old.de'] }, { isOptedOut: true }),
    row(9, { name: 'Cem', mails: ['cem@old.de'] }),
    row(10, { name: 'Dora', mails: ['new@dora.de'] }, { externalId: 'x9' }),
    row(11, { name: 'Other name', mails: ['cem2@old.de'] }),
    { row: 12, kind: 'error', reason: 'nothingToIdentify', column: '' },
    { row: 13, kind: 'skipped', reason: 'footer' },
    row(14, { name: 'Eva', company: 'Eva AG' }),
    row(15, { name: 'Eva', company: 'Eva AG' }),
    row(16, { name: 'Eva', company: 'Other AG' }),
  ]
  const store = [
    known('bert', { name: 'Bert', mails: ['bert@old.de'] }),
    known('cem', { name: 'Cem', mails: ['cem@old.de'] }, { isConverted: true }),
    known('dora', { name: 'Dora', mails: ['dora@dora.de'] }, { externalId: 'x9' }),
    known('cem2', { name: 'Cem Two', mails: ['cem2@old.de'] }),
  ]
  const plan = planImport(rows, store, options)
  expect(plan.rows).toMatchObject([
    { row: 2, outcome: 'new', proposals: [] },
    {
      row: 3,
      outcome: 'updated',
      target: { ofRow: 2 },
      change: { joined: { addPhones: ['030 123456'] } },
    },
    { row: 4, outcome: 'same', target: { ofRow: 2 } },
    {
      row: 5,
      outcome: 'new',
      proposals: [{ id: 'row:2', reasons: ['baseMail', 'name', 'domain'] }],
    },
    { row: 6, outcome: 'same', target: { ofRow: 2 } },
    { row: 7, outcome: 'new', proposals: [] },
    { row: 8, outcome: 'updated', target: { leadId: 'bert' }, change: { optOut: true } },
    { row: 9, outcome: 'skipped', reason: 'converted', target: { leadId: 'cem' } },
    {
      row: 10,
      outcome: 'updated',
      target: { leadId: 'dora' },
      change: { joined: { addMails: ['new@dora.de'] } },
    },
    { row: 11, outcome: 'skipped', reason: 'differs', target: { leadId: 'cem2' } },
    { row: 12, outcome: 'error' },
    { row: 13, outcome: 'skipped', reason: 'footer' },
    { row: 14, outcome: 'new', proposals: [] },
    { row: 15, outcome: 'same', target: { ofRow: 14 } },
    { row: 16, outcome: 'new', proposals: [] },
  ])
  expect(plan.counts).toEqual({ new: 5, updated: 3, same: 3, skipped: 3, error: 1 })
})

it('replaces values or leaves known leads alone where that is chosen, but never loses an opt-out', () => {
  const store = [known('a', { name: 'Anna', city: 'Bonn', mails: ['a@x.de'], source: 'fair' })]
  const rows = [
    row(2, { name: 'Anna Alt', mails: ['a@x.de'], source: 'web' }, { isOptedOut: true }),
    row(3, { name: 'Anna B', mails: ['a@x.de'] }),
  ]
  const replaced = planImport(rows, store, { ...options, onKnown: 'replace' })
  expect(replaced.rows).toMatchObject([
    { outcome: 'updated', change: { replaced: { name: 'Anna Alt' }, optOut: true } },
    { outcome: 'updated', change: { replaced: { name: 'Anna B' }, optOut: false } },
  ])
  const left = planImport(rows, store, { ...options, onKnown: 'skip' })
  expect(left.rows).toMatchObject([
    { outcome: 'updated', change: { replaced: {}, joined: { fill: {} }, optOut: true } },
    { outcome: 'skipped', reason: 'known' },
  ])
})

it('imports 10,000 rows whose outcomes sum to the rows, and once more changes nothing', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => {
    const person = at % 7 === 0 ? at - 7 : at
    const mail = at % 11 === 0 ? '' : at % 501 === 0 ? 'no mail' : `p${person}@big.example`
    return `${at % 97 === 0 ? '' : `Person ${person}`},${mail},030 ${100_000 + person}`
  })
  const file = new TextEncoder().encode(['Name,Email,Phone', ...lines].join('\n'))
  const table = readTable(file)
  if (table === undefined) throw new Error('no table')
  const rows = mapRows(table, proposeMapping(table.head, 'other'), 'other')
  expect(rows).toHaveLength(10_000)
  const { externalIds, keys } = importKeys(rows, 'DE')
  expect(externalIds).toEqual([])
  expect(new Set(keys.map(({ kind, value }) => `${kind} ${value}`)).size).toBe(keys.length)
  const first = planImport(rows, [], options)
  const sum = Object.values(first.counts).reduce((total, count) => total + count, 0)
  expect(sum).toBe(10_000)
  expect(first.rows.map(({ row: at }) => at)).toEqual(rows.map(({ row: at }) => at))
  expect(first.counts.error).toBe(rows.filter(({ kind }) => kind === 'error').length)
  const store = new Map<string, KnownLead>()
  for (const one of first.rows) {
    if (one.outcome === 'new') {
      store.set(`row${one.row}`, known(`row${one.row}`, one.fields))
    }
    if (one.outcome !== 'updated' || !('ofRow' in one.target)) continue
    const target = store.get(`row${one.target.ofRow}`)
    if (target === undefined) throw new Error('updated nobody')
    const { fill, addMails, addPhones } = one.change.joined
    const { mails, phones } = target.fields
    target.fields = {
      ...target.fields,
      ...fill,
      mails: [...mails, ...addMails],
      phones: [...phones, ...addPhones],
    }
  }
  expect(store.size).toBe(first.counts.new)
  const second = planImport(rows, [...store.values()], options)
  expect(second.counts).toMatchObject({ new: 0, updated: 0, error: first.counts.error })
})
