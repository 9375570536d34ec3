import { isAllowed } from '#contract/core/roles.ts'
import type { ModuleParts } from '../../../../core/hooks.ts'
import { reachesAll } from '../../../../firm/reach.ts'
import { taxesToPay } from './to-pay.ts'

/** Tax that is to be paid, or comes back; only for who may see the returns, which tell of all records. */
export const cashDues: ModuleParts['cashDues'] = (reader, context, until) => {
  const { actor } = context
  if (!reachesAll(actor) || !isAllowed(actor, 'report:view')) return []
  return taxesToPay(reader, context, until).map(({ name, from, to, dueDate, amount }) => ({
    documentKind: 'taxReturn',
    documentId: '',
    documentNumber: name,
    partyId: '',
    dueDate,
    amount: -amount,
    period: { from, to },
  }))
}
