import { contactCardsContract } from '#contract/firm/contact-cards.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import { implement } from '../../../firm/implement.ts'
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
import { getParty } from './reader.ts'
import { anonymiseParty, deleteParty } from './remove.ts'
import { archiveParty, createParty, partyBulk, updateParty } from './service.ts'
import { listPartyTimeline } from './timeline.ts'

const os = implement(partiesContract)
const cards = implement(contactCardsContract)

const parties = os.router({
  list: os.list.handler(({ context: { store, firm }, input }) => listParties(store, firm, input)),
  rows: os.rows.handler(({ context: { store, firm }, input }) => listPartyRows(store, firm, input)),
  bulk: os.bulk.handler(({ context: { store, firm }, input }) =>
    runBulk(store, firm, reachedParties(store.reader, firm, input.query?.role), partyBulk, input),
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
  heldAccounts: os.heldAccounts.handler(async ({ context: { store, firm, env }, input }) => {
    const members = await listAllFirmMembers(env, firm.firmId)
    return getHeldAccounts(store.reader, firm, input.partyId, members)
  }),
  confirmAccounts: os.confirmAccounts.handler(async ({ context: { store, firm, env }, input }) => {
    const members = await listAllFirmMembers(env, firm.firmId)
    return store.transact(firm, (writer) => {
      confirmAccounts(writer, firm, input, members)
      return withinRights(firm, getParty(writer, input.partyId, firmDate(writer, firm)))
    })
  }),
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

/** What programs call that keep a copy of the address book. */
const contactCards = cards.router({
  describe: cards.describe.handler(({ context: { store, firm } }) =>
    describeCards(store.reader, firm),
  ),
  list: cards.list.handler(({ context: { store, firm }, input }) =>
    listCards(store.reader, firm, input),
  ),
  read: cards.read.handler(({ context: { store, firm }, input: { names } }) =>
    readCards(store.reader, firm, names),
  ),
  put: cards.put.handler(({ context: { store, firm }, input: { cardName: name, ...input } }) =>
    store.transact(firm, (writer) => putCard(writer, firm, { ...input, name })),
  ),
  archive: cards.archive.handler(({ context: { store, firm }, input: { cardName: name, tag } }) =>
    store.transact(firm, (writer) => archiveCard(writer, firm, { name, tag })),
  ),
})

export const router = { parties, contactCards }
