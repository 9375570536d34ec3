import type { BillListQuery } from '#contract/buying/bills.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { atLeast, atMost, equals, type RegisterSource } from '../../../register/describe.ts'
import { customCondition } from '../../firm/custom-fields/index.ts'
import { partyInReachOrNone } from '../../firm/parties/index.ts'

const signed = (column: string) =>
  `case when state = 'void' then 0 when kind = 'credit' then -${column} else ${column} end`

/** What the list can be searched and sorted by; `today` says what is overdue. What was taken back is left out of sums. */
export function billSource(today: string): RegisterSource<BillListQuery> {
  return {
    from: 'bills',
    search: 'bills_search',
    tabs: {
      all: '',
      draft: "stage = 'draft'",
      open: "stage = 'open'",
      overdue: `stage = 'open' and kind = 'bill' and due_date < '${today}'`,
      paid: "stage = 'paid'",
    },
    sorts: {
      date: 'date',
      dueDate: 'due_date',
      supplier: 'supplier_name collate nocase',
      total: 'total_amount',
    },
    filters: {
      supplierId: equals('supplier_id'),
      kind: equals('kind'),
      from: atLeast('date'),
      to: atMost('date'),
      currency: equals('currency'),
    },
    totals: {
      currency: 'currency',
      sums: {
        net: signed('net'),
        taxAmount: signed('tax_amount'),
        totalAmount: signed('total_amount'),
        due: signed('due'),
      },
    },
  }
}

/** The list of bills, as somebody may filter it. */
export function billList(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  today: string,
): RegisterSource<BillListQuery> {
  return {
    ...billSource(today),
    within: partyInReachOrNone(context.actor, 'supplier_id'),
    custom: customCondition(reader, context, 'bill'),
  }
}
