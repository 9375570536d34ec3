import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { CurrencyCode, DateOnly, Id, MinorUnits } from '../core/fields.ts'

/**
 * Why something waits for somebody: it is due by a day, is theirs to approve or to pay, is not finished,
 * is their task, was asked, or the books wait for it.
 */
export const ToDoKind = z.enum([
  'deadline',
  'approval',
  'payment',
  'draft',
  'task',
  'question',
  'books',
])
export type ToDoKind = z.infer<typeof ToDoKind>

/** One thing to do in a firm, or several of a kind that have one page. */
export const ToDo = z.object({
  kind: ToDoKind,
  /** The kind of record, such as `invoice`, or what the books wait for, such as `bankLines`. */
  what: z.string(),
  id: z.string(),
  /** What people know it by; empty where `what` says all. */
  title: z.string(),
  /** Its page, below the firm. */
  path: z.string(),
  /** When it is due; of a draft or an approval the document's own day. Null for none. */
  date: DateOnly.nullable(),
  amount: MinorUnits.nullable(),
  currency: CurrencyCode.nullable(),
  /** How many, where it stands for several. */
  count: z.int().nullable(),
  isLate: z.boolean(),
})
export type ToDo = z.infer<typeof ToDo>

/** As many of one sort are listed, what is first due first. */
export const maxToDoOfSort = 20

export const FirmToDo = z.object({
  today: DateOnly,
  rows: z.array(ToDo),
  /** Whether there is more of one sort than is listed. */
  hasMore: z.boolean(),
})
export type FirmToDo = z.infer<typeof FirmToDo>

export const firmToDoContract = {
  get: endpoint
    .meta({ needs: 'firm:view', isScoped: true, tool: 'reads' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/to-do',
      tags: ['Firms'],
      summary:
        'Lists what waits for the caller in a firm: what is due by a day, to approve or to pay, drafts, own tasks, open questions, and what the books wait for.',
      description:
        'What the caller’s role may not see or settle is left out. Dues are those that are late or ' +
        'come within two weeks.',
    })
    .input(z.object({ firmId: Id }))
    .output(FirmToDo),
}
