import { needsOf } from '#contract/core/endpoint.ts'
import { requirePermission } from '#contract/core/roles.ts'
import { quotesContract } from '#contract/selling/quotes.ts'
import { customerChoices } from '../../../documents/choices.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { problemsOf } from '../../../documents/offered/problems-of.ts'
import { implement, read, write } from '../../../firm/implement.ts'
import type { Reader } from '../../../firm/store.ts'
import { chosenIds, runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { requireOpenCentres } from '../../books/cost-centres/index.ts'
import { changedCustom } from '../../firm/custom-fields/index.ts'
import { type FindMail, previewEach, previewRecordMail, sendUsual } from '../../firm/mails/index.ts'
import { writeDownAnswer } from './answer.ts'
import { issueProblems } from './checks.ts'
import { convert } from './convert.ts'
import { reserveGoods } from './deliver.ts'
import { createDraft, deleteDraft, duplicate, updateDraft } from './draft.ts'
import { issue } from './issue.ts'
import { quoteList, quoteRow } from './list.ts'
import { draftQuotePaper } from './paper/draft-paper.ts'
import { composeQuotePaper } from './paper/quote-paper.ts'
import { printQuote } from './print.ts'
import { getStoredQuote, versionPaper } from './reader.ts'
import { revise } from './revise.ts'
import { send } from './send.ts'
import { share, unshare } from './share.ts'
import { getQuote, toQuote } from './view.ts'

const os = implement(quotesContract)

/** What a person knows a quote by. @throws AppError not_found */
function labelOf(reader: Reader, id: string): string {
  const { number, customerName } = getStoredQuote(reader, id)
  return number ?? customerName
}

/** Finds the mails that quotes are sent with. */
function quoteMails(origin: string): FindMail {
  return (reader, id) => ({
    label: labelOf(reader, id),
    mail: { mailKind: 'quote', recordId: id, origin },
  })
}

export const handlers = {
  list: os.list.handler(
    read((reader, firm, input) => listRegister(reader, quoteList(reader, firm), input, quoteRow)),
  ),
  rows: os.rows.handler(
    read((reader, firm, input) => listRows(reader, quoteList(reader, firm), input, quoteRow)),
  ),
  previewSend: os.previewSend.handler(({ context, input }) => {
    const ids = chosenIds(
      context.store.reader,
      quoteList(context.store.reader, context.firm),
      input,
    )
    return previewEach(context, ids, quoteMails(context.env.PUBLIC_ORIGIN))
  }),
  bulk: os.bulk.handler(({ context: { store, firm, env }, input }) => {
    if (input.action === 'deleteDraft') {
      requirePermission(firm.actor, needsOf(quotesContract.deleteDraft))
    }
    return runBulk(
      store,
      firm,
      quoteList(store.reader, firm),
      {
        steps: {
          issue: (writer, context, id) => issue(writer, context, id, { secret: newSecret() }),
          send: (writer, context, id) =>
            sendUsual(writer, context, quoteMails(env.PUBLIC_ORIGIN)(writer, id).mail),
          deleteDraft,
        },
        labelOf,
      },
      input,
    )
  }),
  choices: os.choices.handler(read(customerChoices)),
  share: os.share.handler(
    write((writer, firm, { quoteId, until }) =>
      toQuote(writer, firm, share(writer, firm, quoteId, { secret: newSecret(), until })),
    ),
  ),
  unshare: os.unshare.handler(
    write((writer, firm, { quoteId }) => toQuote(writer, firm, unshare(writer, firm, quoteId))),
  ),
  check: os.check.handler(
    read((reader, firm, input) => ({
      problems: problemsOf(() => issueProblems(reader, firm, input)),
      paper: draftQuotePaper(reader, firm, input),
    })),
  ),
  create: os.create.handler(
    write((writer, firm, input) => {
      requireOpenCentres(writer, input.lines)
      const custom = changedCustom(writer, firm, 'quote', { given: input.custom })
      return toQuote(writer, firm, createDraft(writer, firm, { ...input, custom }))
    }),
  ),
  get: os.get.handler(read((reader, firm, { quoteId }) => getQuote(reader, firm, quoteId))),
  update: os.update.handler(({ context: { store, firm }, input }) => {
    const { firmId: _, quoteId, version, ...quote } = input
    return store.transact(firm, (writer) =>
      toQuote(writer, firm, updateDraft(writer, firm, quoteId, version, quote)),
    )
  }),
  deleteDraft: os.deleteDraft.handler(({ context, input: { quoteId } }) => {
    const { store, firm } = context
    store.transact(firm, (writer) => deleteDraft(writer, firm, quoteId))
    return { id: quoteId }
  }),
  issue: os.issue.handler(
    write((writer, firm, { quoteId, version }) =>
      toQuote(writer, firm, issue(writer, firm, quoteId, { secret: newSecret(), version })),
    ),
  ),
  send: os.send.handler(({ context: { store, firm, env }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => {
      const means = { origin: env.PUBLIC_ORIGIN, isMailed: true }
      return toQuote(writer, firm, send(writer, firm, input, means))
    }),
  ),
  previewMail: os.previewMail.handler(({ context, input: { firmId: _, quoteId, ...typed } }) => {
    const mail = { mailKind: 'quote', recordId: quoteId, origin: context.env.PUBLIC_ORIGIN }
    return previewRecordMail(context.store.reader, context.firm, mail, typed)
  }),
  revise: os.revise.handler(
    write((writer, firm, { quoteId }) => toQuote(writer, firm, revise(writer, firm, quoteId))),
  ),
  answer: os.answer.handler(
    write((writer, firm, { quoteId, ...said }) => {
      const row = getStoredQuote(writer, quoteId)
      return toQuote(writer, firm, writeDownAnswer(writer, firm, row, said))
    }),
  ),
  reserve: os.reserve.handler(
    write((writer, firm, { quoteId }) =>
      toQuote(writer, firm, reserveGoods(writer, firm, quoteId)),
    ),
  ),
  convert: os.convert.handler(
    write((writer, firm, { quoteId, lineIds }) => convert(writer, firm, quoteId, lineIds)),
  ),
  duplicate: os.duplicate.handler(
    write((writer, firm, { quoteId }) => toQuote(writer, firm, duplicate(writer, firm, quoteId))),
  ),
  paper: os.paper.handler(
    read((reader, _, { quoteId, form }) =>
      composeQuotePaper(reader, getStoredQuote(reader, quoteId), form),
    ),
  ),
  versionPaper: os.versionPaper.handler(
    read((reader, _, { quoteId, revision }) => versionPaper(reader, quoteId, revision)),
  ),
  pdf: os.pdf.handler(async ({ context, input: { quoteId, form } }) =>
    toFile(await printQuote(context, quoteId, form)),
  ),
}
