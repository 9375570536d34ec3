import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, requiredText, Version } from '../core/fields.ts'
import { pageOf } from '../core/page.ts'
import { LetterTemplate, LetterTemplateInput } from './mail-letter-templates.ts'
import {
  DraftInput,
  LabelInput,
  MailActionInput,
  Mailbox,
  MailContact,
  MailDraft,
  MailFile,
  MailLabel,
  MailListQuery,
  MailRecord,
  MailRow,
  MailThread,
  NewDraft,
  PlannedMail,
} from './mailbox.ts'

const tags = ['Email']
const root = '/firms/{firmId}/mail' as const
const inFirm = z.object({ firmId: Id })
const oneBox = inFirm.extend({ mailboxId: Id })
const oneLabel = oneBox.extend({ mailLabelId: Id })
const oneTemplate = oneBox.extend({ letterTemplateId: Id })
const oneThread = inFirm.extend({ mailThreadId: Id })
const oneMail = inFirm.extend({ mailId: Id })
const oneFile = inFirm.extend({ mailFileId: Id })
const oneDraft = inFirm.extend({ mailDraftId: Id })
const box = `${root}/boxes/{mailboxId}` as const
const thread = `${root}/threads/{mailThreadId}` as const
const mail = `${root}/mails/{mailId}` as const
const draft = `${root}/drafts/{mailDraftId}` as const
const Done = z.object({ id: Id })

/**
 * Mail of the firm and of its people. A mailbox, and all in it, that the caller may not look into
 * answers 404: a person's own is theirs alone, the firm's is for holders of `mail:shared`.
 */
