import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, MinorUnits, requiredText, wholeNumber } from '../core/fields.ts'
import { PageQuery, pageOf } from '../core/page.ts'

/** The largest file that is kept with a record, in MiB. */
export const maxAttachmentMebibytes = 20
/** How many files a record can have. */
export const maxAttachments = 20

/** A kind of record, as its module registers it: `invoice`, `party`. Of one that is none there is no record. */
export const RecordKind = z.string().min(1).max(40)

/** Which record of its kind: its id, or the code of what people know by a code, as account 76.АВ. */
export const RecordId = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,39}$/u, 'invalid')

/** A file kept with a record. `type` is what its bytes say, never what its sender called it. */
export const Attachment = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  /** In bytes. */
  size: z.int(),
  createdAt: Instant,
  by: z.string(),
})
export type Attachment = z.infer<typeof Attachment>

const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** Whether a file is a picture that every browser shows. */
export function isPicture({ type }: Pick<Attachment, 'type'>): boolean {
  return pictureTypes.includes(type)
}

/** What became of one field. Empty: there was nothing, or nothing is left. */
export const FieldChange = z.object({
  /** Its path, with numbers of rows from 1: `address.city`, `lines.2.quantity`. */
  field: z.string(),
  before: z.string(),
  after: z.string(),
})
export type FieldChange = z.infer<typeof FieldChange>

