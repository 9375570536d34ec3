import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { IconName } from '#app/ui/index.ts'
import type { Notification, NotificationKind } from '#contract/core/notifications.ts'
import { isRole } from '#contract/core/roles.ts'

const icons: Record<NotificationKind, IconName> = {
  invoiceOpened: 'eye',
  quoteAccepted: 'check',
  quoteDeclined: 'x',
  customerAsked: 'message-square',
  invoiceDisputed: 'triangle-alert',
  paymentRecorded: 'banknote',
  invitationAccepted: 'users',
  roleChanged: 'users',
  ownershipOffered: 'building-2',
  firmDeletion: 'trash-2',
  firmKept: 'building-2',
  firmDeleted: 'trash-2',
  newSignIn: 'key-round',
  secondFactorChanged: 'shield-check',
  keyCreated: 'key-round',
  appLetIn: 'key-round',
  supportAccessGranted: 'shield-check',
  supportAccessUsed: 'shield-check',
  bankAccountChanged: 'banknote',
  supplierAccountConfirmed: 'banknote',
  mailFailed: 'triangle-alert',
  mailComplained: 'triangle-alert',
  plannedMailStopped: 'triangle-alert',
  mailStopped: 'triangle-alert',
  recurringPaused: 'pause',
  recurringPurchasePaused: 'pause',
  recurringPurchaseDrafted: 'triangle-alert',
  billWaits: 'circle-check',
  claimWaits: 'circle-check',
  approvalDecided: 'circle-check',
  leaveWaits: 'calendar-clock',
  correctionWaits: 'clock',
  leaveDecided: 'calendar-clock',
  signatureAsked: 'file-pen-line',
  signatureGiven: 'check',
  signatureDeclined: 'x',
  billReceived: 'receipt',
  cardDeclined: 'credit-card',
  cardDisputed: 'triangle-alert',
  budgetUsed: 'receipt',
  projectHoursUsed: 'briefcase',
  projectAmountUsed: 'briefcase',
  taxDue: 'calendar',
  batchesExpire: 'boxes',
  giftCardEnded: 'gift',
  courseAssigned: 'book-text',
  courseDue: 'clock',
  certificateEnding: 'shield-check',
  courseOrdered: 'tag',
  handInArrived: 'inbox',
  handInAccepted: 'check',
  handInReturned: 'undo-2',
  tillClosed: 'banknote',
  terminalSold: 'credit-card',
  terminalReturned: 'credit-card',
  terminalRefundFailed: 'triangle-alert',
  mentioned: 'message-square',
  questionAsked: 'message-square',
  questionAnswered: 'message-square',
  eventStarts: 'calendar',
  appointmentBooked: 'calendar',
  appointmentMoved: 'calendar',
  appointmentCancelled: 'calendar',
  guestAnswered: 'calendar',
  leadArrived: 'telescope',
  partnerApplied: 'badge-percent',
  shopOrderArrived: 'package',
  shopReturnAsked: 'undo-2',
  sitePageWaits: 'globe',
  supportTicketReceived: 'message-square',
  supportTicketAnswered: 'message-square',
  supportTicketLate: 'clock',
  supportTicketUnhappy: 'triangle-alert',
  mailReceived: 'mail',
  firmMailReceived: 'mail',
  mailAssigned: 'mail',
}

export function noticeIcon(kind: NotificationKind): IconName {
  return icons[kind]
}

