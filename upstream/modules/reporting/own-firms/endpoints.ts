import { ownFirmsContract } from '#contract/reporting/own-firms.ts'
import { implement } from '../../../firm/implement.ts'
import { handOver } from './hand-over.ts'
import { linkFirm, unlinkFirm } from './links.ts'
import { listOwnFirms } from './list.ts'
import { givenTo, takenFrom } from './sides.ts'
import { takeInvoice } from './take.ts'

const os = implement(ownFirmsContract)

export const router = os.router({
  list: os.list.handler(({ context }) => listOwnFirms(context)),
  link: os.link.handler(({ context, input }) => linkFirm(context, input)),
  unlink: os.unlink.handler(({ context: { store, firm }, input: { partyId } }) =>
    store.transact(firm, (writer) => unlinkFirm(writer, firm, partyId)),
  ),
  handOver: os.handOver.handler(({ context, input: { invoiceId } }) =>
    handOver(context, invoiceId),
  ),
  take: os.take.handler(({ context, input }) => takeInvoice(context, input)),
  given: os.given.handler(({ context: { store, firm }, input: { buyerFirmId, invoiceId } }) => ({
    rows: givenTo(store.reader, firm.actor, buyerFirmId, invoiceId),
  })),
  taken: os.taken.handler(({ context: { store }, input: { sellerFirmId } }) => ({
    rows: takenFrom(store.reader, sellerFirmId),
  })),
})
