import { mailInvitationsContract } from '#contract/communication/mail-invitations.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'
import { asDownload } from '../../../core/download.ts'
import { implement } from '../../../firm/implement.ts'
import { openMailboxes } from './access.ts'
import { actOnThreads } from './actions.ts'
import { attachRecord } from './attach-record.ts'
import { makeBillOfFile } from './bills-of-mail.ts'
import { listContacts } from './contacts.ts'
import { addDraftFile, copyFiles, removeDraftFile } from './draft-files.ts'
import { changeDraft, createDraft, removeDraft, requireDraft, takeBack, toDraft } from './drafts.ts'
import { getMailFile, getRawMail, readFile, requireFile } from './files.ts'
import { showHtml } from './html/show.ts'
import { importMail } from './import-mail.ts'
import { acceptEnd, answerInvitation, listInvitations } from './invitations-of-mail.ts'
import { addLabel, changeLabel, removeLabel } from './labels.ts'
import {
  addTemplate,
  changeTemplate,
  listTemplates,
  putTemplate,
  removeTemplate,
} from './letter-templates.ts'
import { linkParty } from './link-party.ts'
import { listMail } from './list.ts'
import { billsAddress, changeSignature, ensureMailboxes, listMailboxes } from './mailboxes.ts'
import { endPlanned, listPlanned } from './planned.ts'
import { readThread } from './read.ts'
import { sendDraft } from './send.ts'
import { changeThread } from './snooze.ts'
import { countUnread } from './unread.ts'

const os = implement(mailboxContract)
const ofInvitations = implement(mailInvitationsContract)

const boxes = {
  listBoxes: os.listBoxes.handler(async ({ context }) => {
    await ensureMailboxes(context)
    return listMailboxes(context.store.reader, context.firm, context.env)
  }),
  updateBox: os.updateBox.handler(({ context: { store, firm, env }, input }) =>
    store.transact(firm, (writer) => changeSignature(writer, firm, env, input)),
  ),
  countUnread: os.countUnread.handler(({ context: { store, firm } }) => {
    const ids = openMailboxes(store.reader, firm.actor).map(({ id }) => id)
    return { unread: countUnread(store.reader, firm.actor.userId, ids) }
  }),
  billsAddress: os.billsAddress.handler(({ context }) => billsAddress(context)),
  importMail: os.importMail.handler(({ context, input }) => importMail(context, input)),
  addLabel: os.addLabel.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => addLabel(writer, firm, input)),
  ),
  updateLabel: os.updateLabel.handler(
    ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => changeLabel(writer, firm, input)),
  ),
  removeLabel: os.removeLabel.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => removeLabel(writer, firm, input)),
  ),
}

const templates = {
  listTemplates: os.listTemplates.handler(({ context: { store, firm }, input }) =>
    listTemplates(store.reader, firm, input.mailboxId),
  ),
  addTemplate: os.addTemplate.handler(
    ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => addTemplate(writer, firm, input)),
  ),
  updateTemplate: os.updateTemplate.handler(
    ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => changeTemplate(writer, firm, input)),
  ),
  removeTemplate: os.removeTemplate.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => removeTemplate(writer, firm, input)),
  ),
}

const threads = {
  list: os.list.handler(({ context: { store, firm }, input }) =>
    listMail(store.reader, firm, input),
  ),
  get: os.get.handler(({ context: { store, firm }, input }) =>
    readThread(store.reader, firm, input.mailThreadId),
  ),
  update: os.update.handler(async ({ context, input }) => {
    await changeThread(context, input)
    return readThread(context.store.reader, context.firm, input.mailThreadId)
  }),
  linkParty: os.linkParty.handler(({ context: { store, firm }, input }) => {
    store.transact(firm, (writer) => linkParty(writer, firm, input.mailThreadId, input.email))
    return readThread(store.reader, firm, input.mailThreadId)
  }),
  act: os.act.handler(({ context: { store, firm }, input }) => ({
    done: store.transact(firm, (writer) => actOnThreads(writer, firm, input)),
  })),
  getHtml: os.getHtml.handler(({ context, input }) =>
    showHtml(context, input.mailId, input.pictures),
  ),
  getRaw: os.getRaw.handler(async ({ context, input }) =>
    asDownload(context, await getRawMail(context, input.mailId)),
  ),
  getFile: os.getFile.handler(async ({ context, input }) =>
    asDownload(context, await getMailFile(context, input.mailFileId)),
  ),
  makeBill: os.makeBill.handler(async ({ context, input }) => {
    const row = requireFile(context.store.reader, context.firm, input.mailFileId)
    return { id: await makeBillOfFile(context, row, await readFile(context, row)) }
  }),
  listContacts: os.listContacts.handler(({ context: { store, firm }, input }) =>
    listContacts(store.reader, firm, input.q ?? ''),
  ),
}

const drafts = {
  addDraft: os.addDraft.handler(async ({ context, input: { firmId: _, ...input } }) => {
    const { store, firm } = context
    await ensureMailboxes(context)
    const draft = store.transact(firm, (writer) => createDraft(writer, firm, input))
    if (draft.files.length > 0) return draft
    if (input.about) await attachRecord(context, draft.id, input.about)
    else if (input.way === 'forward' && input.mailId) {
      await copyFiles(context, input.mailId, draft.id)
    } else return draft
    return toDraft(store.reader, requireDraft(store.reader, firm, draft.id))
  }),
  getDraft: os.getDraft.handler(({ context: { store, firm }, input }) =>
    toDraft(store.reader, requireDraft(store.reader, firm, input.mailDraftId)),
  ),
  updateDraft: os.updateDraft.handler(
    ({ context: { store, firm }, input: { firmId: _, mailDraftId, ...input } }) =>
      store.transact(firm, (writer) => changeDraft(writer, firm, mailDraftId, input)),
  ),
  removeDraft: os.removeDraft.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => removeDraft(writer, firm, input.mailDraftId)),
  ),
  useTemplate: os.useTemplate.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => putTemplate(writer, firm, input.mailDraftId, input.name)),
  ),
  attachRecord: os.attachRecord.handler(async ({ context, input }) => {
    const { store, firm } = context
    await attachRecord(context, input.mailDraftId, input.record)
    return toDraft(store.reader, requireDraft(store.reader, firm, input.mailDraftId))
  }),
  addDraftFile: os.addDraftFile.handler(({ context, input }) =>
    addDraftFile(context, input.mailDraftId, input.file),
  ),
  removeDraftFile: os.removeDraftFile.handler(({ context, input }) =>
    removeDraftFile(context, input.mailDraftId, input.mailFileId),
  ),
  send: os.send.handler(({ context, input }) =>
    sendDraft(context, input.mailDraftId, input.sendAt),
  ),
  listPlanned: os.listPlanned.handler(({ context: { store } }) => listPlanned(store.reader)),
  endPlanned: os.endPlanned.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => endPlanned(writer, input.mailDraftId)),
  ),
  takeBack: os.takeBack.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => takeBack(writer, firm, input.mailDraftId)),
  ),
}

const mailInvitations = ofInvitations.router({
  list: ofInvitations.list.handler(({ context, input }) =>
    listInvitations(context, input.mailThreadId),
  ),
  answer: ofInvitations.answer.handler(({ context, input: { mailId, answer, comment } }) =>
    answerInvitation(context, mailId, { answer, comment }),
  ),
  acceptEnd: ofInvitations.acceptEnd.handler(({ context, input }) =>
    acceptEnd(context, input.mailId),
  ),
})

export const router = {
  mailbox: os.router({ ...boxes, ...templates, ...threads, ...drafts }),
  mailInvitations,
}
