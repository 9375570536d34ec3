import {
  type DuplicateKey,
  type DuplicateProposal,
  duplicateKeys,
  lookupKeys,
  proposeDuplicates,
} from '../duplicates.ts'
import { type LeadFields, textFields } from '../lead.ts'

/** A lead of the store, or one that an earlier row of the same file makes. */
export type ImportTarget = { leadId: string } | { ofRow: number }

/** A lead as it is after the rows before. */
export type Standing = {
  fields: LeadFields
  externalId: string
  isOptedOut: boolean
  isConverted: boolean
  target: ImportTarget
}

/** Leads by what they are known by: of the store and of the rows before. */
export type LeadIndex = {
  byExternalId: Map<string, Standing>
  byKey: Map<string, Set<Standing>>
  /** The keys of each lead, as it is now. */
  keys: Map<Standing, readonly DuplicateKey[]>
}

/** A domain or a number that more leads than this have is a large company's, and proposes nobody. */
const mostHolders = 20

export function newIndex(): LeadIndex {
  return { byExternalId: new Map(), byKey: new Map(), keys: new Map() }
}

/** The keys of a lead; its own country says where its numbers are dialled, else the given one. */
export function keysOf(fields: LeadFields, country: string): DuplicateKey[] {
  return duplicateKeys({ ...fields, country: fields.country || country })
}

/** Adds a lead with its keys, or what it is known by since it changed. */
export function addToIndex(index: LeadIndex, lead: Standing, keys: readonly DuplicateKey[]): void {
  index.keys.set(lead, keys)
  if (lead.externalId !== '') index.byExternalId.set(lead.externalId, lead)
  for (const key of keys) {
    const holders = index.byKey.get(textOf(key)) ?? new Set()
    index.byKey.set(textOf(key), holders.add(lead))
  }
}

/**
 * Who a row is: by number of the other program, by mail, or by phone and name where a mail is missing. A
 * row that has none of the three is somebody whose every field says the same, if there are two at least.
 */
export function findInIndex(
  index: LeadIndex,
  row: { fields: LeadFields; externalId: string },
  keys: readonly DuplicateKey[],
): Standing | undefined {
  const { fields, externalId } = row
  const byId = externalId === '' ? undefined : index.byExternalId.get(externalId)
  if (byId !== undefined) return byId
  const [byMail] = holdersOf(index, keys, 'mail')
  if (byMail !== undefined) return byMail
  const name = nameOf(keys)
  const byPhone = holdersOf(index, keys, 'phone').find(
    (lead) =>
      nameOf(index.keys.get(lead) ?? []) === name &&
      (fields.mails.length === 0 || lead.fields.mails.length === 0),
  )
  if (byPhone !== undefined || isReachable(fields) || externalId !== '') return byPhone
  return holdersOf(index, keys, 'name').find((lead) => saysTheSame(lead.fields, fields))
}

/** Who may be the same as a new lead: others of the store by their id, rows of the file as `row:3`. */
export function proposeFromIndex(
  index: LeadIndex,
  keys: readonly DuplicateKey[],
): DuplicateProposal[] {
  const sharing = lookupKeys(keys)
    .map((key) => index.byKey.get(textOf(key)) ?? new Set<Standing>())
    .filter((holders) => holders.size <= mostHolders)
  const others = new Set(sharing.flatMap((holders) => [...holders]))
  const rows = [...others].flatMap((lead) => {
    const { target } = lead
    const ownerId = 'leadId' in target ? target.leadId : `row:${target.ofRow}`
    return (index.keys.get(lead) ?? []).map((key) => ({ ...key, ownerId }))
  })
  return proposeDuplicates(keys, rows)
}

/** Whether a lead can be found by more than its name. */
export function isReachable({ mails, phones }: LeadFields): boolean {
  return mails.length + phones.length > 0
}

function saysTheSame(known: LeadFields, row: LeadFields): boolean {
  const told = textFields.filter((field) => row[field] !== '' && field !== 'source')
  const isAll = told.length > 1 && told.every((field) => known[field] === row[field])
  return isAll && !isReachable(known)
}

function holdersOf(
  index: LeadIndex,
  keys: readonly DuplicateKey[],
  kind: DuplicateKey['kind'],
): Standing[] {
  return keys
    .filter((key) => key.kind === kind)
    .flatMap((key) => [...(index.byKey.get(textOf(key)) ?? [])])
}

function nameOf(keys: readonly DuplicateKey[]): string {
  return keys.find(({ kind }) => kind === 'name')?.value ?? ''
}

function textOf({ kind, value }: DuplicateKey): string {
  return `${kind} ${value}`
}
