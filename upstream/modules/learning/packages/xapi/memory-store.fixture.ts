import type { JsonObject } from './json.ts'
import type {
  DocumentKey,
  Facet,
  KeptAttachment,
  StatementFilter,
  StoredDocument,
  StoredStatement,
  XapiStore,
} from './xapi-store.ts'

/** A store in memory: what the port promises, in the plainest form. For tests. */
export function memoryStore(): XapiStore {
  const statements = new Map<string, StoredStatement>()
  const facets = new Map<string, Facet[]>()
  const activities = new Map<string, JsonObject>()
  const agents = new Map<string, JsonObject[]>()
  const attachments = new Map<string, KeptAttachment>()
  const documents = new Map<string, { key: DocumentKey; document: StoredDocument }>()
  const idOf = (key: DocumentKey, documentId: string) =>
    JSON.stringify([key.kind, key.activityId, key.agent, key.registration, documentId])
  return {
    find: (statementId) => statements.get(statementId.toLowerCase()),
    insert: (statement, own) => {
      const sequence = statements.size + 1
      statements.set(statement.statementId, { ...statement, sequence })
      facets.set(statement.statementId, [...own])
    },
    setVoided: (statementId) => {
      const found = statements.get(statementId)
      if (found) statements.set(statementId, { ...found, isVoided: true })
    },
    referrers: (statementId) =>
      [...statements.values()].filter(({ refersTo }) => refersTo === statementId),
    facets: (statementId) => facets.get(statementId) ?? [],
    addFacets: (statementId, added) => {
      facets.set(statementId, [...(facets.get(statementId) ?? []), ...added])
    },
    list: (filter) => {
      const found = [...statements.values()].filter(
        (one) =>
          !one.isVoided &&
          isWithin(one, filter) &&
          (facets.get(one.statementId) ?? []).some((facet) => meets(facet, filter)),
      )
      if (!filter.isAscending) found.reverse()
      return found.slice(0, filter.limit)
    },
    findActivity: (activityId) => activities.get(activityId),
    saveActivity: (activityId, definition) => {
      activities.set(activityId, definition)
    },
    agentsOf: (key) => agents.get(key) ?? [],
    saveAgent: (key, agent) => {
      agents.set(key, [...(agents.get(key) ?? []), agent])
    },
    findAttachment: (sha2) => attachments.get(sha2),
    saveAttachment: (attachment) => {
      attachments.set(attachment.sha2, attachment)
    },
    findDocument: (key, documentId) => documents.get(idOf(key, documentId))?.document,
    saveDocument: (key, document) => {
      documents.set(idOf(key, document.documentId), { key, document })
    },
    deleteDocument: (key, documentId) => {
      documents.delete(idOf(key, documentId))
    },
    listDocuments: (key, since) =>
      [...documents.values()]
        .filter(
          ({ key: own, document }) =>
            own.kind === key.kind &&
            own.activityId === key.activityId &&
            own.agent === key.agent &&
            (key.registration === null || own.registration === key.registration) &&
            (since === null || document.updatedAt > since),
        )
        .map(({ document }) => document),
  }
}

function isWithin(
  one: StoredStatement,
  { since, until, after, isAscending }: StatementFilter,
): boolean {
  if (since !== undefined && one.storedAt <= since) return false
  if (until !== undefined && one.storedAt > until) return false
  if (after === null) return true
  return isAscending ? one.sequence > after : one.sequence < after
}

function meets(facet: Facet, filter: StatementFilter): boolean {
  const { verb, activity, agent, registration, isRelatedActivity, isRelatedAgent } = filter
  if (verb !== undefined && facet.verb !== verb) return false
  if (registration !== undefined && facet.registration !== registration) return false
  const activities = isRelatedActivity ? facet.relatedActivities : [facet.activity]
  if (activity !== undefined && !activities.includes(activity)) return false
  const agents = isRelatedAgent ? facet.relatedAgents : facet.agents
  return agent === undefined || agents.includes(agent)
}
