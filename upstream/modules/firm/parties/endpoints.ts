import { contactCardsContract } from '#contract/firm/contact-cards.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { listAllFirmMembers } from '../../../identity/members/names.ts'
import { runBulk } from '../../../register/bulk.ts'
import { firmDate } from '../firms/index.ts'
import { withinRights } from './books.ts'
import { archiveCard, putCard } from './cards/change.ts'
import { describeCards, listCards, readCards } from './cards/list.ts'
import { confirmAccounts, getHeldAccounts } from './confirm-accounts.ts'
import { listPartyDocuments } from './documents.ts'
import { listParties, listPartyRows, reachedParties } from './list.ts'
import { mergeParty, previewMerge } from './merge.ts'
import { getParty, getPartyWithTrade } from './reader.ts'
import { anonymiseParty, deleteParty } from './remove.ts'
import { archiveParty, createParty, partyBulk, updateParty } from './service.ts'
import { listPartyTimeline } from './timeline.ts'

const parties = answer(partiesContract, {
  list: ({ context: { store, firm }, input }) => listParties(store, firm, input),
  rows: ({ context: { store, firm }, input }) => listPartyRows(store, firm, input),
  bulk: ({ context: { store, firm }, input }) =>
    runBulk(store, firm, reachedParties(store.reader, firm, input.query?.role), partyBulk, input),
  create: ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    withinRights(
      firm,
      store.transact(firm, (writer) => createParty(writer, firm, input)),
    ),
  get: read((reader, firm, { partyId }) =>
    withinRights(firm, getPartyWithTrade(reader, partyId, firmDate(reader, firm))),
  ),
  update: ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    withinRights(
      firm,
      store.transact(firm, (writer) => updateParty(writer, firm, input)),
    ),
  delete: ({ context: { store, firm }, input }) => deleteParty(store, firm, input.partyId),
  listDocuments: read(listPartyDocuments),
  listTimeline: read(listPartyTimeline),
  previewMerge: read(previewMerge),
  merge: ({ context: { store, firm }, input }) =>
    withinRights(firm, mergeParty(store, firm, input)),
  anonymise: ({ context: { store, firm }, input }) =>
    withinRights(firm, anonymiseParty(store, firm, input.partyId)),
  heldAccounts: async ({ context: { store, firm, env }, input }) => {
    const members = await listAllFirmMembers(env, firm.firmId)
    return getHeldAccounts(store.reader, firm, input.partyId, members)
  },
  confirmAccounts: async ({ context: { store, firm, env }, input }) => {
    const members = await listAllFirmMembers(env, firm.firmId)
    return store.transact(firm, (writer) => {
      confirmAccounts(writer, firm, input, members)
      return withinRights(firm, getParty(writer, input.partyId, firmDate(writer, firm)))
    })
  },
  archive: ({ context: { store, firm }, input }) =>
    withinRights(
      firm,
      store.transact(firm, (writer) => archiveParty(writer, firm, input.partyId, true)),
    ),
  restore: ({ context: { store, firm }, input }) =>
    withinRights(
      firm,
      store.transact(firm, (writer) => archiveParty(writer, firm, input.partyId, false)),
    ),
})

/** What programs call that keep a copy of the address book. */
const contactCards = answer(contactCardsContract, {
  describe: read((reader, firm) => describeCards(reader, firm)),
  list: read(listCards),
  read: read((reader, firm, { names }) => readCards(reader, firm, names)),
  put: write((writer, firm, { cardName: name, ...input }) =>
    putCard(writer, firm, { ...input, name }),
  ),
  archive: write((writer, firm, { cardName: name, tag }) =>
    archiveCard(writer, firm, { name, tag }),
  ),
})

export const router = { parties, contactCards }
