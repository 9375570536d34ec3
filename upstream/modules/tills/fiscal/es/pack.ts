import { agencyCodeOf, recordTicket } from '../../../selling/invoicing/index.ts'
import { type FiscalPack, printsNothing } from '../port.ts'

/** Spain: a record of the RD 1007/2023 for each ticket, in the chain of the firm's invoices. */
export const spain: FiscalPack = {
  needsDevice: false,
  takesService: false,
  sign(writer, context, receipt) {
    if (receipt.kind !== 'sale' && receipt.kind !== 'refund') return
    const { documentId, number, date, words, groups, refundOf } = receipt
    recordTicket(writer, context, {
      ...{ id: documentId, number, date, words, groups, refundOf },
      isRefund: receipt.kind === 'refund',
      isSold: receipt.isSold,
    })
  },
  print(reader, ticketId) {
    const code = agencyCodeOf(reader, ticketId)
    if (!code) return printsNothing
    return { state: 'recorded', heading: code.heading, code: code.payload, lines: code.lines }
  },
  steps: () => [],
  isWhole: () => null,
  files: [],
}
