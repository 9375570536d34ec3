import { openingKinds } from '#contract/books/opening-items.ts'
import { settlementContract } from '#contract/books/settlement.ts'
import { AppError } from '#contract/core/errors.ts'
import { implement } from '../../../firm/implement.ts'
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

const os = implement(settlementContract)
/** Of each direction and side. */
const maxItems = 100

export const router = os.router({
  listOpen: os.listOpen.handler(({ context: { store, firm }, input: { partyId, asOf } }) => {
    getStoredParty(store.reader, partyId)
    const day = asOf ?? firmDate(store.reader, firm)
    return openItemsOf(store.reader, { partyId, asOf: day }, maxItems)
  }),
  listItems: os.listItems.handler(({ context: { store, firm }, input: { firmId: _, ...query } }) =>
    listOpenItems(store.reader, query, {
      today: firmDate(store.reader, firm),
      madeBy: reachOf(firm.actor, 'payment'),
    }),
  ),
  ageing: os.ageing.handler(({ context: { store, firm }, input: { firmId: _, asOf, ...query } }) =>
    ageing(store.reader, {
      ...query,
      asOf: asOf ?? firmDate(store.reader, firm),
      madeBy: reachOf(firm.actor, 'payment'),
    }),
  ),
  writeOff: os.writeOff.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) =>
      writeOff(writer, firm, { ...input, documentId: input.invoiceId }, ['invoice']),
    ),
  ),
  writeOffBill: os.writeOffBill.handler(
    ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) =>
        writeOff(writer, firm, { ...input, documentId: input.billId }, ['bill', 'billCredit']),
      ),
  ),
  writeOffOpeningItem: os.writeOffOpeningItem.handler(
    ({ context: { store, firm }, input: { firmId: _, openingItemId: documentId, ...input } }) =>
      store.transact(firm, (writer) => {
        const [item] = itemsOfDocument(writer, documentId)
        if (!item || !reachesRecord(writer, firm.actor, 'party', item.partyId)) {
          throw new AppError('not_found', 'No such opening item')
        }
        // Tax that waits for a payment is not owed where none comes; without a rate there is none.
        const withTax = ['openingInvoice', 'openingBill'].includes(item.documentKind)
        const whole = { ...input, documentId, withTax }
        return writeOff(writer, firm, whole, Object.keys(openingKinds))
      }),
  ),
  takeBack: os.takeBack.handler(({ context: { store, firm }, input: { allocationId, reason } }) =>
    store.transact(firm, (writer) => takeBackAllocation(writer, firm, allocationId, reason)),
  ),
  net: os.net.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => {
      getStoredParty(writer, input.partyId)
      const { id } = netItems(writer, firm, { ...input, date: firmDate(writer, firm) })
      writer.audit({ entity: 'party', entityId: input.partyId, action: 'net', after: input })
      return { id }
    }),
  ),
})