/** What happened, in one sentence. @param t the texts of this module */
export function noticeText(t: Translate, format: Format, notice: Notification): string {
  if (notice.kind === 'paymentRecorded') {
    const { amount, currency } = notice.params
    return t('text.paymentRecorded', { ...notice.params, amount: format.money(amount, currency) })
  }
  if (notice.kind === 'projectAmountUsed') {
    const { amount, currency } = notice.params
    return t('text.projectAmountUsed', { ...notice.params, amount: format.money(amount, currency) })
  }
  if (notice.kind === 'projectHoursUsed') {
    const hours = format.number(notice.params.hours)
    return t('text.projectHoursUsed', { ...notice.params, hours })
  }
  if (notice.kind === 'claimWaits') {
    const { amount, currency } = notice.params
    return t('text.claimWaits', { ...notice.params, amount: format.money(amount, currency) })
  }
  if (notice.kind === 'approvalDecided') {
    return t(`decided.${notice.params.decision}`, notice.params)
  }
  if (notice.kind === 'cardDisputed') {
    const { amount, currency } = notice.params
    return t('text.cardDisputed', { ...notice.params, amount: format.money(amount, currency) })
  }
  if (notice.kind === 'supportAccessGranted') {
    const until = format.dateTime(notice.params.until)
    return t('text.supportAccessGranted', { ...notice.params, until })
  }
  if (notice.kind === 'roleChanged') {
    return t('text.roleChanged', { ...notice.params, role: roleText(t, notice.params.role) })
  }
  if (notice.kind === 'budgetUsed') {
    const month = format.date(`${notice.params.month}-01`, 'month')
    const { category, cost, budget, currency } = notice.params
    return t('text.budgetUsed', {
      ...notice.params,
      month,
      category: t(`category.${category}`, { defaultValue: category }),
      cost: format.money(cost, currency),
      budget: format.money(budget, currency),
    })
  }
  if (notice.kind === 'taxDue') {
    const { from, to, dueDate } = notice.params
    const days = `${format.date(from)} – ${format.date(to)}`
    return t('text.taxDue', { ...notice.params, days, date: format.date(dueDate) })
  }
  if (notice.kind === 'firmDeleted') {
    const { entries, files } = notice.params
    return t('text.firmDeleted', {
      ...notice.params,
      date: format.date(notice.params.date),
      entries: format.number(entries),
      files: format.number(files),
    })
  }
  if (notice.kind === 'giftCardEnded') {
    const { amount, currency } = notice.params
    return t('text.giftCardEnded', { ...notice.params, amount: format.money(amount, currency) })
  }
  if (notice.kind === 'courseDue' || notice.kind === 'certificateEnding') {
    const date = format.date(notice.params.date)
    return t(`text.${notice.kind}`, { ...notice.params, date })
  }
  if (notice.kind === 'batchesExpire') {
    const date = format.date(notice.params.date)
    return t('text.batchesExpire', { ...notice.params, date })
  }
  if (
    notice.kind === 'terminalSold' ||
    notice.kind === 'terminalReturned' ||
    notice.kind === 'terminalRefundFailed'
  ) {
    const { amount, currency } = notice.params
    return t(`text.${notice.kind}`, { ...notice.params, amount: format.money(amount, currency) })
  }
  if (notice.kind === 'tillClosed') {
    const { total, difference, dayTotal, weekBefore, currency } = notice.params
    return t('text.tillClosed', {
      ...notice.params,
      date: format.date(notice.params.date),
      total: format.money(total, currency),
      difference: format.money(difference, currency),
      dayTotal: format.money(dayTotal, currency),
      weekBefore: format.money(weekBefore, currency),
    })
  }
  if (notice.kind === 'eventStarts') {
    const { startsAt, allDay } = notice.params
    const when = allDay ? format.date(format.dateOfInstant(startsAt)) : format.dateTime(startsAt)
    return t('text.eventStarts', { ...notice.params, when })
  }
  if (isAppointment(notice)) {
    const when = format.dateTime(notice.params.startsAt)
    return t(`text.${notice.kind}`, { ...notice.params, when })
  }
  if (notice.kind === 'guestAnswered') {
    const when = format.dateTime(notice.params.startsAt)
    return t(`guest.${notice.params.answer}`, { ...notice.params, when })
  }
  if (notice.kind === 'secondFactorChanged') return t(`factor.${notice.params.change}`)
  if (notice.kind === 'newSignIn') {
    const { browser, system, place } = notice.params
    const device = [browser, system, place].filter((part) => part !== '').join(', ')
    return device === '' ? t('text.newSignInUnknown') : t('text.newSignIn', { device })
  }
  return t(`text.${notice.kind}`, notice.params)
}

type AppointmentNotice = Extract<Notification, { kind: `appointment${string}` }>

function isAppointment(notice: Notification): notice is AppointmentNotice {
  return notice.kind.startsWith('appointment')
}

/** A role of the firm's own is shown by its name. */
function roleText(t: Translate, role: string): string {
  return isRole(role) ? t(`role.${role}`) : role
}
