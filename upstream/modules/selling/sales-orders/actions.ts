import { needsOf } from '#contract/core/endpoint.ts'
import { isAllowed, type Permission } from '#contract/core/roles.ts'
import { type SalesOrderAction, salesOrdersContract } from '#contract/selling/sales-orders.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { approvalStanding } from './approve.ts'
import { closable } from './close.ts'
import type { progressOf } from './progress.ts'
import type { OrderRecord } from './reader.ts'

/** What is asked for beyond the right to edit. */
const needs: { readonly [Action in SalesOrderAction]?: Permission } = {
  deleteDraft: needsOf(salesOrdersContract.deleteDraft),
  deliver: needsOf(salesOrdersContract.deliver),
  return: needsOf(salesOrdersContract.takeBack),
  invoice: needsOf(salesOrdersContract.invoice),
}

/** What somebody can have done to an order now. */
export function actionsFor(
  reader: Reader,
  row: OrderRecord,
  progress: ReturnType<typeof progressOf>,
  billings: number,
  actor: FirmContext['actor'],
): SalesOrderAction[] {
  const steps =
    row.state === 'draft' ? draftSteps(reader, row, actor) : stepsOf(row, progress, billings)
  return steps.filter((action) => isAllowed(actor, needs[action] ?? 'quote:edit'))
}

function stepsOf(
  row: OrderRecord,
  progress: ReturnType<typeof progressOf>,
  billings: number,
): SalesOrderAction[] {
  const states = progress.lines.map(({ state }) => state)
  const steps: SalesOrderAction[] = ['send', 'duplicate']
  if (states.some(({ out, back }) => out > back)) steps.push('return')
  if (row.state !== 'open') return steps
  if (states.some(({ toReserve }) => toReserve > 0)) steps.push('deliver')
  if (states.some(({ toInvoice }) => toInvoice > 0)) steps.push('invoice')
  const isClosable = states.some(
    (state) => closable(state, 'delivery') > 0 || closable(state, 'invoice') > 0,
  )
  if (isClosable) steps.push('close')
  if (isUntouched(row, progress, billings)) steps.push('revise')
  return steps
}

function draftSteps(
  reader: Reader,
  row: OrderRecord,
  actor: FirmContext['actor'],
): SalesOrderAction[] {
  const { toHandIn, canConfirm } = approvalStanding(reader, row, actor)
  const steps: SalesOrderAction[] = ['edit', 'duplicate']
  if (toHandIn) steps.push('submit')
  if (canConfirm) steps.push('confirm')
  if (canConfirm && row.waitingSince !== null) steps.push('reject')
  // A draft that was confirmed before keeps its number, so it stays.
  if (row.number === null) steps.push('deleteDraft')
  return steps
}

/** Whether nothing was done with a confirmed order yet, so that it may become a draft again. */
export function isUntouched(
  { state }: OrderRecord,
  { lines, deliveries }: ReturnType<typeof progressOf>,
  billings: number,
): boolean {
  const isGivenUp = lines.some(({ line }) => line.closed > 0 || line.waived > 0)
  return state === 'open' && deliveries.length === 0 && billings === 0 && !isGivenUp
}
