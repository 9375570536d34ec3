import type { Args } from '#app/shell/load-context.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { expensesContract } from '#contract/buying/expenses.ts'
import { calendarContract } from '#contract/communication/calendar.ts'
import { calendarFilesContract } from '#contract/communication/calendar-files.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'
import { AppError } from '#contract/core/errors.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import { partiesContract } from '#contract/firm/parties.ts'

type Making = { mailThreadId: string; here: string; idempotencyKey: string | undefined }

/**
 * Makes a record of a mail's file, by a button `expense:…` or `invitation:…`: a draft of an expense, or
 * the events of a file as the calendar would take them, which are looked at first. What cannot be read
 * leads back with a word about it.
 */
export async function makeOfFile(
  args: Args,
  { call, file: fileOf, firm }: FirmAccess,
  { what, mailFileId, here, idempotencyKey }: Making & { what: string; mailFileId: string },
): Promise<Response> {
  const { firmId } = firm
  const { t: texts } = await getVisit(args)
  const t = texts('mailbox')
  const key = { idempotencyKey }
  const file = await fileOf(mailboxContract.getFile, { firmId, mailFileId })
  try {
    if (what === 'expense') {
      const { id } = await call(expensesContract.read, { firmId, file }, key)
      const done = { type: 'success', message: t('file.expenseMade') } as const
      return redirectWithToast(args, `/firms/${firmId}/expenses/${id}`, done)
    }
    const calendars = await call(calendarContract.listCalendars, { firmId })
    const own = calendars.find(({ isOwn, canEdit }) => isOwn && canEdit)
    const calendarId = (own ?? calendars.find(({ canEdit }) => canEdit))?.id
    if (!calendarId) throw new AppError('not_found', 'No calendar')
    const { id } = await call(calendarFilesContract.upload, { firmId, calendarId, file }, key)
    const done = { type: 'info', message: t('file.calendarRead') } as const
    return redirectWithToast(args, `/firms/${firmId}/calendar/files/imports/${id}`, done)
  } catch (error) {
    const isRefusal = error instanceof AppError && ['invalid', 'conflict'].includes(error.code)
    if (!isRefusal) throw error
    return redirectWithToast(args, here, { type: 'error', message: t('file.notRead') })
  }
}

/** Adds whoever wrote the newest mail that came in as a customer, and puts the conversation onto their timeline. */
export async function makeCustomer(
  args: Args,
  { call, firm }: FirmAccess,
  { mailThreadId, here, idempotencyKey }: Making,
): Promise<Response> {
  const { firmId } = firm
  const [{ t: texts }, { mails }, { address, baseCurrency: currency, language }] =
    await Promise.all([
      getVisit(args),
      call(mailboxContract.get, { firmId, mailThreadId }),
      call(firmsContract.get, { firmId }),
    ])
  const t = texts('mailbox')
  const from = mails.findLast(({ isOurs }) => !isOurs)?.from
  if (!from) return redirectWithToast(args, here, { type: 'error', message: t('file.notRead') })
  const name = (from.name || from.email).slice(0, 160)
  const empty = { street: '', postcode: '', city: '', region: '', country: address.country }
  const input = { firmId, name, email: from.email, address: empty, currency, language }
  const { id } = await call(partiesContract.create, input, { idempotencyKey })
  await call(mailboxContract.linkParty, { firmId, mailThreadId, email: from.email })
  const done = { type: 'success', message: t('read.customerMade') } as const
  return redirectWithToast(args, `/firms/${firmId}/parties/${id}/edit`, done)
}