/** One thing that happened to a record. `action` is a key of the `history` texts. */
export const HistoryEntry = z.object({
  id: Id,
  action: z.string(),
  at: Instant,
  by: z.string(),
  amount: MinorUnits.nullable(),
  currency: z.string().nullable(),
  detail: z.string(),
  changes: z.array(FieldChange),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const CommentInput = z.object({
  text: requiredText(4000),
  /** Members to tell beside those that the text names with an @. */
  mentions: z.array(Id).max(50).default([]),
})

export const RecordComment = z.object({
  id: Id,
  text: z.string(),
  by: z.string(),
  at: Instant,
  editedAt: Instant.nullable(),
  /** Names of the members who were notified. */
  mentions: z.array(z.string()),
  /** Whether the reader wrote it, and so may change it or take it away. */
  isOwn: z.boolean(),
  /** Whether the customer reads it, too; such a one stays as it is. */
  isPublic: z.boolean(),
})
export type RecordComment = z.infer<typeof RecordComment>

/** What is said between the firm and a customer on a document's public page. */
export const PublicComment = z.object({
  text: z.string(),
  by: z.string(),
  at: Instant,
  /** Whether a member of the firm wrote it. */
  isOurs: z.boolean(),
})
export type PublicComment = z.infer<typeof PublicComment>

/** The same as members of the firm see it; a customer's has the address they gave. */
export const AskedComment = PublicComment.extend({ id: Id, email: z.string() })
export type AskedComment = z.infer<typeof AskedComment>

/** How one record stands to another; it is said of the first: a payment pays an invoice. */
export const relations = [
  'convertedTo',
  'credits',
  'pays',
  'refunds',
  'delivers',
  'bills',
  'copiedTo',
  'makes',
  'relatesTo',
] as const
export const Relation = z.enum(relations)
export type Relation = z.infer<typeof Relation>

/** Another record that this one stands to. */
export const RecordLink = z.object({
  relation: Relation,
  /** `from`: this record is the first of the two; `to`: it is the second. */
  direction: z.enum(['from', 'to']),
  kind: RecordKind,
  id: RecordId,
  title: z.string(),
  /** Its page, below the firm: `invoices/01…`. */
  path: z.string(),
  date: z.string().nullable(),
  amount: MinorUnits.nullable(),
  currency: z.string().nullable(),
})
export type RecordLink = z.infer<typeof RecordLink>

/** One of the documents that grow out of each other, from the enquiry to the payment. */
export const RecordStep = RecordLink.omit({ relation: true, direction: true })
export type RecordStep = z.infer<typeof RecordStep>

/** When the customer's page of a document was looked at. Who looked is not kept. */
export const RecordLooks = z.object({
  lastSeenAt: Instant.nullable(),
  /** Until when it counts as open, unless it is closed before; null where nobody has it open. */
  openUntil: Instant.nullable(),
})
export type RecordLooks = z.infer<typeof RecordLooks>

/** A question to the firm about a record, as the record's page shows it. */
export const RecordQuestion = z.object({
  id: Id,
  text: z.string(),
  askedAt: Instant,
  askedByName: z.string(),
  state: z.enum(['open', 'answered', 'closed']),
})
export type RecordQuestion = z.infer<typeof RecordQuestion>

/** All that a record has whatever its kind, as its page shows it. */
export const RecordPanels = z.object({
  kind: RecordKind,
  id: RecordId,
  title: z.string(),
  /** Its page, below the firm: `invoices/01…`. */
  path: z.string(),
  attachments: z.array(Attachment),
  comments: z.array(RecordComment),
  /** For those who may ask some. */
  questions: z.array(RecordQuestion),
  links: z.array(RecordLink),
  /** All documents of the same story, the record among them, by date. */
  chain: z.array(RecordStep),
  /** The newest, newest first. */
  history: z.array(HistoryEntry),
  /** The cursor of what is older; null where there is nothing. */
  older: z.string().nullable(),
  /** Of one that has a page for the customer. */
  looks: RecordLooks,
  canAttach: z.boolean(),
  /** No file may be removed any more. */
  keepsFiles: z.boolean(),
  canComment: z.boolean(),
})
export type RecordPanels = z.infer<typeof RecordPanels>

const one = z.object({ firmId: Id, kind: RecordKind, recordId: RecordId })
const path = '/firms/{firmId}/records/{kind}/{recordId}' as const
const tags = ['Records']

/**
 * What every record has. The kind says which right is needed beyond being let into the firm: a
 * record that somebody may not see answers 404.
 */
export const recordsContract = {
  panels: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path, tags })
    .input(one.extend({ historySize: wholeNumber({ minimum: 1, maximum: 200 }).default(10) }))
    .output(RecordPanels),
  history: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path: `${path}/history`, tags })
    .input(PageQuery.omit({ q: true }).extend(one.shape))
    .output(pageOf(HistoryEntry)),
  addAttachment: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'POST', path: `${path}/attachments`, tags, successStatus: 201 })
    .input(one.extend({ file: z.file() }))
    .output(Attachment),
  getAttachment: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path: `${path}/attachments/{attachmentId}`, tags })
    .input(one.extend({ attachmentId: Id }))
    .output(z.file()),
  removeAttachment: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'DELETE', path: `${path}/attachments/{attachmentId}`, tags })
    .input(one.extend({ attachmentId: Id }))
    .output(z.object({ id: Id })),
  addComment: endpoint
    .meta({ needs: 'record:comment' })
    .route({ method: 'POST', path: `${path}/comments`, tags, successStatus: 201 })
    .input(CommentInput.extend(one.shape))
    .output(RecordComment),
  updateComment: endpoint
    .meta({ needs: 'record:comment' })
    .route({ method: 'PUT', path: `${path}/comments/{commentId}`, tags })
    .input(CommentInput.extend(one.shape).extend({ commentId: Id }))
    .output(RecordComment),
  removeComment: endpoint
    .meta({ needs: 'record:comment' })
    .route({ method: 'DELETE', path: `${path}/comments/{commentId}`, tags })
    .input(one.extend({ commentId: Id }))
    .output(z.object({ id: Id })),
  /** As they are now; for two minutes the caller's open pages are told of each change. */
  watchLooks: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'POST', path: `${path}/looks`, tags })
    .input(one)
    .output(RecordLooks),
  /** The members who may be notified of a comment on the record: those who may see it. */
  listReaders: endpoint
    .meta({ needs: 'record:comment' })
    .route({ method: 'GET', path: `${path}/readers`, tags })
    .input(one)
    .output(z.array(z.object({ userId: Id, name: z.string() }))),
}
