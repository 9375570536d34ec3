import { salesOrderPath } from '#app/modules/selling/sales-orders/index.ts'
import { refusalToast } from '#app/shell/documents/detail/refusal-toast.server.ts'
import type { FlashToast } from '#app/shell/flash-toast.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { Args } from '#app/shell/load-context.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { type QuoteChoice, QuoteChoices, quotesContract } from '#contract/selling/quotes.ts'
import { salesOrdersContract } from '#contract/selling/sales-orders.ts'
import { quoteEditPath, quotePath, quotesPath } from './paths.ts'
import { idOf } from './quote.server.ts'

type Result = { to: string; toast: FlashToast }
type QuoteAction = { access: FirmAccess; quoteId: string; form: Form; t: Translate }

/** Does what a button of a quote's page asks for, and says where to go on and what happened. */
export async function actOnQuote(args: Args, access: FirmAccess): Promise<Result> {
  const { t } = await getVisit(args)
  const quoteId = idOf(args)
  const { locale } = await getFormat(args)
  const form = await readForm(args.request, { decimals: ['choices.*.quantity'], locale })
  const to = quotePath(access.firm.firmId, quoteId)
  try {
    return await act({ access, quoteId, form, t: t('quotes') }, to)
  } catch (error) {
    return { to, toast: refusalToast(error, t, await getFormat(args)) }
  }
}

async function act({ access, quoteId, form, t }: QuoteAction, here: string): Promise<Result> {
  const { call, firm } = access
  const ids = { firmId: firm.firmId, quoteId }
  const { idempotencyKey } = form
  const done = (message: string, to = here): Result => ({ to, toast: { type: 'success', message } })
  switch (form.intent) {
    case 'issue': {
      const version = Number(textAt(form.values, 'version')) || undefined
      const input = { ...ids, version }
      const { number } = await call(quotesContract.issue, input, { idempotencyKey })
      return done(t('done.issued', { number }))
    }
    case 'revise':
      await call(quotesContract.revise, ids, { idempotencyKey })
      return done(t('done.revised'), quoteEditPath(firm.firmId, quoteId))
    case 'order': {
      const { salesOrderId } = await call(salesOrdersContract.fromQuote, ids, { idempotencyKey })
      return done(t('done.ordered'), salesOrderPath(firm.firmId, salesOrderId))
    }
    case 'reserve':
      await call(quotesContract.reserve, ids, { idempotencyKey })
      return done(t('done.reserved'))
    case 'duplicate': {
      const copy = await call(quotesContract.duplicate, ids, { idempotencyKey })
      return done(t('done.duplicated'), quoteEditPath(firm.firmId, copy.id))
    }
    case 'share': {
      const until = textAt(form.values, 'until') || null
      await call(quotesContract.share, { ...ids, until }, { idempotencyKey })
      return done(t('done.shared'))
    }
    case 'unshare':
      await call(quotesContract.unshare, ids)
      return done(t('done.unshared'))
    case 'deleteDraft':
      await call(quotesContract.deleteDraft, ids)
      return done(t('done.deleted'), quotesPath(firm.firmId))
    case 'accepted':
    case 'declined': {
      const said = {
        answer: form.intent,
        name: textAt(form.values, 'name').slice(0, 120),
        reason: textAt(form.values, 'reason').slice(0, 1000),
      } as const
      const choices = form.intent === 'accepted' ? choicesOf(form) : []
      await call(quotesContract.answer, { ...ids, ...said, choices }, { idempotencyKey })
      return done(t(`done.${form.intent}`))
    }
    default:
      throw new AppError('malformed', 'An unknown intent')
  }
}

/** What of the lines that can be chosen the customer takes. @throws AppError invalid at `choices` */
function choicesOf({ data }: Form): QuoteChoice[] {
  const { data: choices } = QuoteChoices.safeParse(Object.values(asTree(data.choices)))
  if (!choices) throw invalidField('choices', 'invalidAmount')
  return choices
}

function asTree(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : []
}
