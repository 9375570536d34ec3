import { takeBackAction } from '#app/shell/documents/detail/take-back-action.ts'
import type { RecordAction } from '#app/shell/register/describe.ts'
import { versionOf } from '#app/shell/register/version-of.ts'
import { type Bill, billsContract } from '#contract/buying/bills.ts'
import { needsOf } from '#contract/core/endpoint.ts'

/** Decides which total of a bill counts: that of its lines, or the one that its file states. */
function decideFor(intent: string, take: 'lines' | 'file'): RecordAction<Bill> {
  return {
    intent,
    icon: 'check',
    needs: 'bill:edit',
    isInPage: true,
    act: ({ call, firm: { firmId } }, billId, options, seen) =>
      call(billsContract.decideSum, { firmId, billId, version: versionOf(seen), take }, options),
  }
}

/** What a press on a button of a bill's page does. */
export const recordActions: RecordAction<Bill>[] = [
  {
    intent: 'addSupplier',
    icon: 'user-plus',
    needs: 'bill:edit',
    isOffered: ({ actions }) => actions.includes('addSupplier'),
    act: ({ call, firm: { firmId } }, billId, options) =>
      call(billsContract.addSupplier, { firmId, billId }, options),
  },
  {
    intent: 'submit',
    icon: 'send',
    needs: 'bill:edit',
    isMain: true,
    isOffered: ({ actions }) => actions.includes('submit') && !actions.includes('approve'),
    act: ({ call, firm: { firmId } }, billId, options) =>
      call(billsContract.submit, { firmId, billId }, options),
  },
  {
    intent: 'approve',
    icon: 'check',
    needs: 'bill:approve',
    isMain: true,
    isOffered: ({ actions }) => actions.includes('approve'),
    act: ({ call, firm: { firmId } }, billId, options, seen) =>
      call(billsContract.approve, { firmId, billId, version: versionOf(seen) }, options),
  },
  decideFor('takeLines', 'lines'),
  decideFor('takeFile', 'file'),
  {
    intent: 'applyCredit',
    icon: 'coins',
    needs: 'bill:approve',
    isOffered: ({ actions, credit }) => actions.includes('applyCredit') && credit > 0,
    act: ({ call, firm: { firmId } }, billId, options) =>
      call(billsContract.applyCredit, { firmId, billId }, options),
  },
  takeBackAction(),
  {
    intent: 'void',
    icon: 'undo-2',
    needs: needsOf(billsContract.void),
    asksFirst: true,
    isDanger: true,
    isOffered: ({ actions }) => actions.includes('void'),
    act: ({ call, firm: { firmId } }, billId, options) =>
      call(billsContract.void, { firmId, billId }, options),
  },
  {
    intent: 'remove',
    icon: 'trash-2',
    needs: needsOf(billsContract.remove),
    asksFirst: true,
    isDanger: true,
    endsRecord: true,
    isOffered: ({ actions }) => actions.includes('remove'),
    act: ({ call, firm: { firmId } }, billId, options) =>
      call(billsContract.remove, { firmId, billId }, options),
  },
]
