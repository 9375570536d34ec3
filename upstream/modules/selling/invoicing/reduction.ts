import { allocate } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { debit, type PostingLine } from '../../books/ledger/index.ts'
import type { NetReduction, Reduction } from '../../books/settlement/index.ts'
import { reductionAccount } from '../../books/taxes/index.ts'
import { waitsForMoney } from './deposits/deposit-posting.ts'
import { deductedAmount } from './deposits/unused-money.ts'
import {
  groupKey,
  groupsOf,
  incomeOf,
  onCentre,
  type StoredGroup,
  shareOf,
  taxLines,
} from './posting.ts'
import { creditNotesOf, type DocumentRow, getDocument, linesOf } from './reader.ts'

/**
 * The tax that falls away when an invoice is reduced by an amount, as debits on the accounts it was
 * posted to: each group by its share in what credit notes have left of it (Directive 2006/112/EC,
 * Art. 90; § 17 UStG).
 */
export function taxReduction(
  reader: Reader,
  documentId: string,
  { amount }: Reduction,
): PostingLine[] {
  const row = getDocument(reader, documentId)
  if (isUntaxed(reader, row) || row.splitTax !== 0) return []
  const left = row.total - row.creditNotesTotal
  const groups = groupsLeft(reader, row).map((group) => ({
    ...group,
    baseTax: shareOf(group.baseTax, amount, left) ?? 0,
  }))
  const revenue = row.purpose === '' ? undefined : null
  return taxLines(reader, groups, linesOf(reader, documentId), revenue).map((line) => ({
    ...line,
    debit: line.credit,
    credit: line.debit,
  }))
}

/** An invoice's tax groups, less what its credit notes took back of each. */
function groupsLeft(reader: Reader, row: DocumentRow): StoredGroup[] {
  const credited = creditNotesOf(reader, row.id).flatMap(groupsOf)
  return groupsOf(row).map((group) => {
    const own = credited.filter((one) => groupKey(one) === groupKey(group))
    const baseTax = own.reduce((rest, one) => rest - one.baseTax, group.baseTax)
    return { ...group, baseTax }
  })
}

/** Whether what is open of a deposit has no tax yet: it waits for the money, and none deducted it. */
function isUntaxed(reader: Reader, row: DocumentRow): boolean {
  return row.purpose !== '' && waitsForMoney(reader) && deductedAmount(reader, row.id) === undefined
}

/** The net amount of a discount or a loss in the base currency, by the rates that it was sold at. */
export function netReductionLines(
  reader: Reader,
  documentId: string,
  { netBase, role }: NetReduction,
): PostingLine[] {
  if (isUntaxed(reader, getDocument(reader, documentId))) {
    return [debit({ role: 'customerDeposits' }, netBase)]
  }
  const credited = creditNotesOf(reader, documentId)
    .flatMap(({ id }) => linesOf(reader, id))
    .map((line) => ({ ...line, net: -line.net }))
  const income = incomeOf([...linesOf(reader, documentId), ...credited])
  const weights = income.map(({ net }) => net)
  const shares = allocate(netBase, weights)
  return income.map(({ taxCode, ...line }, at) => ({
    ...debit(reductionAccount(reader, taxCode, role), shares[at] ?? 0),
    taxCode,
    ...onCentre(line),
  }))
}
