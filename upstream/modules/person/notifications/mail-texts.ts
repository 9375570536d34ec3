import type { Language } from '#contract/core/fields.ts'
import { keptDateFormat, keptNumberFormat } from '#contract/core/kept-formats.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { NotificationContent } from '#contract/core/notifications.ts'
import type { Env } from '../../../core/env.ts'
import { momentText } from '../../../core/moment-text.ts'
import type { Notice } from '../../../identity/hooks.ts'
import type { OutgoingMail } from '../../../mail/mailer.ts'
import { categoryNames } from './category-names.ts'
import { decisions } from './decision-words.ts'
import { leaveLink } from './leave-link.ts'
import { frames } from './mail-frames.ts'
import { sentences } from './sentences/index.ts'

export type Reader = { userId: string; name: string; email: string; language: Language }

/** A notice as a mail to one person: what happened, where to see it, where to switch it off. */
export function noticeMail(
  env: Pick<Env, 'PUBLIC_ORIGIN' | 'SECRETS'>,
  { userId, name, email, language }: Reader,
  notice: Notice,
): Omit<OutgoingMail, 'id'> {
  const subject = sentenceOf(notice, language)
  const { hello, see, foot, leave } = frames[language]
  const leaveUrl = leaveLink(env, userId, notice.kind)
  const parts = [
    hello.replace('{name}', () => name),
    `${subject}.`,
    ...(notice.link ? [`${see}\n${env.PUBLIC_ORIGIN}${notice.link}`] : []),
    `${foot}\n${env.PUBLIC_ORIGIN}/profile/notifications`,
    ...(leaveUrl ? [`${leave}\n${leaveUrl}`] : []),
  ]
  const text = parts.join('\n\n')
  return { firmId: null, to: email, subject, text, language, attachments: [], leaveUrl }
}

/** What happened, in one sentence without its full stop. */
export function sentenceOf({ kind, params }: NotificationContent, language: Language): string {
  const gaps: Record<string, string | number | boolean> = { ...params }
  if (kind !== 'budgetUsed' && 'amount' in params) gaps.amount = amountOf(params, language)
  if (kind === 'supportAccessGranted') gaps.until = instantOf(params.until, language)
  if ('startsAt' in params) gaps.when = momentText(params, language)
  if (kind === 'taxDue') {
    gaps.days = `${dateOf(params.from, language)} – ${dateOf(params.to, language)}`
    gaps.date = dateOf(params.dueDate, language)
  }
  if (kind === 'budgetUsed') {
    const { category, cost, budget, currency, month } = params
    gaps.category = categoryNames[language][category] ?? category
    gaps.cost = amountOf({ amount: cost, currency }, language)
    gaps.budget = amountOf({ amount: budget, currency }, language)
    gaps.month = monthOf(month, language)
  }
  if (kind === 'firmDeleted') gaps.date = dateOf(params.date, language)
  if (kind === 'courseDue' || kind === 'certificateEnding') {
    gaps.date = dateOf(params.date, language)
  }
  if (kind === 'batchesExpire') gaps.date = dateOf(params.date, language)
  if (kind === 'tillClosed') {
    gaps.date = dateOf(params.date, language)
    for (const gap of ['total', 'difference', 'dayTotal', 'weekBefore'] as const) {
      gaps[gap] = amountOf({ amount: params[gap], currency: params.currency }, language)
    }
  }
  if (kind === 'approvalDecided') gaps.decision = decisions[language][params.decision]
  if (kind === 'newSignIn') gaps.device = deviceOf(params)
  const text = sentences[language][kind]
  return text.replace(/\{(\w+)\}/g, (_, gap: string) => String(gaps[gap] ?? '')).trim()
}

function amountOf({ amount, currency }: { amount: number; currency: string }, language: Language) {
  const format = keptNumberFormat(language, { style: 'currency', currency })
  return format.format(Number(minorToDecimal(amount, currency)))
}

/** A month such as `2026-11` in words. */
function monthOf(month: string, language: Language): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return keptDateFormat(language, style).format(new Date(`${month}-01`))
}

function dateOf(date: string, language: Language): string {
  const format = keptDateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.format(new Date(date))
}

function instantOf(instant: string, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${keptDateFormat(language, style).format(new Date(instant))} UTC`
}

function deviceOf({ browser, system, place }: { browser: string; system: string; place: string }) {
  return [browser, system, place].filter((part) => part !== '').join(', ') || '?'
}
