import { needsOf } from '#contract/core/endpoint.ts'
import { payableOf } from '#contract/core/payable.ts'
import { type Holder, isAllowed, type Permission } from '#contract/core/roles.ts'
import type { InvoiceAction } from '#contract/selling/invoice.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'
import { isOpen } from './figures.ts'
import type { DocumentRow, LineRow } from './reader.ts'

const needs: Record<InvoiceAction, Permission> = {
  edit: needsOf(invoicesContract.update),
  deleteDraft: needsOf(invoicesContract.deleteDraft),
  finalise: needsOf(invoicesContract.finalise),
  send: needsOf(invoicesContract.send),
  recordPayment: 'payment:edit',
  credit: needsOf(invoicesContract.credit),
  writeOff: 'settlement:writeOff',
  void: needsOf(invoicesContract.void),
  duplicate: needsOf(invoicesContract.duplicate),
  share: needsOf(invoicesContract.share),
}

/** What somebody can have done to a document now. */
export function actionsFor(
  row: DocumentRow,
  lines: readonly LineRow[],
  holder: Holder,
): InvoiceAction[] {
  return stateActions(row, lines).filter((action) => isAllowed(holder, needs[action]))
}

function stateActions(row: DocumentRow, lines: readonly LineRow[]): InvoiceAction[] {
  if (row.state === 'draft') return ['edit', 'deleteDraft', 'finalise', 'duplicate']
  if (row.state === 'void') return ['duplicate']
  const actions: InvoiceAction[] = ['send', 'share', 'duplicate']
  if (isOpen(row)) actions.push('recordPayment', 'writeOff')
  if (row.kind === 'invoice' && lines.some(hasRest)) actions.push('credit')
  if (isVoidable(row, lines)) actions.push('void')
  return actions
}

/** An invoice can be voided while nothing was paid or credited. */
export function isVoidable(row: DocumentRow, lines: readonly LineRow[]): boolean {
  return (
    row.kind === 'invoice' &&
    row.state !== 'draft' &&
    row.state !== 'void' &&
    row.due === payableOf(row) &&
    lines.every(({ creditedQuantity }) => creditedQuantity === '0')
  )
}

/** Whether something of a line is left to credit. */
export function hasRest({ quantity, creditedQuantity }: LineRow): boolean {
  return Math.abs(Number(quantity)) !== Number(creditedQuantity)
}
