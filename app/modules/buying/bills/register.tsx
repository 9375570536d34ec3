import { newLandedPath } from '#app/modules/stock/stock/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { stateColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { Status, type StatusKind } from '#app/ui/index.ts'
import {
  type Bill,
  type BillChoices,
  BillInput,
  BillKind,
  BillListQuery,
  type BillRow,
  billsContract,
} from '#contract/buying/bills.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import { recordActions } from './actions.ts'
import { BillFacts } from './components/bill-facts.tsx'
import { billSections, newBill } from './fields.ts'
import {
  billRefundPath,
  matchBillPath,
  payBillPath,
  recurBillPath,
  rejectBillPath,
  writeOffBillPath,
} from './paths.ts'
import { selfBilledLinks } from './self-billed-links.ts'

type Extra = BillChoices & { partyName: string | undefined }

const money = { currency: ({ currency }: BillRow) => currency }

/** What lowers what is owed is below zero in lists and files. */
function signed({ kind }: Pick<BillRow, 'kind'>, amount: number): number {
  return kind === 'credit' ? -amount : amount
}

const columns: Column<BillRow, Extra>[] = [
  { name: 'date', kind: 'date', label: 'field.date', sort: 'date', place: 'secondDetail' },
  {
    name: 'supplierName',
    kind: 'link',
    label: 'list.supplier',
    sort: 'supplier',
    place: 'name',
    value: ({ supplierName }, { t }) => supplierName || t('list.unread'),
    fileValue: ({ supplierName }) => supplierName,
  },
  { name: 'supplierNumber', kind: 'text', label: 'field.supplierNumber', place: 'detail' },
  { name: 'number', kind: 'text', label: 'list.number', tone: 'soft' },
  { name: 'dueDate', kind: 'date', label: 'field.dueDate', sort: 'dueDate' },
  stateColumn(({ state, due, totalAmount, withheldAmount }) => ({
    kind: discs[state],
    ...(state === 'open' && { share: paidShare(due, totalAmount - withheldAmount) }),
  })),
  { name: 'kind', kind: 'choice', choices: 'kind', label: 'field.kind', isFileOnly: true },
  { name: 'net', kind: 'money', label: 'list.net', isFileOnly: true, ...money },
  { name: 'taxAmount', kind: 'money', label: 'list.tax', isFileOnly: true, ...money },
  {
    name: 'due',
    kind: 'money',
    label: 'list.due',
    hasSign: true,
    value: (row) => signed(row, row.due),
    ...money,
  },
  {
    name: 'totalAmount',
    kind: 'money',
    label: 'list.total',
    sort: 'total',
    place: 'figure',
    tone: 'strong',
    hasSign: true,
    value: (row) => signed(row, row.totalAmount),
    ...money,
  },
  { name: 'currency', kind: 'text', label: 'field.currency', isFileOnly: true },
]

/** How much of what a supplier is owed is paid. */
function paidShare(due: number, payable: number): number {
  return payable === 0 ? 0 : 1 - due / payable
}

const discs: Record<BillRow['state'], StatusKind> = {
  draft: 'draft',
  waiting: 'viewed',
  open: 'sent',
  paid: 'paid',
  void: 'void',
}

const filters: Filter<Extra>[] = [
  {
    kind: 'party',
    name: 'supplierId',
    label: 'list.supplier',
    nameOf: ({ extra }) => extra.partyName,
  },
  {
    kind: 'choice',
    name: 'kind',
    label: 'field.kind',
    choices: ({ t }) => BillKind.options.map((value) => ({ value, label: t(`kind.${value}`) })),
  },
  { kind: 'dateSpan', from: 'from', to: 'to', label: 'field.date' },
]

export const register = describeRegister({
  name: 'bills',
  recordKind: 'bill',
  path: 'bills',
  idParam: 'billId',
  query: BillListQuery,
  tabs: ['all', 'draft', 'open', 'overdue', 'paid'],
  columns,
  filters,
  nameOf: ({ supplierName, supplierNumber, number }: BillRow | Bill) =>
    `${supplierNumber || number} ${supplierName}`.trim() || '…',
  load,
  bulk: [{ action: 'submit', icon: 'send', needs: 'bill:edit', tabs: ['draft'] }],
  calls: {
    list: ({ call, firm: { firmId } }, query) => call(billsContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) => call(billsContract.rows, { ...query, firmId }),
    bulk: ({ call, firm: { firmId } }, request, options) =>
      call(billsContract.bulk, { ...request, firmId }, options),
    get: ({ call, firm: { firmId } }, billId) => call(billsContract.get, { firmId, billId }),
    create: ({ call, firm: { firmId } }, input, options) =>
      call(billsContract.create, { ...input, firmId }, options),
    update: ({ call, firm: { firmId } }, billId, input) =>
      call(billsContract.update, { ...input, firmId, billId }),
  },
  form: { input: BillInput, sections: billSections, initial: newBill },
  isEditable: ({ actions }) => actions.includes('edit'),
  actions: recordActions,
  links: ({ id, kind, actions, supplierId, ...bill }, { firm: { firmId } }) => [
    ...(bill.isSelfBilled ? selfBilledLinks(firmId, { id, kind, ...bill }) : []),
    ...(kind === 'bill'
      ? [
          {
            label: 'detail.makeRecurring',
            icon: 'repeat',
            href: recurBillPath(firmId, id),
            place: 'menu',
          } as const,
        ]
      : []),
    ...(supplierId === null
      ? []
      : [{ label: 'detail.match', icon: 'scale', href: matchBillPath(firmId, id) } as const]),
    ...(actions.includes('reject')
      ? [
          {
            label: 'detail.reject',
            icon: 'reply',
            href: rejectBillPath(firmId, id),
          } as const,
        ]
      : []),
    ...(actions.includes('landCosts')
      ? [
          {
            label: 'detail.landCosts',
            icon: 'truck',
            href: newLandedPath(firmId, { bill: id }),
          } as const,
        ]
      : []),
    ...(actions.includes('writeOff')
      ? [
          {
            label: 'detail.writeOff',
            icon: 'ban',
            href: writeOffBillPath(firmId, id),
            place: 'menu',
          } as const,
        ]
      : []),
    ...(actions.includes('receiveRefund')
      ? [
          {
            label: 'detail.receiveRefund',
            icon: 'banknote',
            href: billRefundPath(firmId, id),
            place: 'main',
          } as const,
        ]
      : []),
    ...(actions.includes('pay')
      ? [
          {
            label: 'detail.pay',
            icon: 'banknote',
            href: payBillPath(firmId, id),
            place: 'main',
          } as const,
        ]
      : []),
  ],
  sentenceOf: ({ kind, isSelfBilled, preparedByName: name }, { t }) =>
    isSelfBilled
      ? t(kind === 'credit' ? 'detail.selfBilledCreditBy' : 'detail.selfBilledBy', { name })
      : t(kind === 'credit' ? 'detail.creditBy' : 'detail.billBy', { name }),
  Mark: StateMark,
  Facts: BillFacts,
})

async function load(
  { call, firm: { firmId } }: FirmAccess,
  _: 'list' | 'record' | 'form',
  query?: BillListQuery,
): Promise<Extra> {
  const partyId = query?.supplierId
  const [choices, party] = await Promise.all([
    call(billsContract.choices, { firmId }),
    partyId === undefined ? undefined : call(partiesContract.get, { firmId, partyId }),
  ])
  return { ...choices, partyName: party?.name }
}

function StateMark({ record }: { record: Bill }) {
  const t = useT('bills')
  return <Status kind={discs[record.state]}>{t(`state.${record.state}`)}</Status>
}
