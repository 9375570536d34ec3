import { Buffer } from 'node:buffer'
import type { Tables } from '../../../firm/store.ts'
import type { JsonObject } from './xapi/json.ts'
import type {
  DocumentKey,
  Facet,
  KeptAttachment,
  StatementFilter,
  StoredDocument,
  StoredStatement,
  XapiStore,
} from './xapi/xapi-store.ts'

/** The store of statements and documents of a firm, in the transaction of a writer. */
export function sqlStore({ sql }: Pick<Tables, 'sql'>): XapiStore {
  return { ...statementsIn(sql), ...namesIn(sql), ...documentsIn(sql) }
}

type Sql = SqlStorage
type StatementRow = {
  sequence: number
  id: string
  statement: string
  stored_at: string
  is_voided: number
  refers_to: string | null
}

type Statements = Pick<
  XapiStore,
  'find' | 'insert' | 'setVoided' | 'referrers' | 'facets' | 'addFacets' | 'list'
>

function statementsIn(sql: Sql): Statements {
  const addFacets = (statementId: string, facets: readonly Facet[]) => {
    for (const facet of facets) {
      sql.exec(
        'insert into xapi_facets (statement_id, registration, verb, facet) values (?, ?, ?, ?)',
        statementId,
        facet.registration,
        facet.verb,
        JSON.stringify(facet),
      )
    }
  }
  return {
    addFacets,
    find: (statementId) => {
      const id = statementId.toLowerCase()
      const rows = sql.exec<StatementRow>('select * from xapi_statements where id = ?', id)
      return rows.toArray().map(toStatement)[0]
    },
    insert: ({ statementId, statement, storedAt, isVoided, refersTo }, facets) => {
      sql.exec(
        `insert into xapi_statements (id, statement, stored_at, is_voided, refers_to)
         values (?, ?, ?, ?, ?)`,
        statementId,
        JSON.stringify(statement),
        storedAt,
        isVoided ? 1 : 0,
        refersTo,
      )
      addFacets(statementId, facets)
    },
    setVoided: (statementId) => {
      sql.exec('update xapi_statements set is_voided = 1 where id = ?', statementId)
    },
    referrers: (statementId) =>
      sql
        .exec<StatementRow>('select * from xapi_statements where refers_to = ?', statementId)
        .toArray()
        .map(toStatement),
    facets: (statementId) =>
      sql
        .exec<{ facet: string }>(
          'select facet from xapi_facets where statement_id = ? order by id',
          statementId,
        )
        .toArray()
        .map(({ facet }) => {
          const found: Facet = JSON.parse(facet)
          return found
        }),
    list: (filter) => {
      const { where, values } = conditionsOf(filter)
      return sql
        .exec<StatementRow>(
          `select * from xapi_statements as statement where ${where}
           order by sequence ${filter.isAscending ? 'asc' : 'desc'} limit ?`,
          ...values,
          filter.limit,
        )
        .toArray()
        .map(toStatement)
    },
  }
}

/** What the statements of a filter fulfil: all that it says of facets is met by one of them. */
function conditionsOf(filter: StatementFilter): { where: string; values: (string | number)[] } {
  const { verb, activity, agent, registration, since, until, after, isAscending } = filter
  const activities = filter.isRelatedActivity ? '$.relatedActivities' : '$.activity'
  const agents = filter.isRelatedAgent ? '$.relatedAgents' : '$.agents'
  const isIn = (path: string) =>
    `exists (select 1 from json_each(facet.facet, '${path}') as one where one.value = ?)`
  const ofFacet: [string, string | undefined][] = [
    ['facet.registration = ?', registration],
    ['facet.verb = ?', verb],
    [isIn(activities), activity],
    [isIn(agents), agent],
  ]
  const ofStatement: [string, string | number | undefined][] = [
    ['stored_at > ?', since],
    ['stored_at <= ?', until],
    [isAscending ? 'sequence > ?' : 'sequence < ?', after ?? undefined],
  ]
  const given = <Value>(all: [string, Value | undefined][]) =>
    all.flatMap(([text, value]) => (value === undefined ? [] : [{ text, value }]))
  const [outer, inner] = [given(ofStatement), given(ofFacet)]
  const facet =
    inner.length === 0
      ? []
      : [
          `exists (select 1 from xapi_facets as facet where facet.statement_id = statement.id
             and ${inner.map(({ text }) => text).join(' and ')})`,
        ]
  return {
    where: ['is_voided = 0', ...outer.map(({ text }) => text), ...facet].join(' and '),
    values: [...outer, ...inner].map(({ value }) => value),
  }
}

