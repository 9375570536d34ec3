import type { JsonObject } from './json.ts'

/** A statement as it is kept. */
export type StoredStatement = {
  statementId: string
  /** Complete, with `id`, `stored`, `timestamp`, `authority` and `version`. */
  statement: JsonObject
  /** The order of storing: 1, 2, … within a store. */
  sequence: number
  /** Instant in UTC. */
  storedAt: string
  isVoided: boolean
  /** The statement that its object refers to; null where it refers to none. */
  refersTo: string | null
}

/**
 * What a statement is found by. A statement has one of its own, and one for each statement that it
 * refers to, directly or through others: a filter must be met by one facet alone.
 */
export type Facet = {
  verb: string
  /** Its object, where that is an activity. */
  activity: string | null
  /** Its actor and object, where they are agents; `agentKey` of each. */
  agents: string[]
  registration: string | null
  /** Every activity and agent that it names anywhere, those above included. */
  relatedActivities: string[]
  relatedAgents: string[]
}

export type StatementFilter = {
  verb?: string
  activity?: string
  agent?: string
  registration?: string
  isRelatedActivity: boolean
  isRelatedAgent: boolean
  /** Stored after, and stored at or before; instants in UTC. */
  since?: string
  until?: string
  isAscending: boolean
  /** Beyond this sequence in the order asked for. */
  after: number | null
  limit: number
}

export type DocumentKey = {
  kind: 'state' | 'activityProfile' | 'agentProfile'
  /** Empty for profiles of agents. */
  activityId: string
  /** `agentKey`; empty for profiles of activities. */
  agent: string
  /** Of states alone; null for none. */
  registration: string | null
}

export type StoredDocument = {
  documentId: string
  contentType: string
  body: Uint8Array
  /** Of the body: a hex digest. */
  etag: string
  updatedAt: string
}

export type KeptAttachment = { sha2: string; contentType: string; body: Uint8Array }

/**
 * Where statements and documents are kept. All of one request happens in one transaction of the
 * caller; nothing here waits.
 */
export type XapiStore = {
  find: (statementId: string) => StoredStatement | undefined
  insert: (statement: Omit<StoredStatement, 'sequence'>, facets: readonly Facet[]) => void
  setVoided: (statementId: string) => void
  /** Statements whose object refers to one. */
  referrers: (statementId: string) => StoredStatement[]
  facets: (statementId: string) => Facet[]
  addFacets: (statementId: string, facets: readonly Facet[]) => void
  /** Those that are not voided and of which one facet meets the filter, in the order of storing. */
  list: (filter: StatementFilter) => StoredStatement[]

  /** The definition of an activity as statements told it; undefined for one that none names. */
  findActivity: (activityId: string) => JsonObject | undefined
  saveActivity: (activityId: string, definition: JsonObject) => void
  /** Every agent that statements name as the one of a key. */
  agentsOf: (agentKey: string) => JsonObject[]
  saveAgent: (agentKey: string, agent: JsonObject) => void

  findAttachment: (sha2: string) => KeptAttachment | undefined
  saveAttachment: (attachment: KeptAttachment) => void

  findDocument: (key: DocumentKey, documentId: string) => StoredDocument | undefined
  saveDocument: (key: DocumentKey, document: StoredDocument) => void
  deleteDocument: (key: DocumentKey, documentId: string) => void
  /** Without a registration in the key, the states of every registration. */
  listDocuments: (key: DocumentKey, since: string | null) => StoredDocument[]
}