export const mailboxContract = {
  /** The caller's own mailbox and the firm's, which are made when they are first asked for. */
  listBoxes: endpoint
    .meta({ needs: 'mail:view' })
    .route({ method: 'GET', path: `${root}/boxes`, tags })
    .input(inFirm)
    .output(z.array(Mailbox)),
  updateBox: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'PUT', path: box, tags })
    .input(oneBox.extend({ signature: z.string().trim().max(2000) }))
    .output(Mailbox),
  /** Unread conversations in the inboxes that the caller looks into; 100 stands for more than 99. */
  countUnread: endpoint
    .meta({ needs: 'mail:view' })
    .route({ method: 'GET', path: `${root}/unread`, tags })
    .input(inFirm)
    .output(z.object({ unread: z.int() })),
  /** Where suppliers send their bills, so that files become drafts by themselves. */
  billsAddress: endpoint
    .meta({ needs: 'bill:edit' })
    .route({ method: 'GET', path: `${root}/bills-address`, tags })
    .input(inFirm)
    .output(Mailbox.pick({ address: true, isReachable: true })),
  /**
   * Takes a mail that was saved as a file (RFC 5322), or those of a whole mbox (RFC 4155), into the mailbox,
   * with their dates; those that are there already are left out.
   */
  importMail: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'POST', path: `${box}/import`, tags, successStatus: 201 })
    .input(oneBox.extend({ file: z.file() }))
    /** The last mail of the file, and how many were taken. */
    .output(z.object({ threadId: Id, mailId: Id, count: z.int() })),
  addLabel: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'POST', path: `${box}/labels`, tags, successStatus: 201 })
    .input(oneBox.extend(LabelInput.shape))
    .output(MailLabel),
  updateLabel: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'PUT', path: `${box}/labels/{mailLabelId}`, tags })
    .input(oneLabel.extend(LabelInput.shape))
    .output(MailLabel),
  removeLabel: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'DELETE', path: `${box}/labels/{mailLabelId}`, tags })
    .input(oneLabel)
    .output(Done),
  /** Words that are written often, by name and language. */
  listTemplates: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'GET', path: `${box}/templates`, tags })
    .input(oneBox)
    .output(z.array(LetterTemplate)),
  addTemplate: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'POST', path: `${box}/templates`, tags, successStatus: 201 })
    .input(oneBox.extend(LetterTemplateInput.shape))
    .output(LetterTemplate),
  updateTemplate: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'PUT', path: `${box}/templates/{letterTemplateId}`, tags })
    .input(oneTemplate.extend(LetterTemplateInput.shape))
    .output(LetterTemplate),
  removeTemplate: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'DELETE', path: `${box}/templates/{letterTemplateId}`, tags })
    .input(oneTemplate)
    .output(Done),
  /** Conversations of a folder, newest first; with words or conditions, the mails that hold them. */
  list: endpoint
    .meta({ needs: 'mail:view' })
    .route({ method: 'GET', path: `${root}/threads`, tags })
    .input(inFirm.extend(MailListQuery.shape))
    .output(pageOf(MailRow)),
  get: endpoint
    .meta({ needs: 'mail:view' })
    .route({ method: 'GET', path: thread, tags })
    .input(oneThread)
    .output(MailThread),
  /** Who sees to it, and when it comes back; what is left out stays. */
  update: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'PUT', path: thread, tags })
    .input(
      oneThread.extend({
        snoozedUntil: Instant.nullable().optional(),
        assigneeId: Id.nullable().optional(),
      }),
    )
    .output(MailThread),
  /** Puts a conversation onto the timeline of the party that has an address. */
  linkParty: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'POST', path: `${thread}/party`, tags })
    .input(oneThread.extend({ email: requiredText(320) }))
    .output(MailThread),
  /** Does something to conversations. Gives how many it was done to. */
  act: endpoint
    .meta({ needs: 'mail:view' })
    .route({ method: 'POST', path: `${root}/actions`, tags })
    .input(inFirm.extend(MailActionInput.shape))
    .output(z.object({ done: z.int() })),
  /** The HTML of a mail without anything that runs or calls home; pictures from elsewhere if asked. */
  getHtml: endpoint
    .meta({ needs: 'mail:view', isHeavy: true })
    .route({ method: 'GET', path: `${mail}/html`, tags })
    .input(oneMail.extend({ pictures: z.stringbool().or(z.boolean()).default(false) }))
    .output(z.object({ html: z.string(), remotePictures: z.int() })),
  /** The mail as it came, byte for byte. */
  getRaw: endpoint
    .meta({ needs: 'mail:view' })
    .route({ method: 'GET', path: `${mail}/raw`, tags })
    .input(oneMail)
    .output(z.file()),
  getFile: endpoint
    .meta({ needs: 'mail:view' })
    .route({ method: 'GET', path: `${root}/files/{mailFileId}`, tags })
    .input(oneFile)
    .output(z.file()),
  /** Makes a draft of a bill of a file, with all that an electronic invoice says. */
  makeBill: endpoint
    .meta({ needs: 'bill:edit', isHeavy: true })
    .route({ method: 'POST', path: `${root}/files/{mailFileId}/bill`, tags, successStatus: 201 })
    .input(oneFile)
    .output(Done),
  /** Who can be written to, by name or address. */
  listContacts: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'GET', path: `${root}/contacts`, tags })
    .input(inFirm.extend({ q: z.string().trim().max(100).optional() }))
    .output(z.array(MailContact)),
  addDraft: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'POST', path: `${root}/drafts`, tags, successStatus: 201 })
    .input(inFirm.extend(NewDraft.shape))
    .output(MailDraft),
  getDraft: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'GET', path: draft, tags })
    .input(oneDraft)
    .output(MailDraft),
  updateDraft: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'PUT', path: draft, tags })
    .input(oneDraft.extend(DraftInput.shape).extend({ version: Version.optional() }))
    .output(MailDraft),
  removeDraft: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'DELETE', path: draft, tags })
    .input(oneDraft)
    .output(Done),
  /** Puts a template before a draft's words, in the language of whom the draft is for. */
  useTemplate: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'POST', path: `${draft}/template`, tags })
    .input(oneDraft.extend({ name: requiredText(60) }))
    .output(MailDraft),
  /** Puts a record's document into a draft, or the files of one that has none. */
  attachRecord: endpoint
    .meta({ needs: 'mail:edit', isHeavy: true })
    .route({ method: 'POST', path: `${draft}/records`, tags })
    .input(oneDraft.extend({ record: MailRecord }))
    .output(MailDraft),
  addDraftFile: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'POST', path: `${draft}/files`, tags, successStatus: 201 })
    .input(oneDraft.extend({ file: z.file() }))
    .output(MailFile),
  removeDraftFile: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'DELETE', path: `${draft}/files/{mailFileId}`, tags })
    .input(oneDraft.extend({ mailFileId: Id }))
    .output(Done),
  /** Has it leave in a moment, in which it can be taken back, or at an instant of the next year. */
  send: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'POST', path: `${draft}/send`, tags })
    .input(oneDraft.extend({ sendAt: Instant.optional() }))
    .output(MailDraft),
  /** Mails of all members that wait for their instant, the next first; not what they say. */
  listPlanned: endpoint
    .meta({ needs: 'member:edit' })
    .route({ method: 'GET', path: `${root}/planned`, tags })
    .input(inFirm)
    .output(z.array(PlannedMail)),
  /** Keeps one of them from leaving; it stays a draft of its writer. */
  endPlanned: endpoint
    .meta({ needs: 'member:edit' })
    .route({ method: 'POST', path: `${root}/planned/{mailDraftId}/end`, tags })
    .input(oneDraft)
    .output(Done),
  /** Takes back one that has not left. */
  takeBack: endpoint
    .meta({ needs: 'mail:edit' })
    .route({ method: 'POST', path: `${draft}/take-back`, tags })
    .input(oneDraft)
    .output(MailDraft),
}
