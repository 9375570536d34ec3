import { mailInvitationsContract } from '#contract/communication/mail-invitations.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'
import { asDownload } from '../../../core/download.ts'
import { answer, implement, read, write } from '../../../firm/implement.ts'
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

const boxes = {
  listBoxes: os.listBoxes.handler(async ({ context }) => {
    await ensureMailboxes(context)
    return listMailboxes(context.store.reader, context.firm, context.env)
  }),
  updateBox: os.updateBox.handler(({ context: { store, firm, env }, input }) =>
    store.transact(firm, (writer) => changeSignature(writer, firm, env, input)),
  ),
  countUnread: os.countUnread.handler(
    read((reader, firm) => {
      const ids = openMailboxes(reader, firm.actor).map(({ id }) => id)
      return { unread: countUnread(reader, firm.actor.userId, ids) }
    }),
  ),
  billsAddress: os.billsAddress.handler(({ context }) => billsAddress(context)),
  importMail: os.importMail.handler(({ context, input }) => importMail(context, input)),
  addLabel: os.addLabel.handler(write(addLabel)),
  updateLabel: os.updateLabel.handler(write(changeLabel)),
  removeLabel: os.removeLabel.handler(write(removeLabel)),
}

const templates = {
  listTemplates: os.listTemplates.handler(
    read((reader, firm, { mailboxId }) => listTemplates(reader, firm, mailboxId)),
  ),
  addTemplate: os.addTemplate.handler(write(addTemplate)),
  updateTemplate: os.updateTemplate.handler(write(changeTemplate)),
  removeTemplate: os.removeTemplate.handler(write(removeTemplate)),
}

const threads = {
  list: os.list.handler(read(listMail)),
  get: os.get.handler(
    read((reader, firm, { mailThreadId }) => readThread(reader, firm, mailThreadId)),
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
  listContacts: os.listContacts.handler(
    read((reader, firm, { q }) => listContacts(reader, firm, q ?? '')),
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
  getDraft: os.getDraft.handler(
    read((reader, firm, { mailDraftId }) =>
      toDraft(reader, requireDraft(reader, firm, mailDraftId)),
    ),
  ),
  updateDraft: os.updateDraft.handler(
    write((writer, firm, { mailDraftId, ...input }) =>
      changeDraft(writer, firm, mailDraftId, input),
    ),
  ),
  removeDraft: os.removeDraft.handler(
    write((writer, firm, { mailDraftId }) => removeDraft(writer, firm, mailDraftId)),
  ),
  useTemplate: os.useTemplate.handler(
    write((writer, firm, { mailDraftId, name }) => putTemplate(writer, firm, mailDraftId, name)),
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
  listPlanned: os.listPlanned.handler(read((reader) => listPlanned(reader))),
  endPlanned: os.endPlanned.handler(
    write((writer, _, { mailDraftId }) => endPlanned(writer, mailDraftId)),
  ),
  takeBack: os.takeBack.handler(
    write((writer, firm, { mailDraftId }) => takeBack(writer, firm, mailDraftId)),
  ),
}

const mailInvitations = answer(mailInvitationsContract, {
  list: ({ context, input }) => listInvitations(context, input.mailThreadId),
  answer: ({ context, input: { mailId, answer, comment } }) =>
    answerInvitation(context, mailId, { answer, comment }),
  acceptEnd: ({ context, input }) => acceptEnd(context, input.mailId),
})

export const router = {
  mailbox: os.router({ ...boxes, ...templates, ...threads, ...drafts }),
  mailInvitations,
}
