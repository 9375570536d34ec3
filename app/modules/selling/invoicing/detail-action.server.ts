import { z } from 'zod'
import { refusalToast } from '#app/shell/documents/detail/refusal-toast.server.ts'
import { documentTexts } from '#app/shell/documents/document-texts.ts'
import type { FlashToast } from '#app/shell/flash-toast.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { Args } from '#app/shell/load-context.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { settlementContract } from '#contract/books/settlement.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { invoiceDepositsContract } from '#contract/selling/deposits.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'
import { idOf } from './document.server.ts'
import { invoiceEditPath, invoicePath, invoicesPath } from './paths.ts'

type ActionResult = { to: string; toast: FlashToast }
type DocumentAction = { access: FirmAccess; invoiceId: string; form: Form; t: Translate }

/** Does what a button of a document's page asks for, and says where to go on and what happened. */
export async function actOnDocument(args: Args, access: FirmAccess): Promise<ActionResult> {
  const { t } = await getVisit(args)
  const invoiceId = idOf(args)
  const form = await readForm(args.request, { lists: ['depositIds'] })
  const to = invoicePath(access.firm.firmId, invoiceId)
  try {
    return await act(
      { access, invoiceId, form, t: documentTexts(t('invoicing'), t('document')) },
      to,
    )
  } catch (error) {
    return { to, toast: refusalToast(error, t, await getFormat(args)) }
  }
}

async function act(action: DocumentAction, here: string): Promise<ActionResult> {
  const { access, invoiceId, form, t } = action
  const { call, firm } = access
  const ids = { firmId: firm.firmId, invoiceId }
  const { idempotencyKey } = form
  const done = (message: string, to = here): ActionResult => ({
    to,
    toast: { type: 'success', message },
  })
  switch (form.intent) {
    case 'finalise': {
      const version = Number(textAt(form.values, 'version')) || undefined
      const { number } = await call(
        invoicesContract.finalise,
        { ...ids, version, confirmsFutureDate: textAt(form.values, 'confirmsFutureDate') !== '' },
        { idempotencyKey },
      )
      return done(t('done.finalised', { number }))
    }
    case 'void': {
      const reason = textAt(form.values, 'reason').slice(0, 500)
      const { number } = await call(invoicesContract.void, { ...ids, reason }, { idempotencyKey })
      return done(t('done.voided', { number }))
    }
    case 'takeBack': {
      const allocationId = Id.parse(textAt(form.values, 'allocationId'))
      const reason = textAt(form.values, 'reason').slice(0, 500)
      const input = { firmId: firm.firmId, allocationId, reason }
      await call(settlementContract.takeBack, input, { idempotencyKey })
      return done(t('done.takenBack'))
    }
    case 'deposits': {
      const depositIds = z.array(Id).parse(form.data.depositIds ?? [])
      await call(invoiceDepositsContract.choose, { ...ids, depositIds })
      return done(t('done.deposits'))
    }
    case 'deleteDraft':
      await call(invoicesContract.deleteDraft, ids)
      return done(t('done.deleted'), invoicesPath(firm.firmId))
    case 'duplicate': {
      const copy = await call(invoicesContract.duplicate, ids, { idempotencyKey })
      return done(t('done.duplicated'), invoiceEditPath(firm.firmId, copy.id))
    }
    case 'share':
      await call(
        invoicesContract.share,
        { ...ids, until: textAt(form.values, 'until') || null },
        { idempotencyKey },
      )
      return done(t('done.shared'))
    case 'answer': {
      const text = textAt(form.values, 'text').trim()
      const endsDispute = textAt(form.values, 'endsDispute') !== ''
      const questionId = textAt(form.values, 'questionId')
      const given = { ...ids, text, questionId, endsDispute }
      await call(invoicesContract.answer, given, { idempotencyKey })
      return done(t('done.answered'))
    }
    case 'endDispute':
      await call(invoicesContract.endDispute, ids)
      return done(t('done.disputeEnded'))
    case 'unshare':
      await call(invoicesContract.unshare, ids)
      return done(t('done.unshared'))
    default:
      throw new AppError('malformed', 'An unknown intent')
  }
}
