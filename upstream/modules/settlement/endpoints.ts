import { ageBuckets, settlementContract } from '#contract/settlement.ts'
import { addDays } from '../../firm/calendar.ts'
import { implement } from '../../firm/implement.ts'
import { firmDate, getFirmProfile } from '../firms/index.ts'
import { getStoredParty } from '../parties/index.ts'
import { ageingAsOf, openItemsOf } from './as-of.ts'
import { netItems } from './netting.ts'
import { takeBackAllocation } from './take-back.ts'
import { writeOff } from './write-off.ts'

const os = implement(settlementContract)
const maxItems = 500

export const router = os.router({
  listOpen: os.listOpen.handler(({ context: { store, firm }, input: { partyId, asOf } }) => {
    getStoredParty(store.reader, partyId)
    return openItemsOf(store.reader, partyId, asOf ?? firmDate(store.reader, firm), maxItems)
  }),
  ageing: os.ageing.handler(({ context: { store, firm }, input: { direction, asOf } }) => {
    const date = asOf ?? firmDate(store.reader, firm)
    const edges = [0, 30, 60, 90].map((days) => addDays(date, -days))
    const side = direction === 'receivable' ? ('debit' as const) : ('credit' as const)
    const rows = ageingAsOf(store.reader, { direction, side, date, edges })
    return {
      asOf: date,
      baseCurrency: getFirmProfile(store.reader).baseCurrency,
      rows: rows.map(({ bucket, ...row }) => ({ ...row, bucket: ageBuckets[bucket] ?? 'over90' })),
    }
  }),
  writeOff: os.writeOff.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => writeOff(writer, firm, input)),
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
