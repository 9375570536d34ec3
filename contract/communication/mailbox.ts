import { z } from 'zod'
import { Id, Instant, optionalText, requiredText, wholeNumber } from '../core/fields.ts'
import { PageQuery } from '../core/page.ts'
import { messageStates } from '../firm/mails.ts'
import { RecordKind } from '../firm/records.ts'

/** The largest file that goes along with a mail, in MiB, and how many can. */
export const maxMailFileMebibytes = 10
export const maxMailFiles = 20
/** The largest mail that is taken in, in MiB, with all that is in it. */
export const maxMailMebibytes = 25
/** How long a mail that was sent can be taken back, in seconds. */
export const undoSeconds = 10
/** How long spam and what was thrown away are kept, in days. */
export const binDays = 30

/**
 * What stands after the plus sign of the firm's address, where files that come in shall become drafts
 * of bills: `nord+bills@…`.
 */
export const billsTag = 'bills'

/** Where conversations lie. */
export const mailPlaces = ['inbox', 'archive', 'spam', 'bin'] as const
export const MailPlace = z.enum(mailPlaces)
export type MailPlace = z.infer<typeof MailPlace>

/** What a mailbox shows: its places, and some that are looked at in another way. */
export const mailFolders = [
  'inbox',
  'starred',
  'snoozed',
  'assigned',
  'sent',
  'drafts',
  'archive',
  'spam',
  'bin',
] as const
export const MailFolder = z.enum(mailFolders)
export type MailFolder = z.infer<typeof MailFolder>

export const labelColors = ['blue', 'sky', 'green', 'gold', 'clay', 'red', 'grey'] as const
export const LabelInput = z.object({ name: requiredText(40), color: z.enum(labelColors) })
export type LabelInput = z.infer<typeof LabelInput>
export const MailLabel = LabelInput.extend({ id: Id })
export type MailLabel = z.infer<typeof MailLabel>

/** A mailbox that the caller may look into: their own, or the firm's. */
export const Mailbox = z.object({
  id: Id,
  isOwn: z.boolean(),
  /** Of the firm or the person. */
  name: z.string(),
  address: z.string(),
  /** Whether mail from outside of this installation reaches the address. */
  isReachable: z.boolean(),
  signature: z.string(),
  /** Conversations in the inbox that the caller has not read; 100 stands for more than 99. */
  unread: z.int(),
  /** Drafts of the caller. */
  drafts: z.int(),
  labels: z.array(MailLabel),
  canWrite: z.boolean(),
})
export type Mailbox = z.infer<typeof Mailbox>

export const MailPerson = z.object({ name: z.string(), email: z.string() })
export type MailPerson = z.infer<typeof MailPerson>

/** A conversation in a list; of drafts, and of what the search finds, one mail. */
export const MailRow = z.object({
  /** Of the conversation; null for a draft that belongs to none. */
  threadId: Id.nullable(),
  /** Of the draft or the mail that is meant; null for a whole conversation. */
  mailId: Id.nullable(),
  kind: z.enum(['thread', 'mail', 'draft']),
  /** Who wrote last, or whom a draft is for. */
  people: z.string(),
  subject: z.string(),
  snippet: z.string(),
  at: Instant,
  /** Mails in the conversation. */
  count: z.int(),
  isUnread: z.boolean(),
  isStarred: z.boolean(),
  hasFiles: z.boolean(),
  labelIds: z.array(Id),
  assigneeName: z.string(),
  snoozedUntil: Instant.nullable(),
  /** When a draft that was sent leaves; null for one that is written still. */
  leavesAt: Instant.nullable(),
})
export type MailRow = z.infer<typeof MailRow>

export const MailFile = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Shown within the text. */
  isInline: z.boolean(),
  /** Of a kind that can do harm: it is handed out only as a download. */
  isRisky: z.boolean(),
  /** The bill that was made of it, or that it was put beside. */
  billId: Id.nullable(),
})
export type MailFile = z.infer<typeof MailFile>

/** What the server that took a mail in found out of its sender (RFC 8601). */
export const authResults = ['pass', 'fail', 'softfail', 'neutral', 'none', 'error'] as const
export const AuthResult = z.enum(authResults)
export type AuthResult = z.infer<typeof AuthResult>
export const MailAuth = z.object({ spf: AuthResult, dkim: AuthResult, dmarc: AuthResult })
export type MailAuth = z.infer<typeof MailAuth>

/** One mail as it is read. */
export const Mail = z.object({
  id: Id,
  isOurs: z.boolean(),
  from: MailPerson,
  to: z.array(MailPerson),
  cc: z.array(MailPerson),
  bcc: z.array(MailPerson),
  replyTo: z.array(MailPerson),
  subject: z.string(),
  /** The words of it; of one that has only HTML, made of that. */
  text: z.string(),
  hasHtml: z.boolean(),
  at: Instant,
  files: z.array(MailFile),
  /** More parts than are kept one by one; all of them are in the raw mail. */
  hasMoreFiles: z.boolean(),
  /** Null where nobody said, as for mail of this installation. */
  auth: MailAuth.nullable(),
  /** An answer that a machine gave, such as a note of absence. */
  isAutomatic: z.boolean(),
  /** It says that a mail of ours did not arrive. */
  isBounce: z.boolean(),
  /** What became of one of ours; null for one that came in or went nowhere outside. */
  state: z.enum(messageStates).nullable(),
  /** It reached nobody outside: no transport is set, or the firm is a demo. */
  isKept: z.boolean(),
  error: z.string(),
  hasRaw: z.boolean(),
})
export type Mail = z.infer<typeof Mail>

