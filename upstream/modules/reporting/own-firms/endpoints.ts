import { ownFirmsContract } from '#contract/reporting/own-firms.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { handOver } from './hand-over.ts'
import { linkFirm, unlinkFirm } from './links.ts'
import { listOwnFirms } from './list.ts'
import { givenTo, takenFrom } from './sides.ts'
import { takeInvoice } from './take.ts'

export const router = answer(ownFirmsContract, {
  list: ({ context }) => listOwnFirms(context),
  link: ({ context, input }) => linkFirm(context, input),
  unlink: write((writer, firm, { partyId }) => unlinkFirm(writer, firm, partyId)),
  handOver: ({ context, input: { invoiceId } }) => handOver(context, invoiceId),
  take: ({ context, input }) => takeInvoice(context, input),
  given: read((reader, firm, { buyerFirmId, invoiceId }) => ({
    rows: givenTo(reader, firm.actor, buyerFirmId, invoiceId),
  })),
  taken: read((reader, _, { sellerFirmId }) => ({
    rows: takenFrom(reader, sellerFirmId),
  })),
})
