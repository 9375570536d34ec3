import {
  type NotificationChoice,
  type NotificationKind,
  notificationKindSettings,
} from '#contract/core/notifications.ts'
import { type Holder, isAllowed } from '#contract/core/roles.ts'

/** What kinds are about, in the order of the choices. */
export const noticeGroups = ['sales', 'money', 'mail', 'work', 'firm', 'account'] as const
type NoticeGroup = (typeof noticeGroups)[number]

const groups: Record<NotificationKind, NoticeGroup> = {
  invoiceOpened: 'sales',
  quoteAccepted: 'sales',
  quoteDeclined: 'sales',
  customerAsked: 'sales',
  invoiceDisputed: 'sales',
  recurringPaused: 'sales',
  recurringPurchasePaused: 'money',
  recurringPurchaseDrafted: 'money',
  paymentRecorded: 'money',
  billWaits: 'money',
  claimWaits: 'money',
  approvalDecided: 'money',
  billReceived: 'money',
  cardDeclined: 'money',
  cardDisputed: 'money',
  budgetUsed: 'money',
  projectHoursUsed: 'sales',
  projectAmountUsed: 'sales',
  taxDue: 'money',
  batchesExpire: 'sales',
  giftCardEnded: 'money',
  tillClosed: 'sales',
  terminalSold: 'sales',
  terminalReturned: 'sales',
  terminalRefundFailed: 'sales',
  bankAccountChanged: 'money',
  supplierAccountConfirmed: 'money',
  mailReceived: 'mail',
  firmMailReceived: 'mail',
  mailAssigned: 'mail',
  mailFailed: 'mail',
  mailComplained: 'mail',
  plannedMailStopped: 'mail',
  mailStopped: 'mail',
  eventStarts: 'work',
  appointmentBooked: 'work',
  appointmentMoved: 'work',
  appointmentCancelled: 'work',
  guestAnswered: 'work',
  leadArrived: 'work',
  partnerApplied: 'work',
  shopOrderArrived: 'work',
  shopReturnAsked: 'work',
  sitePageWaits: 'work',
  leaveWaits: 'work',
  correctionWaits: 'work',
  leaveDecided: 'work',
  signatureAsked: 'work',
  signatureGiven: 'work',
  signatureDeclined: 'work',
  supportTicketReceived: 'work',
  supportTicketAnswered: 'work',
  supportTicketLate: 'work',
  supportTicketUnhappy: 'work',
  courseAssigned: 'work',
  courseDue: 'work',
  certificateEnding: 'work',
  courseOrdered: 'work',
  handInArrived: 'work',
  handInAccepted: 'work',
  handInReturned: 'work',
  mentioned: 'work',
  questionAsked: 'work',
  questionAnswered: 'work',
  invitationAccepted: 'firm',
  roleChanged: 'firm',
  ownershipOffered: 'firm',
  firmDeletion: 'firm',
  firmKept: 'firm',
  firmDeleted: 'firm',
  supportAccessGranted: 'firm',
  supportAccessUsed: 'firm',
  newSignIn: 'account',
  secondFactorChanged: 'account',
  keyCreated: 'account',
  appLetIn: 'account',
}

/** Whether somebody may be notified of a kind at all: their role in one of their firms sees it. */
export function concerns(kind: NotificationKind, firms: readonly Holder[]): boolean {
  const { needs } = notificationKindSettings[kind]
  return needs === undefined || firms.some((firm) => isAllowed(firm, needs))
}

/** The choices that concern somebody, group by group. */
export function groupChoices(choices: readonly NotificationChoice[], firms: readonly Holder[]) {
  const meant = choices.filter(({ kind }) => concerns(kind, firms))
  return noticeGroups
    .map((group) => ({ group, choices: meant.filter(({ kind }) => groups[kind] === group) }))
    .filter((one) => one.choices.length > 0)
}
