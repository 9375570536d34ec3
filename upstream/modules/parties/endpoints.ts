import { partiesContract } from '#contract/parties.ts'
import { implement } from '../../firm/implement.ts'
import { runBulk } from '../../register/bulk.ts'
import { firmDate } from '../firms/index.ts'
import { withinRights } from './books.ts'
import { listPartyDocuments } from './documents.ts'
import { confirmAccounts } from './held-accounts.ts'
import { listParties, listPartyRows, reachedParties } from './list.ts'
import { mergeParty, previewMerge } from './merge.ts'
import { getParty } from './reader.ts'
import { anonymiseParty, deleteParty } from './remove.ts'
import { archiveParty, createParty, partyBulk, updateParty } from './service.ts'
import { listPartyTimeline } from './timeline.ts'

const os = implement(partiesContract)

export const router = os.router({
  list: os.list.handler(({ context: { store, firm }, input }) => listParties(store, firm, input)),
  rows: os.rows.handler(({ context: { store, firm }, input }) => listPartyRows(store, firm, input)),
  bulk: os.bulk.handler(({ context: { store, firm }, input }) =>
    runBulk(store, firm, reachedParties(firm, input.query?.role), partyBulk, input),
  ),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    withinRights(
      firm,
      store.transact(firm, (writer) => createParty(writer, firm, input)),
    ),
  ),
  get: os.get.handler(({ context: { store, firm }, input }) =>
    withinRights(firm, getParty(store.reader, input.partyId, firmDate(store.reader, firm))),
  ),
  update: os.update.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    withinRights(
      firm,
      store.transact(firm, (writer) => updateParty(writer, firm, input)),
    ),
  ),
  delete: os.delete.handler(({ context: { store, firm }, input }) =>
    deleteParty(store, firm, input.partyId),
  ),
  listDocuments: os.listDocuments.handler(({ context: { store, firm }, input }) =>
    listPartyDocuments(store.reader, firm, input),
  ),
  listTimeline: os.listTimeline.handler(({ context: { store, firm }, input }) =>
    listPartyTimeline(store.reader, firm, input),
  ),
  previewMerge: os.previewMerge.handler(({ context: { store, firm }, input }) =>
    previewMerge(store.reader, firm, input),
  ),
  merge: os.merge.handler(({ context: { store, firm }, input }) =>
    withinRights(firm, mergeParty(store, firm, input)),
  ),
  anonymise: os.anonymise.handler(({ context: { store, firm }, input }) =>
    withinRights(firm, anonymiseParty(store, firm, input.partyId)),
  ),
  confirmAccounts: os.confirmAccounts.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => {
      confirmAccounts(writer, firm, input)
      return withinRights(firm, getParty(writer, input.partyId, firmDate(writer, firm)))
    }),
  ),
  archive: os.archive.handler(({ context: { store, firm }, input }) =>
    withinRights(
      firm,
      store.transact(firm, (writer) => archiveParty(writer, firm, input.partyId, true)),
    ),
  ),
  restore: os.restore.handler(({ context: { store, firm }, input }) =>
    withinRights(
      firm,
      store.transact(firm, (writer) => archiveParty(writer, firm, input.partyId, false)),
    ),
  ),
})