type Names = Pick<XapiStore, 'findActivity' | 'saveActivity' | 'agentsOf' | 'saveAgent'>

function namesIn(sql: Sql): Names {
  return {
    findActivity: (activityId) => {
      const [row] = sql
        .exec<{ definition: string }>(
          'select definition from xapi_activities where id = ?',
          activityId,
        )
        .toArray()
      return row && toObject(row.definition)
    },
    saveActivity: (activityId, definition) => {
      sql.exec(
        `insert into xapi_activities (id, definition) values (?, ?)
         on conflict (id) do update set definition = excluded.definition`,
        activityId,
        JSON.stringify(definition),
      )
    },
    agentsOf: (agentKey) =>
      sql
        .exec<{ agent: string }>(
          'select agent from xapi_agents where agent_key = ? order by id',
          agentKey,
        )
        .toArray()
        .map(({ agent }) => toObject(agent)),
    saveAgent: (agentKey, agent) => {
      const text = JSON.stringify(agent)
      sql.exec('insert into xapi_agents (agent_key, agent) values (?, ?)', agentKey, text)
    },
  }
}

type Documents = Pick<
  XapiStore,
  | 'findAttachment'
  | 'saveAttachment'
  | 'findDocument'
  | 'saveDocument'
  | 'deleteDocument'
  | 'listDocuments'
>
type DocumentRow = {
  document_id: string
  content_type: string
  body: string
  etag: string
  updated_at: string
}

const isDocument = 'kind = ? and activity_id = ? and agent = ?'

function documentsIn(sql: Sql): Documents {
  const keyOf = ({ kind, activityId, agent, registration }: DocumentKey) =>
    [kind, activityId, agent, registration ?? ''] as const
  return {
    findAttachment: (sha2) => {
      const [row] = sql
        .exec<{ content_type: string; body: string }>(
          'select content_type, body from xapi_attachments where sha2 = ?',
          sha2,
        )
        .toArray()
      return row && { sha2, contentType: row.content_type, body: toBytes(row.body) }
    },
    saveAttachment: ({ sha2, contentType, body }: KeptAttachment) => {
      sql.exec(
        `insert into xapi_attachments (sha2, content_type, body) values (?, ?, ?)
         on conflict (sha2) do nothing`,
        sha2,
        contentType,
        toText(body),
      )
    },
    findDocument: (key, documentId) =>
      sql
        .exec<DocumentRow>(
          `select * from xapi_documents
           where ${isDocument} and registration = ? and document_id = ?`,
          ...keyOf(key),
          documentId,
        )
        .toArray()
        .map(toDocument)[0],
    saveDocument: (key, { documentId, contentType, body, etag, updatedAt }) => {
      sql.exec(
        `insert or replace into xapi_documents
           (kind, activity_id, agent, registration, document_id, content_type, body, etag, updated_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...keyOf(key),
        documentId,
        contentType,
        toText(body),
        etag,
        updatedAt,
      )
    },
    deleteDocument: (key, documentId) => {
      sql.exec(
        `delete from xapi_documents where ${isDocument} and registration = ? and document_id = ?`,
        ...keyOf(key),
        documentId,
      )
    },
    listDocuments: (key, since) => {
      const { kind, activityId, agent, registration } = key
      return sql
        .exec<DocumentRow>(
          `select * from xapi_documents
           where ${isDocument} and (? is null or registration = ?) and (? is null or updated_at > ?)
           order by document_id`,
          kind,
          activityId,
          agent,
          registration,
          registration,
          since,
          since,
        )
        .toArray()
        .map(toDocument)
    },
  }
}

function toStatement(row: StatementRow): StoredStatement {
  return {
    statementId: row.id,
    statement: toObject(row.statement),
    sequence: row.sequence,
    storedAt: row.stored_at,
    isVoided: row.is_voided === 1,
    refersTo: row.refers_to,
  }
}

function toDocument(row: DocumentRow): StoredDocument {
  return {
    documentId: row.document_id,
    contentType: row.content_type,
    body: toBytes(row.body),
    etag: row.etag,
    updatedAt: row.updated_at,
  }
}

function toObject(text: string): JsonObject {
  const object: JsonObject = JSON.parse(text)
  return object
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}

function toBytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64'))
}
