import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { packageStandards, packageStates } from '#contract/learning/packages.ts'

/** What uploaded packages hold. They never change: another file is another package. */
export const packagesTable = sqliteTable('learning_packages', {
  /** That of its file. */
  id: text('id').primaryKey(),
  standard: text('standard', { enum: packageStandards }).notNull(),
  title: text('title').notNull(),
  /** `ScormPackage` or `Cmi5Course`, as JSON. */
  content: text('content').notNull(),
  createdAt: text('created_at').notNull(),
})

/** One learner with one package, in a lesson of one enrolment, over all sessions. */
export const takingsTable = sqliteTable(
  'package_takings',
  {
    id: text('id').primaryKey(),
    packageId: text('package_id').notNull(),
    courseId: text('course_id').notNull(),
    enrolmentId: text('enrolment_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    lessonTitle: text('lesson_title').notNull(),
    standard: text('standard', { enum: packageStandards }).notNull(),
    learnerId: text('learner_id').notNull(),
    learnerName: text('learner_name').notNull(),
    /** Of cmi5 and xAPI: a UUID. */
    registration: text('registration').notNull(),
    state: text('state', { enum: packageStates }).notNull(),
    /** Decimal text; null for none. */
    percent: text('percent'),
    seconds: integer('seconds').notNull(),
    sessions: integer('sessions').notNull(),
    /** Publishers' ids of blocks and the course of cmi5 that are satisfied, as JSON. */
    satisfied: text('satisfied').notNull(),
    startedAt: text('started_at').notNull(),
    lastAt: text('last_at').notNull(),
  },
  (table) => [
    uniqueIndex('package_takings_by_lesson').on(table.enrolmentId, table.lessonId, table.packageId),
    index('package_takings_by_course').on(table.courseId, table.lastAt),
  ],
)

/** What is kept of a learner and a part of a package over all sessions. */
export const packageItemsTable = sqliteTable(
  'package_items',
  {
    takingId: text('taking_id').notNull(),
    itemId: text('item_id').notNull(),
    /** `ScoRecord`, or `UnitProgress` with the time, as JSON. */
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.takingId, table.itemId] })],
)

/** From the opening of a part to its end. */
export const packageSessionsTable = sqliteTable(
  'package_sessions',
  {
    id: text('id').primaryKey(),
    takingId: text('taking_id').notNull(),
    itemId: text('item_id').notNull(),
    /** `ScoSession` with its `LaunchFacts`, or `Cmi5Session`, as JSON. */
    content: text('content').notNull(),
    /** Of what the package sent last; a late repeat of an earlier one is passed over. */
    lastNumber: integer('last_number').notNull(),
    launchedAt: text('launched_at').notNull(),
    endedAt: text('ended_at'),
  },
  (table) => [index('package_sessions_by_taking').on(table.takingId, table.endedAt)],
)

/** The xAPI store: statements in the order of storing. */
export const statementsTable = sqliteTable(
  'xapi_statements',
  {
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    statement: text('statement').notNull(),
    storedAt: text('stored_at').notNull(),
    isVoided: integer('is_voided', { mode: 'boolean' }).notNull(),
    refersTo: text('refers_to'),
  },
  (table) => [index('xapi_statements_by_reference').on(table.refersTo)],
)

/** What statements are found by; see `Facet`. */
export const facetsTable = sqliteTable(
  'xapi_facets',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    statementId: text('statement_id').notNull(),
    registration: text('registration'),
    verb: text('verb').notNull(),
    /** The whole `Facet`, as JSON. */
    facet: text('facet').notNull(),
  },
  (table) => [
    index('xapi_facets_by_statement').on(table.statementId),
    index('xapi_facets_by_registration').on(table.registration),
  ],
)

export const xapiActivitiesTable = sqliteTable('xapi_activities', {
  id: text('id').primaryKey(),
  definition: text('definition').notNull(),
})

export const xapiAgentsTable = sqliteTable(
  'xapi_agents',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    agentKey: text('agent_key').notNull(),
    agent: text('agent').notNull(),
  },
  (table) => [index('xapi_agents_by_key').on(table.agentKey)],
)

export const xapiAttachmentsTable = sqliteTable('xapi_attachments', {
  sha2: text('sha2').primaryKey(),
  contentType: text('content_type').notNull(),
  /** Base64. */
  body: text('body').notNull(),
})

export const xapiDocumentsTable = sqliteTable(
  'xapi_documents',
  {
    kind: text('kind', { enum: ['state', 'activityProfile', 'agentProfile'] }).notNull(),
    activityId: text('activity_id').notNull(),
    agent: text('agent').notNull(),
    /** Empty for none. */
    registration: text('registration').notNull(),
    documentId: text('document_id').notNull(),
    contentType: text('content_type').notNull(),
    /** Base64. */
    body: text('body').notNull(),
    etag: text('etag').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.kind, table.activityId, table.agent, table.registration, table.documentId],
    }),
  ],
)
