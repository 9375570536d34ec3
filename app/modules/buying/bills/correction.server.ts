import type { TypedTree } from '#app/shell/form/form-tree.ts'
import type { Args } from '#app/shell/load-context.ts'
import { aboutOf } from '#app/shell/register/about.server.ts'
import { valuesOf } from '#app/shell/register/form-values.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { billsContract } from '#contract/buying/bills.ts'
import { Id } from '#contract/core/fields.ts'
import { register } from './register.tsx'

/**
 * What the form of a credit begins with that corrects the self-billed invoice of `?corrects`: all of
 * its lines, of which whoever writes it leaves what is to be taken back; else the usual beginning.
 */
export async function correctionOr(args: Args, usual: TypedTree): Promise<TypedTree> {
  const asked = Id.safeParse(new URL(args.request.url).searchParams.get('corrects'))
  if (!asked.success) return usual
  const access = await requireFirm(args)
  const { firm, call } = access
  const bill = await call(billsContract.get, { firmId: firm.firmId, billId: asked.data })
  if (!bill.isSelfBilled || bill.number === '') return usual
  const about = await aboutOf(args, register, access, undefined)
  const values = valuesOf(register, bill, about)
  const own = { kind: 'credit', corrects: bill.number, supplierNumber: '', dueDate: '', iban: '' }
  return { ...values, ...own, date: usual.date ?? '' }
}