/** A record that a conversation is about. */
export const MailAbout = z.object({
  kind: z.string(),
  id: Id,
  title: z.string(),
  /** Its page, below the firm: `invoices/01…`. */
  path: z.string(),
})

/** A conversation, oldest mail first. */
export const MailThread = z.object({
  id: Id,
  mailboxId: Id,
  /** Of the firm's mailbox, whose conversations have notes, links and history. */
  isShared: z.boolean(),
  place: MailPlace,
  subject: z.string(),
  isStarred: z.boolean(),
  labelIds: z.array(Id),
  assigneeId: z.string().nullable(),
  assigneeName: z.string(),
  snoozedUntil: Instant.nullable(),
  mails: z.array(Mail),
  /** Earlier mails than are shown. */
  hasEarlier: z.boolean(),
  /** What it is about, as far as the caller may see that. */
  about: z.array(MailAbout),
  drafts: z.array(z.object({ id: Id, snippet: z.string(), leavesAt: Instant.nullable() })),
  canWrite: z.boolean(),
})
export type MailThread = z.infer<typeof MailThread>

/** A record that a mail is written about: `{ kind: 'invoice', id: '01…' }`. */
export const MailRecord = z.object({ kind: RecordKind, id: Id })
export type MailRecord = z.infer<typeof MailRecord>

/** Addresses as people type them, one after the other: `Anna <anna@example.com>, bo@example.com`. */
const Recipients = optionalText(8000)

export const DraftInput = z.object({
  to: Recipients,
  cc: Recipients,
  bcc: Recipients,
  subject: optionalText(300),
  text: z.string().max(200_000).default(''),
  /** Whether the text is CommonMark, which leaves as HTML with its plain words beside it. */
  isRich: z.stringbool().or(z.boolean()).default(false),
})
export type DraftInput = z.infer<typeof DraftInput>

export const MailDraft = DraftInput.extend({
  id: Id,
  mailboxId: Id,
  threadId: Id.nullable(),
  /** The record that it was begun at, which its conversation is linked to when it leaves. */
  about: MailRecord.nullable(),
  files: z.array(MailFile),
  /** When it leaves; null while it is written. */
  leavesAt: Instant.nullable(),
  version: z.int(),
  updatedAt: Instant,
})
export type MailDraft = z.infer<typeof MailDraft>

/** A mail of a member that waits for its instant, for whoever manages the members. */
export const PlannedMail = z.object({
  id: Id,
  by: z.string(),
  /** Name of the mailbox that it leaves from. */
  mailbox: z.string(),
  leavesAt: Instant,
  recipients: z.int(),
})
export type PlannedMail = z.infer<typeof PlannedMail>

export const replyWays = ['reply', 'replyAll', 'forward'] as const

/** What a new draft begins with. */
export const NewDraft = z.object({
  mailboxId: Id,
  /** The mail that is answered or handed on. */
  mailId: Id.optional(),
  way: z.enum(replyWays).optional(),
  to: optionalText(8000),
  subject: optionalText(300),
  text: z.string().max(200_000).default(''),
  /** The record whose recipient, words and document it begins with. */
  about: MailRecord.optional(),
})
export type NewDraft = z.infer<typeof NewDraft>

export const bulkMailActions = [
  'read',
  'unread',
  'star',
  'unstar',
  'archive',
  'inbox',
  'spam',
  'bin',
  'label',
  'unlabel',
  'delete',
] as const

/** Something done to conversations. `delete` takes away for good what lies in spam or the bin. */
export const MailActionInput = z.object({
  threadIds: z.array(Id).min(1, 'required').max(200),
  action: z.enum(bulkMailActions),
  labelId: Id.optional(),
})
export type MailActionInput = z.infer<typeof MailActionInput>

/** What is looked for; every part that is given must hold. */
export const MailListQuery = PageQuery.extend({
  mailboxId: Id,
  folder: MailFolder.default('inbox'),
  labelId: Id.optional(),
  /** Words that the sender must hold; `to` alike of whom it is for. */
  from: z.string().trim().max(200).optional(),
  to: z.string().trim().max(200).optional(),
  hasFiles: z.stringbool().or(z.boolean()).default(false),
  /** Days, `YYYY-MM-DD`, of the firm. */
  since: z.iso.date('invalidDate').optional(),
  until: z.iso.date('invalidDate').optional(),
  size: wholeNumber({ minimum: 1, maximum: 100 }).default(30),
})
export type MailListQuery = z.infer<typeof MailListQuery>

/** Somebody who can be written to: a party, a contact of one, or a colleague. */
export const MailContact = MailPerson.extend({ source: z.enum(['party', 'member']) })
export type MailContact = z.infer<typeof MailContact>
