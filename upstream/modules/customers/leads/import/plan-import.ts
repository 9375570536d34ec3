import { type DuplicateKey, type DuplicateProposal, lookupKeys, nameKey } from '../duplicates.ts'
import { isNothing, type Joined, joinRecords, withJoined } from '../join-records.ts'
import { type LeadFields, type TextField, textFields } from '../lead.ts'
import {
  addToIndex,
  findInIndex,
  type ImportTarget,
  isReachable,
  keysOf,
  type LeadIndex,
  newIndex,
  proposeFromIndex,
  type Standing,
} from './lead-index.ts'
import type { MappedRow } from './map-row.ts'

/** A lead that is there already, as far as an import needs it. */
export type KnownLead = {
  id: string
  fields: LeadFields
  /** Its number in the program whose file is imported; empty for none. */
  externalId: string
  isOptedOut: boolean
  isConverted: boolean
}

export type ImportOptions = {
  /** Where numbers without a country code are dialled: the firm's country. */
  country: string
  /** What happens to a known lead: only empty fields are filled, or the file's values replace them. */
  onKnown: 'fill' | 'replace' | 'skip'
}

/** What changes in a known lead; `optOut` is only ever set, never taken back by a file. */
export type ImportChange = {
  joined: Joined
  replaced: Partial<Record<TextField, string>>
  optOut: boolean
}

/** Each row of a file has exactly one outcome. */
export type RowOutcome = { row: number } & (
  | {
      outcome: 'new'
      fields: LeadFields
      externalId: string
      createdAt: string
      isOptedOut: boolean
      /** Who may be the same: others of the store by their id, rows of the file as `row:3`. */
      proposals: DuplicateProposal[]
    }
  | { outcome: 'updated'; target: ImportTarget; change: ImportChange }
  | { outcome: 'same'; target: ImportTarget }
  | {
      outcome: 'skipped'
      reason: 'testLead' | 'footer' | 'converted' | 'known' | 'differs' | 'differs'
      target?: ImportTarget
    }
  | { outcome: 'error'; reason: 'nothingToIdentify' | 'mailMalformed'; column: string }
)

export type ImportPlan = {
  rows: RowOutcome[]
  /** They sum to the number of rows. */
  counts: Record<RowOutcome['outcome'], number>
}

type LeadRow = Extract<MappedRow, { kind: 'lead' }>

/** The keys by which leads that a file may name are found in the store, each once. */
export function importKeys(
  rows: readonly MappedRow[],
  country: string,
): { externalIds: string[]; keys: DuplicateKey[] } {
  const leads = rows.filter((row) => row.kind === 'lead')
  const keys = leads.flatMap(({ fields }) => {
    const all = keysOf(fields, country)
    return isReachable(fields) ? lookupKeys(all) : all
  })
  const byText = new Map(keys.map((key) => [`${key.kind} ${key.value}`, key]))
  const externalIds = new Set(leads.map(({ externalId }) => externalId).filter((id) => id !== ''))
  return { externalIds: [...externalIds], keys: [...byText.values()] }
}

/**
 * What an import would do, row by row: nothing is written. A row is a known lead by the other program's
 * number, by mail, or by phone and name together where one of them has no mail; whoever shares less is
 * proposed as a duplicate and stays apart. Rows of the same file are known to each other, so the same
 * file once more says `same` for each.
 * @param known leads of the store that share a key of `importKeys`
 */
export function planImport(
  rows: readonly MappedRow[],
  known: readonly KnownLead[],
  options: ImportOptions,
): ImportPlan {
  const index = newIndex()
  for (const { id, ...lead } of known) {
    const standing = { ...lead, target: { leadId: id } }
    addToIndex(index, standing, keysOf(lead.fields, options.country))
  }
  const outcomes = rows.map((row): RowOutcome => {
    if (row.kind === 'skipped') return { row: row.row, outcome: 'skipped', reason: row.reason }
    if (row.kind === 'error') {
      return { row: row.row, outcome: 'error', reason: row.reason, column: row.column }
    }
    return planRow(row, index, options)
  })
  const counts = { new: 0, updated: 0, same: 0, skipped: 0, error: 0 }
  for (const { outcome } of outcomes) counts[outcome] += 1
  return { rows: outcomes, counts }
}

function planRow(lead: LeadRow, index: LeadIndex, options: ImportOptions): RowOutcome {
  const { row, fields, externalId, createdAt, isOptedOut } = lead
  const { onKnown, country } = options
  const keys = keysOf(fields, country)
  const found = findInIndex(index, lead, keys)
  if (found === undefined) {
    const proposals = proposeFromIndex(index, keys)
    const standing = { fields, externalId, isOptedOut, isConverted: false, target: { ofRow: row } }
    addToIndex(index, standing, keys)
    return { row, outcome: 'new', fields, externalId, createdAt, isOptedOut, proposals }
  }
  const { target } = found
  if (found.isConverted) return { row, outcome: 'skipped', reason: 'converted', target }
  const change = changeOf(found, lead, options)
  if (!isNothing(change.joined) || change.optOut || Object.keys(change.replaced).length > 0) {
    found.fields = { ...withJoined(found.fields, change.joined), ...change.replaced }
    found.isOptedOut ||= isOptedOut
    addToIndex(index, found, keysOf(found.fields, country))
    return { row, outcome: 'updated', target, change }
  }
  if (onKnown === 'skip') return { row, outcome: 'skipped', reason: 'known', target }
  const isSame = differing(found.fields, fields).length === 0
  return isSame
    ? { row, outcome: 'same', target }
    : { row, outcome: 'skipped', reason: 'differs', target }
}

/** An opt-out counts whatever is to happen to known leads: a wish for no mail is never skipped. */
function changeOf(
  found: Standing,
  row: LeadRow,
  { onKnown, country }: ImportOptions,
): ImportChange {
  const optOut = row.isOptedOut && !found.isOptedOut
  const nothing: Joined = { fill: {}, addMails: [], addPhones: [], differ: [] }
  if (onKnown === 'skip') return { joined: nothing, replaced: {}, optOut }
  const joined = joinRecords(found.fields, row.fields, country)
  if (onKnown === 'fill') return { joined, replaced: {}, optOut }
  const fields = differing(found.fields, row.fields)
  const replaced = Object.fromEntries(fields.map((field) => [field, row.fields[field]]))
  return { joined: { ...joined, differ: [] }, replaced, optOut }
}

/** What two records say otherwise; where a lead came from first stays, and is no difference. */
function differing(kept: LeadFields, other: LeadFields): TextField[] {
  return textFields
    .filter((field) => field !== 'source' && field !== 'campaign')
    .filter(
      (field) =>
        kept[field] !== '' && other[field] !== '' && !isAlike(field, kept[field], other[field]),
    )
}

/** Names are alike whatever the order of their words: `Alt, Anna` is `Anna Alt`. */
function isAlike(field: TextField, one: string, other: string): boolean {
  if (field !== 'name' && field !== 'company') return one === other
  return nameKey(one) === nameKey(other)
}
