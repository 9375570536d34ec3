import { refusalToast } from '#app/shell/documents/detail/refusal-toast.server.ts'
import type { FlashToast } from '#app/shell/flash-toast.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { salesOrdersContract } from '#contract/selling/sales-orders.ts'
import { salesOrderEditPath, salesOrderPath, salesOrdersPath } from './paths.ts'

type Result = { to: string; toast: FlashToast }
type OrderAction = { access: FirmAccess; salesOrderId: string; form: Form; t: Translate }

/** Does what a button of an order's page asks for, and says where to go on and what happened. */
export async function actOnOrder(args: Args, access: FirmAccess): Promise<Result> {
  const { t } = await getVisit(args)
  const salesOrderId = requireIdParam(args, 'salesOrderId')
  const form = await readForm(args.request)
  const to = salesOrderPath(access.firm.firmId, salesOrderId)
  try {
    return await act({ access, salesOrderId, form, t: t('sales-orders') }, to)
  } catch (error) {
    return { to, toast: refusalToast(error, t, await getFormat(args)) }
  }
}

async function act({ access, salesOrderId, form, t }: OrderAction, here: string): Promise<Result> {
  const { call, firm } = access
  const ids = { firmId: firm.firmId, salesOrderId }
  const { idempotencyKey } = form
  const done = (message: string, to = here): Result => ({ to, toast: { type: 'success', message } })
  switch (form.intent) {
    case 'confirm': {
      const version = Number(textAt(form.values, 'version')) || undefined
      const input = { ...ids, version }
      const { number, lines } = await call(salesOrdersContract.confirm, input, { idempotencyKey })
      const isReserved = lines.some(({ quantities }) => Number(quantities.reserved) > 0)
      return done(t(isReserved ? 'done.confirmed' : 'done.confirmedAlone', { number }))
    }
    case 'submit':
      await call(salesOrdersContract.submit, ids, { idempotencyKey })
      return done(t('done.submitted'))
    case 'reject': {
      const reason = textAt(form.values, 'reason').slice(0, 500)
      await call(salesOrdersContract.reject, { ...ids, reason }, { idempotencyKey })
      return done(t('done.rejected'))
    }
    case 'revise':
      await call(salesOrdersContract.revise, ids, { idempotencyKey })
      return done(t('done.revised'), salesOrderEditPath(firm.firmId, salesOrderId))
    case 'duplicate': {
      const copy = await call(salesOrdersContract.duplicate, ids, { idempotencyKey })
      return done(t('done.duplicated'), salesOrderEditPath(firm.firmId, copy.id))
    }
    case 'share': {
      const until = textAt(form.values, 'until') || null
      await call(salesOrdersContract.share, { ...ids, until }, { idempotencyKey })
      return done(t('done.shared'))
    }
    case 'unshare':
      await call(salesOrdersContract.unshare, ids)
      return done(t('done.unshared'))
    case 'deleteDraft':
      await call(salesOrdersContract.deleteDraft, ids)
      return done(t('done.deleted'), salesOrdersPath(firm.firmId))
    default:
      throw new AppError('malformed', 'An unknown intent')
  }
}
