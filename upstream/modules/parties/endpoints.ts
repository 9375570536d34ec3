import { partiesContract } from '#contract/parties.ts'
import { implement } from '../../firm/implement.ts'
import { firmDate } from '../firms/index.ts'
import { rowsWithinRights, withinRights } from './books.ts'
import { mergeParty, previewMerge } from './merge.ts'
import { getParty, listParties } from './reader.ts'
import { anonymiseParty, deleteParty } from './remove.ts'
import { archiveParty, createParty, updateParty } from './service.ts'

const os = implement(partiesContract)

export const router = os.router({
  list: os.list.handler(({ context: { store, firm }, input }) =>
    rowsWithinRights(firm, listParties(store.reader, input, firmDate(store.reader, firm))),
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
    withinRights(firm, updateParty(store, firm, input)),
  ),
  delete: os.delete.handler(({ context: { store, firm }, input }) =>
    deleteParty(store, firm, input.partyId),
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
  archive: os.archive.handler(({ context: { store, firm }, input }) =>
    withinRights(firm, archiveParty(store, firm, input.partyId, true)),
  ),
  restore: os.restore.handler(({ context: { store, firm }, input }) =>
    withinRights(firm, archiveParty(store, firm, input.partyId, false)),
  ),
})
