import { allocate } from '#contract/core/money.ts'
import type { ReverseCharged, ReverseChargedAsk } from '../../../documents/reverse-charged.ts'
import type { Reader } from '../../../firm/store.ts'
import { billGroups } from './posting.ts'
import { getStoredBill, linesOfBill } from './reader.ts'

/** Bills and credits that were posted with lines of some rates, the oldest first, however many. */
export function reverseChargedBills(reader: Reader, asked: ReverseChargedAsk): ReverseCharged[] {
  const { taxCodes } = asked
  const ids = reader.sql
    .exec<{ id: string }>(
      `select id from bills where number <> '' and stage in ('open', 'paid', 'void')
         and ${'from' in asked ? 'date >= ?' : 'id in (select value from json_each(?))'}
         and exists (select 1 from bill_lines l where l.bill_id = bills.id
           and l.tax_code in (select value from json_each(?)))
       order by date, row_number`,
      'from' in asked ? asked.from : JSON.stringify(asked.ids),
      JSON.stringify(taxCodes),
    )
    .toArray()
  return ids.map(({ id }) => reverseChargedBill(reader, id, new Set(taxCodes)))
}

function reverseChargedBill(
  reader: Reader,
  id: string,
  taxCodes: ReadonlySet<string>,
): ReverseCharged {
  const bill = getStoredBill(reader, id)
  const sign = bill.kind === 'credit' ? -1 : 1
  const { groups } = billGroups(reader, bill, linesOfBill(reader, id))
  const lines = groups
    .filter(({ rule }) => taxCodes.has(rule.code))
    .flatMap(({ rule, lines, bases, tax }) => {
      const taxes = allocate(tax, bases)
      return lines.map(({ description }, at) => ({
        description,
        taxCode: rule.code,
        base: sign * (bases[at] ?? 0),
        tax: sign * (taxes[at] ?? 0),
      }))
    })
  return {
    source: 'bill',
    id,
    theirNumber: bill.supplierNumber,
    date: bill.date,
    supplyDate: bill.supplyDate,
    enteredAt: bill.createdAt,
    partyId: bill.supplierId,
    partyName: bill.supplierName,
    isTakenBack: bill.state === 'void',
    lines,
  }
}
