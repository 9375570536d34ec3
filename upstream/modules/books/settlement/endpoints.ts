import { openingKinds } from '#contract/books/opening-items.ts'
import { settlementContract } from '#contract/books/settlement.ts'
import { AppError } from '#contract/core/errors.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { reachOf } from '../../../firm/reach.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { ageing } from './ageing.ts'
import { openItemsOf } from './as-of.ts'
import { listOpenItems } from './list-open.ts'
import { netItems } from './netting.ts'
import { itemsOfDocument } from './reader.ts'
import { takeBackAllocation } from './take-back.ts'
import { writeOff } from './write-off.ts'

/** Of each direction and side. */
const maxItems = 100

export const router = answer(settlementContract, {
  listOpen: read((reader, firm, { partyId, asOf }) => {
    getStoredParty(reader, partyId)
    const day = asOf ?? firmDate(reader, firm)
    return openItemsOf(reader, { partyId, asOf: day }, maxItems)
  }),
  listItems: read((reader, firm, query) =>
    listOpenItems(reader, query, {
      today: firmDate(reader, firm),
      madeBy: reachOf(firm.actor, 'payment'),
    }),
  ),
  ageing: read((reader, firm, { asOf, ...query }) =>
    ageing(reader, {
      ...query,
      asOf: asOf ?? firmDate(reader, firm),
      madeBy: reachOf(firm.actor, 'payment'),
    }),
  ),
  writeOff: write((writer, firm, input) =>
    writeOff(writer, firm, { ...input, documentId: input.invoiceId }, ['invoice']),
  ),
  writeOffBill: write((writer, firm, input) =>
    writeOff(writer, firm, { ...input, documentId: input.billId }, ['bill', 'billCredit']),
  ),
  writeOffOpeningItem: write((writer, firm, { openingItemId: documentId, ...input }) => {
    const [item] = itemsOfDocument(writer, documentId)
    if (!item || !reachesRecord(writer, firm.actor, 'party', item.partyId)) {
      throw new AppError('not_found', 'No such opening item')
    }
    // Tax that waits for a payment is not owed where none comes; without a rate there is none.
    const withTax = ['openingInvoice', 'openingBill'].includes(item.documentKind)
    const whole = { ...input, documentId, withTax }
    return writeOff(writer, firm, whole, Object.keys(openingKinds))
  }),
  takeBack: write((writer, firm, { allocationId, reason }) =>
    takeBackAllocation(writer, firm, allocationId, reason),
  ),
  net: write((writer, firm, input) => {
    getStoredParty(writer, input.partyId)
    const { id } = netItems(writer, firm, { ...input, date: firmDate(writer, firm) })
    writer.audit({ entity: 'party', entityId: input.partyId, action: 'net', after: input })
    return { id }
  }),
})
