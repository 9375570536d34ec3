import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Email, Id, requiredText, Version } from '../core/fields.ts'
import { roles } from '../core/roles.ts'
import { Analysis, AnalysisQuery } from './analytics.ts'
import { MailRhythm, PlannedMail } from './saved-reports.ts'

/** Roles of members who see it beside who made it: built-in ones, ids of the firm's own, or everybody. */
const SharedRole = z.union([z.enum(['everybody', ...roles]), Id])
export const SharedRoles = z.array(SharedRole).max(30, 'tooMany').default([])

/** A question under a name; a period such as last month moves on. */
export const SavedAnalysis = z.object({
  id: Id,
  name: z.string(),
  query: AnalysisQuery,
  /** Counts up when another question is kept under the name. */
  definition: z.int(),
  roles: z.array(SharedRole),
  /** Whether who asks saved it; nobody else changes it. */
  isOwn: z.boolean(),
  ownerName: z.string(),
  /** Never and to nobody for whoever neither made it nor manages members. */
  mail: PlannedMail,
  version: z.int(),
})
export type SavedAnalysis = z.infer<typeof SavedAnalysis>

export const NewSavedAnalysis = z.object({
  firmId: Id,
  name: requiredText(120),
  query: AnalysisQuery,
  roles: SharedRoles,
})
export type NewSavedAnalysis = z.infer<typeof NewSavedAnalysis>

export const SavedAnalysisChange = z
  .object({
    firmId: Id,
    savedAnalysisId: Id,
    name: requiredText(120),
    /** Kept as it is where absent. */
    query: AnalysisQuery.optional(),
    roles: SharedRoles,
    rhythm: MailRhythm.default('never'),
    /** Addresses of whoever gets it as PDF. */
    to: z.array(Email).max(5, 'tooMany').default([]),
    version: Version,
  })
  .refine(({ rhythm, to }) => rhythm === 'never' || to.length > 0, {
    path: ['to'],
    message: 'required',
  })
export type SavedAnalysisChange = z.infer<typeof SavedAnalysisChange>

const path = '/firms/{firmId}/analytics/saved' as const
const tags = ['Analytics']
const one = z.object({ firmId: Id, savedAnalysisId: Id })

export const savedAnalysesContract = {
  /** One's own and those that are shared with one's role, by name. */
  list: endpoint
    .meta({ needs: 'analysis:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(z.array(SavedAnalysis)),
  create: endpoint
    .meta({ needs: 'analysis:view' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(NewSavedAnalysis)
    .output(SavedAnalysis),
  get: endpoint
    .meta({ needs: 'analysis:view' })
    .route({ method: 'GET', path: `${path}/{savedAnalysisId}`, tags })
    .input(one)
    .output(SavedAnalysis),
  update: endpoint
    .meta({ needs: 'analysis:view' })
    .route({ method: 'PUT', path: `${path}/{savedAnalysisId}`, tags })
    .input(SavedAnalysisChange)
    .output(SavedAnalysis),
  /** Ends the mails of anybody's. */
  stop: endpoint
    .meta({ needs: 'member:edit' })
    .route({ method: 'POST', path: `${path}/{savedAnalysisId}/stop`, tags })
    .input(one)
    .output(z.object({ id: Id })),
  /** One's own; whoever manages members deletes those of others, too. */
  delete: endpoint
    .meta({ needs: 'analysis:delete' })
    .route({ method: 'DELETE', path: `${path}/{savedAnalysisId}`, tags })
    .input(one)
    .output(z.object({ id: Id })),
}

/** As many cards one dashboard has: each is worked out anew whenever it is opened. */
export const maxCards = 12

export const AnalysisBoard = z.object({
  id: Id,
  name: z.string(),
  roles: z.array(SharedRole),
  isOwn: z.boolean(),
  ownerName: z.string(),
  /** Ids of saved analyses, in their order. */
  cards: z.array(Id),
  version: z.int(),
})
export type AnalysisBoard = z.infer<typeof AnalysisBoard>

/** A saved analysis on a dashboard, answered with the rights of who looks. */
export const AnalysisCard = z.object({
  savedAnalysisId: Id,
  name: z.string(),
  query: AnalysisQuery,
  /** Null where who looks may not see it. */
  analysis: Analysis.nullable(),
})
export type AnalysisCard = z.infer<typeof AnalysisCard>

const BoardChoices = z.object({
  name: requiredText(120),
  roles: SharedRoles,
  cards: z.array(Id).max(maxCards, 'tooMany').default([]),
})
export const NewAnalysisBoard = BoardChoices.extend({ firmId: Id })
export type NewAnalysisBoard = z.infer<typeof NewAnalysisBoard>
export const AnalysisBoardChange = BoardChoices.extend({
  firmId: Id,
  analysisBoardId: Id,
  version: Version,
})
export type AnalysisBoardChange = z.infer<typeof AnalysisBoardChange>

const boardsPath = '/firms/{firmId}/analytics/dashboards' as const
const oneBoard = z.object({ firmId: Id, analysisBoardId: Id })

export const analysisBoardsContract = {
  /** One's own and those that are shared with one's role, by name. */
  list: endpoint
    .meta({ needs: 'analysis:view' })
    .route({ method: 'GET', path: boardsPath, tags })
    .input(z.object({ firmId: Id }))
    .output(z.array(AnalysisBoard)),
  create: endpoint
    .meta({ needs: 'analysis:view' })
    .route({ method: 'POST', path: boardsPath, tags, successStatus: 201 })
    .input(NewAnalysisBoard)
    .output(AnalysisBoard),
  get: endpoint
    .meta({ needs: 'analysis:view' })
    .route({ method: 'GET', path: `${boardsPath}/{analysisBoardId}`, tags })
    .input(oneBoard)
    .output(AnalysisBoard.extend({ shown: z.array(AnalysisCard) })),
  update: endpoint
    .meta({ needs: 'analysis:view' })
    .route({ method: 'PUT', path: `${boardsPath}/{analysisBoardId}`, tags })
    .input(AnalysisBoardChange)
    .output(AnalysisBoard),
  delete: endpoint
    .meta({ needs: 'analysis:delete' })
    .route({ method: 'DELETE', path: `${boardsPath}/{analysisBoardId}`, tags })
    .input(oneBoard)
    .output(z.object({ id: Id })),
}
