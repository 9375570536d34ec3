import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { PageQuery, pageOf } from '../core/page.ts'
import { CostCentreId } from './cost-centres.ts'

const Side = field.amountInput('unsigned').default(0)

/** One side of an entry, in minor units of the base currency. */
export const ManualLine = z.object({
  account: field.requiredText(20),
  debit: Side,
  credit: Side,
  text: field.optionalText(200),
  costCentreId: CostCentreId,
})
export type ManualLine = z.infer<typeof ManualLine>

const Lines = z.array(ManualLine).min(1, 'required').max(500)

/** A journal entry written by a person. As a draft it need not balance; to be posted it must. */
export const ManualEntryInput = z.object({
  date: field.DateOnly,
  memo: field.requiredText(200),
  /** The day on which the opposite is posted by itself; null for never. */
  reverseDate: field.DateOnly.nullable().default(null),
  lines: Lines,
})
export type ManualEntryInput = z.infer<typeof ManualEntryInput>

export const ManualEntryState = z.enum(['draft', 'posted', 'reversed'])
export type ManualEntryState = z.infer<typeof ManualEntryState>

export const ManualEntry = ManualEntryInput.extend({
  id: field.Id,
  state: ManualEntryState,
  /** Sums of the two sides; equal once it is posted. */
  debit: field.MinorUnits,
  credit: field.MinorUnits,
  /** The journal's entries: what was posted, and what took it back. */
  entryId: field.Id.nullable(),
  reversalId: field.Id.nullable(),
  preparedByName: z.string(),
  version: field.Version,
  createdAt: field.Instant,
})
export type ManualEntry = z.infer<typeof ManualEntry>

export const ManualEntryRow = ManualEntry.pick({
  id: true,
  date: true,
  memo: true,
  state: true,
  debit: true,
  credit: true,
  reverseDate: true,
  preparedByName: true,
})
export type ManualEntryRow = z.infer<typeof ManualEntryRow>

/** Lines to begin an entry with; one that recurs makes its entries by itself. */
export const JournalTemplateInput = z.object({
  name: field.requiredText(120),
  memo: field.requiredText(200),
  lines: Lines,
  every: z.enum(['never', 'month', 'quarter', 'year']).default('never'),
  /** Of the first entry, and the last day on which one is made. */
  startDate: field.DateOnly.nullable().default(null),
  endDate: field.DateOnly.nullable().default(null),
  /** Whether its entries are posted, or left as drafts to look at. */
  posts: z.boolean().default(false),
})
export type JournalTemplateInput = z.infer<typeof JournalTemplateInput>

export const JournalTemplate = JournalTemplateInput.extend({
  id: field.Id,
  /** When the next entry is made; null where none will be. */
  nextDate: field.DateOnly.nullable(),
  version: field.Version,
})
export type JournalTemplate = z.infer<typeof JournalTemplate>

export const JournalFileOutcome = z.object({
  /** Drafts that were made; none while there are problems. */
  created: z.int(),
  /** The draft, where there is but one. */
  entryId: field.Id.nullable(),
  problems: z.array(
    z.object({
      /** Of the file; the heads are line 1. */
      line: z.int(),
      key: z.string(),
      text: z.string(),
    }),
  ),
})
export type JournalFileOutcome = z.infer<typeof JournalFileOutcome>

const path = '/firms/{firmId}/manual-entries' as const
const templates = '/firms/{firmId}/journal-templates' as const
const tags = ['Ledger']
const one = z.object({ firmId: field.Id, manualEntryId: field.Id })
const oneTemplate = z.object({ firmId: field.Id, templateId: field.Id })

export const manualEntriesContract = {
  list: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path, tags })
    .input(
      PageQuery.omit({ q: true }).extend({ firmId: field.Id, state: ManualEntryState.optional() }),
    )
    .output(pageOf(ManualEntryRow)),
  create: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(ManualEntryInput.extend({ firmId: field.Id }))
    .output(ManualEntry),
  get: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path: `${path}/{manualEntryId}`, tags })
    .input(one)
    .output(ManualEntry),
  update: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'PUT', path: `${path}/{manualEntryId}`, tags })
    .input(ManualEntryInput.extend(one.shape).extend({ version: field.Version }))
    .output(ManualEntry),
  /** Only a draft. */
  delete: endpoint
    .meta({ needs: 'ledger:delete' })
    .route({ method: 'DELETE', path: `${path}/{manualEntryId}`, tags })
    .input(one)
    .output(z.object({ id: field.Id })),
  /**
   * Writes the version that was looked at into the journal; whoever prepared it may be refused by
   * the firm's rule.
   */
  post: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'POST', path: `${path}/{manualEntryId}/post`, tags })
    .input(one.extend({ version: field.Version }))
    .output(ManualEntry),
  /** Posts the opposite on a day. */
  reverse: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'POST', path: `${path}/{manualEntryId}/reverse`, tags })
    .input(one.extend({ date: field.DateOnly, reason: field.optionalText(500) }))
    .output(ManualEntry),
  /**
   * Makes drafts of a CSV file or workbook, all or none: `journal` has a draft for each number or
   * text, `opening` one of all balances, balanced against the account of opening balances.
   */
  importFile: endpoint
    .meta({ needs: 'ledger:edit', isHeavy: true })
    .route({ method: 'POST', path: `${path}/import`, tags })
    .input(
      z.object({
        firmId: field.Id,
        file: z.file(),
        content: z.enum(['journal', 'opening']).default('journal'),
        /** Of the opening balances. */
        date: field.DateOnly.optional(),
      }),
    )
    .output(JournalFileOutcome),
  listTemplates: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path: templates, tags })
    .input(z.object({ firmId: field.Id }))
    .output(z.array(JournalTemplate)),
  createTemplate: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'POST', path: templates, tags, successStatus: 201 })
    .input(JournalTemplateInput.extend({ firmId: field.Id }))
    .output(JournalTemplate),
  getTemplate: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path: `${templates}/{templateId}`, tags })
    .input(oneTemplate)
    .output(JournalTemplate),
  updateTemplate: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'PUT', path: `${templates}/{templateId}`, tags })
    .input(JournalTemplateInput.extend(oneTemplate.shape).extend({ version: field.Version }))
    .output(JournalTemplate),
  deleteTemplate: endpoint
    .meta({ needs: 'ledger:delete' })
    .route({ method: 'DELETE', path: `${templates}/{templateId}`, tags })
    .input(oneTemplate)
    .output(z.object({ id: field.Id })),
}
