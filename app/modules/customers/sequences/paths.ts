import type { SequenceSubject } from '#contract/customers/sequences.ts'

/** Addresses of this module's pages, and of those that it leads to. */

export function sequencesPath(firmId: string): string {
  return `/firms/${firmId}/sequences`
}

export function sequencePath(firmId: string, id: string): string {
  return `${sequencesPath(firmId)}/${id}`
}

export function newSequencePath(firmId: string): string {
  return `${sequencesPath(firmId)}/new`
}

/** Contacts in sequences; of one, and of one state, where they are named. */
export function membersPath(firmId: string, query: Record<string, string> = {}): string {
  const given = new URLSearchParams(query).toString()
  return `/firms/${firmId}/sequence-members${given && `?${given}`}`
}

export function memberPath(firmId: string, id: string): string {
  return `/firms/${firmId}/sequence-members/${id}`
}

/** Where leads, deals or customers are added; of one record, its id. */
export function enrolPath(firmId: string, kind: SequenceSubject, id?: string): string {
  const query = id === undefined ? '' : `?id=${id}`
  return `${sequencesPath(firmId)}/enrol/${kind}${query}`
}

/** The page of a lead, deal or customer, and their list. */
export function subjectPath(firmId: string, kind: SequenceSubject, id: string): string {
  return `/firms/${firmId}/${kind === 'party' ? 'parties' : `${kind}s`}/${id}`
}

export function subjectsPath(firmId: string, kind: SequenceSubject): string {
  return `/firms/${firmId}/${kind === 'party' ? 'customers' : `${kind}s`}`
}
