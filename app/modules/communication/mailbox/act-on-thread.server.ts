import { readForm } from '#app/shell/form/read-form.ts'
import { requireId, requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { calendarContract } from '#contract/communication/calendar.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'
import { AppError } from '#contract/core/errors.ts'
import { instantOf, localOf, shiftLocal } from '#contract/core/zoned-time.ts'
import { actOnMail, isMailAction } from './act-on-mail.server.ts'
import { answerInvitation, isInvitationAction } from './answer-invitation.server.ts'
import { placeIn } from './load-frame.server.ts'
import { makeCustomer, makeOfFile } from './make-of-mail.server.ts'
import { draftPath, mailPath, threadPath } from './paths.ts'

/** Buttons after which the conversation is not looked at any longer. */
const leads: readonly string[] = ['archive', 'inbox', 'spam', 'bin', 'unread', 'delete']

/**
 * Does what a button of a conversation's page says, and gives the answer that leads on.
 * @throws AppError malformed for a button that is none
 */
export async function actOnThread(args: Args): Promise<Response> {
  const access = await requireFirm(args)
  const { call, firm } = access
  const { firmId } = firm
  const mailThreadId = requireIdParam(args, 'mailThreadId')
  const [{ t: texts }, { timeZone }, form] = await Promise.all([
    getVisit(args),
    getFormat(args),
    readForm(args.request, { lists: ['threadIds'] }),
  ])
  const t = texts('mailbox')
  const place = placeIn(args.request.url)
  const here = threadPath(firmId, mailThreadId, place)
  const { intent, data, idempotencyKey } = form
  const text = (name: string) => String(data[name] ?? '')
  const key = { idempotencyKey }
  const done = (message: string, to = here) =>
    redirectWithToast(args, to, { type: 'success', message })
  if (isMailAction(intent)) {
    return actOnMail(args, access, form, leads.includes(intent) ? mailPath(firmId, place) : here)
  }
  if (isInvitationAction(intent)) return answerInvitation(args, access, form, here)
  const [, fileId] = /^bill:(\w{26})$/.exec(intent) ?? []
  if (fileId) {
    const { id } = await call(mailboxContract.makeBill, { firmId, mailFileId: fileId }, key)
    return done(t('file.billMade'), `/firms/${firmId}/bills/${id}`)
  }
  const [, what, mailFileId] = /^(expense|invitation):(\w{26})$/.exec(intent) ?? []
  const making = { mailThreadId, here, idempotencyKey }
  if (what && mailFileId) return makeOfFile(args, access, { ...making, what, mailFileId })
  switch (intent) {
    case 'customer':
      return makeCustomer(args, access, making)
    case 'party': {
      const email = text('partyEmail').slice(0, 320)
      try {
        await call(mailboxContract.linkParty, { firmId, mailThreadId, email })
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'invalid') throw error
        const to = `${here}${here.includes('?') ? '&' : '?'}party=${encodeURIComponent(email)}`
        return redirectWithToast(args, to, { type: 'error', message: t('tools.partyUnknown') })
      }
      return done(t('tools.partyDone'))
    }
    case 'reply':
    case 'replyAll':
    case 'forward': {
      const { mailboxId } = await call(mailboxContract.get, { firmId, mailThreadId })
      const input = { firmId, mailboxId, mailId: requireId(text('mailId')), way: intent }
      const { id } = await call(mailboxContract.addDraft, input, key)
      return redirectWithToast(args, draftPath(firmId, id), {
        type: 'info',
        message: t('draft.begun'),
      })
    }
    case 'event': {
      const { subject } = await call(mailboxContract.get, { firmId, mailThreadId })
      const tomorrow = shiftLocal(localOf(new Date().toISOString(), timeZone).slice(0, 10), 1440)
      const times = { start: `${tomorrow}T09:00`, end: `${tomorrow}T10:00`, timeZone }
      const description = `/firms/${firmId}/mail/threads/${mailThreadId}`
      const title = subject.slice(0, 200) || t('row.noSubject')
      const input = { firmId, title, ...times, description }
      const { id } = await call(calendarContract.add, input, key)
      return done(t('read.eventMade'), `/firms/${firmId}/calendar/events/${id}`)
    }
    case 'wake':
    case 'snooze': {
      const local = text('snoozedUntil')
      const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)
      const until = intent === 'wake' || !isTime ? null : instantOf(local, timeZone)
      const isPast = until !== null && until <= new Date().toISOString()
      if (intent === 'snooze' && (until === null || isPast)) {
        return redirectWithToast(args, here, { type: 'error', message: t('tools.snoozeWhen') })
      }
      await call(mailboxContract.update, { firmId, mailThreadId, snoozedUntil: until })
      return done(
        t(until ? 'tools.snoozed' : 'tools.woken'),
        until ? mailPath(firmId, place) : here,
      )
    }
    case 'assign': {
      const assigneeId = text('assigneeId') === '' ? null : requireId(text('assigneeId'))
      await call(mailboxContract.update, { firmId, mailThreadId, assigneeId })
      return done(t('tools.assigned'))
    }
    default:
      // Whoever may not see it learns that, not what was wrong with the form.
      await call(mailboxContract.get, { firmId, mailThreadId })
      throw new AppError('malformed', 'No such action')
  }
}
