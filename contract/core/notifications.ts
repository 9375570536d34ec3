import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './fields.ts'
import { notificationParams } from './notification-params.ts'
import { PageQuery, pageOf } from './page.ts'
import type { Permission } from './roles.ts'

export type NotificationKind = keyof typeof notificationParams
export type NotificationParams = {
  [Kind in NotificationKind]: z.infer<(typeof notificationParams)[Kind]>
}

export const NotificationKind = z.enum([
  'invoiceOpened',
  'quoteAccepted',
  'quoteDeclined',
  'customerAsked',
  'invoiceDisputed',
  'paymentRecorded',
  'invitationAccepted',
  'roleChanged',
  'ownershipOffered',
  'firmDeletion',
  'firmKept',
  'firmDeleted',
  'newSignIn',
  'secondFactorChanged',
  'keyCreated',
  'appLetIn',
  'supportAccessGranted',
  'supportAccessUsed',
  'bankAccountChanged',
  'supplierAccountConfirmed',
  'mailFailed',
  'mailComplained',
  'plannedMailStopped',
  'mailStopped',
  'recurringPaused',
  'recurringPurchasePaused',
  'recurringPurchaseDrafted',
  'billWaits',
  'claimWaits',
  'approvalDecided',
  'leaveWaits',
  'correctionWaits',
  'leaveDecided',
  'signatureAsked',
  'signatureGiven',
  'signatureDeclined',
  'billReceived',
  'cardDeclined',
  'cardDisputed',
  'budgetUsed',
  'projectHoursUsed',
  'projectAmountUsed',
  'taxDue',
  'batchesExpire',
  'giftCardEnded',
  'courseAssigned',
  'courseDue',
  'certificateEnding',
  'courseOrdered',
  'handInArrived',
  'handInAccepted',
  'handInReturned',
  'tillClosed',
  'terminalSold',
  'terminalReturned',
  'terminalRefundFailed',
  'questionAsked',
  'questionAnswered',
  'mentioned',
  'eventStarts',
  'appointmentBooked',
  'appointmentMoved',
  'appointmentCancelled',
  'guestAnswered',
  'leadArrived',
  'partnerApplied',
  'shopOrderArrived',
  'shopReturnAsked',
  'sitePageWaits',
  'supportTicketReceived',
  'supportTicketAnswered',
  'supportTicketLate',
  'supportTicketUnhappy',
  'mailReceived',
  'firmMailReceived',
  'mailAssigned',
] satisfies NotificationKind[])

type NotificationKindSettings = {
  /** Whether a mail goes out unless the person chose; `always` where no choice is given. */
  mail: boolean | 'always'
  /** Bound to a time: it waits for no digest and no end of quiet hours. */
  isTimely?: true
  /** The mail is written by whatever happened, in words of its own. */
  isMailedElsewhere?: true
  /** What a member must be allowed to see to be notified. */
  needs?: Permission
}

/** How each kind reaches a person who has not chosen; in the app every kind does. */
export const notificationKindSettings: Record<NotificationKind, NotificationKindSettings> = {
  invoiceOpened: { mail: false, needs: 'invoice:view' },
  quoteAccepted: { mail: true, needs: 'quote:view' },
  quoteDeclined: { mail: true, needs: 'quote:view' },
  customerAsked: { mail: true, needs: 'invoice:view' },
  invoiceDisputed: { mail: true, needs: 'invoice:view' },
  paymentRecorded: { mail: false, needs: 'payment:view' },
  invitationAccepted: { mail: false, needs: 'member:view' },
  roleChanged: { mail: 'always', isMailedElsewhere: true },
  ownershipOffered: { mail: 'always', isMailedElsewhere: true },
  firmDeletion: { mail: 'always' },
  firmKept: { mail: 'always' },
  firmDeleted: { mail: 'always' },
  newSignIn: { mail: true },
  // Mailed whatever was chosen, as is a bank account: a thief must not be able to hide it.
  secondFactorChanged: { mail: 'always', isMailedElsewhere: true },
  keyCreated: { mail: 'always' },
  appLetIn: { mail: 'always' },
  supportAccessGranted: { mail: true, needs: 'firm:consent' },
  supportAccessUsed: { mail: true, needs: 'firm:consent' },
  bankAccountChanged: { mail: 'always', needs: 'firm:edit' },
  supplierAccountConfirmed: { mail: 'always', needs: 'party:bank' },
  mailFailed: { mail: true, needs: 'invoice:view' },
  mailComplained: { mail: true, needs: 'invoice:view' },
  plannedMailStopped: { mail: true, needs: 'member:edit' },
  mailStopped: { mail: true, needs: 'firm:edit' },
  recurringPaused: { mail: true, needs: 'recurring:view' },
  recurringPurchasePaused: { mail: true, needs: 'bill:view' },
  recurringPurchaseDrafted: { mail: true, needs: 'bill:view' },
  billWaits: { mail: true, needs: 'bill:approve' },
  claimWaits: { mail: true, needs: 'expense:approve' },
  approvalDecided: { mail: true },
  // Of whom they are to decide, whatever else they may see; never why somebody is away.
  correctionWaits: { mail: true, needs: 'employee:own' },
  leaveWaits: { mail: true, needs: 'employee:own' },
  leaveDecided: { mail: true, needs: 'employee:own' },
  signatureAsked: { mail: true, needs: 'employee:own' },
  signatureGiven: { mail: true, needs: 'employee:private' },
  signatureDeclined: { mail: true, needs: 'employee:private' },
  billReceived: { mail: false, needs: 'bill:edit' },
  cardDeclined: { mail: true, needs: 'invoice:view' },
  cardDisputed: { mail: true, needs: 'payment:view' },
  budgetUsed: { mail: true, needs: 'expense:post' },
  projectHoursUsed: { mail: true, needs: 'project:view' },
  projectAmountUsed: { mail: true, needs: 'project:money' },
  taxDue: { mail: true, needs: 'report:view' },
  batchesExpire: { mail: true, needs: 'stock:view' },
  giftCardEnded: { mail: false, needs: 'wallet:view' },
  courseAssigned: { mail: true, needs: 'learning:view' },
  courseDue: { mail: true, needs: 'learning:view' },
  certificateEnding: { mail: true, needs: 'learning:view' },
  courseOrdered: { mail: true, needs: 'course:edit' },
  handInArrived: { mail: true, needs: 'course:edit' },
  handInAccepted: { mail: true, needs: 'learning:view' },
  handInReturned: { mail: true, needs: 'learning:view' },
  tillClosed: { mail: true, needs: 'report:view' },
  terminalSold: { mail: true, needs: 'till:approve' },
  terminalReturned: { mail: true, needs: 'till:approve' },
  terminalRefundFailed: { mail: true, needs: 'till:approve' },
  questionAsked: { mail: true, needs: 'record:comment' },
  questionAnswered: { mail: true, needs: 'record:comment' },
  mentioned: { mail: true },
  eventStarts: { mail: true, isTimely: true, needs: 'calendar:view' },
  appointmentBooked: { mail: true, needs: 'calendar:view' },
  appointmentMoved: { mail: true, needs: 'calendar:view' },
  appointmentCancelled: { mail: true, needs: 'calendar:view' },
  guestAnswered: { mail: true, needs: 'calendar:view' },
  leadArrived: { mail: true, needs: 'lead:view' },
  partnerApplied: { mail: true, needs: 'partner:edit' },
  shopOrderArrived: { mail: true, needs: 'website:view' },
  shopReturnAsked: { mail: true, needs: 'website:view' },
  sitePageWaits: { mail: true, needs: 'website:post' },
  supportTicketReceived: { mail: true, needs: 'supportTicket:view' },
  supportTicketAnswered: { mail: true, needs: 'supportTicket:view' },
  supportTicketLate: { mail: true, needs: 'supportTicket:view' },
  supportTicketUnhappy: { mail: true, needs: 'supportTicket:view' },
  mailReceived: { mail: false, needs: 'mail:view' },
  firmMailReceived: { mail: false, needs: 'mail:shared' },
  mailAssigned: { mail: false, needs: 'mail:shared' },
}

/** What a notice says, by its kind; whoever shows it puts it into words. */
export const NotificationContent = z.discriminatedUnion('kind', [
  contentOf('invoiceOpened'),
  contentOf('quoteAccepted'),
  contentOf('quoteDeclined'),
  contentOf('customerAsked'),
  contentOf('invoiceDisputed'),
  contentOf('paymentRecorded'),
  contentOf('invitationAccepted'),
  contentOf('roleChanged'),
  contentOf('ownershipOffered'),
  contentOf('firmDeletion'),
  contentOf('firmKept'),
  contentOf('firmDeleted'),
  contentOf('newSignIn'),
  contentOf('secondFactorChanged'),
  contentOf('keyCreated'),
  contentOf('appLetIn'),
  contentOf('supportAccessGranted'),
  contentOf('supportAccessUsed'),
  contentOf('bankAccountChanged'),
  contentOf('supplierAccountConfirmed'),
  contentOf('mailFailed'),
  contentOf('mailComplained'),
  contentOf('plannedMailStopped'),
  contentOf('mailStopped'),
  contentOf('recurringPaused'),
  contentOf('recurringPurchasePaused'),
  contentOf('recurringPurchaseDrafted'),
  contentOf('billWaits'),
  contentOf('claimWaits'),
  contentOf('approvalDecided'),
  contentOf('leaveWaits'),
  contentOf('correctionWaits'),
  contentOf('leaveDecided'),
  contentOf('signatureAsked'),
  contentOf('signatureGiven'),
  contentOf('signatureDeclined'),
  contentOf('billReceived'),
  contentOf('cardDeclined'),
  contentOf('cardDisputed'),
  contentOf('budgetUsed'),
  contentOf('projectHoursUsed'),
  contentOf('projectAmountUsed'),
  contentOf('taxDue'),
  contentOf('batchesExpire'),
  contentOf('giftCardEnded'),
  contentOf('courseAssigned'),
  contentOf('courseDue'),
  contentOf('certificateEnding'),
  contentOf('courseOrdered'),
  contentOf('handInArrived'),
  contentOf('handInAccepted'),
  contentOf('handInReturned'),
  contentOf('tillClosed'),
  contentOf('terminalSold'),
  contentOf('terminalReturned'),
  contentOf('terminalRefundFailed'),
  contentOf('questionAsked'),
  contentOf('questionAnswered'),
  contentOf('mentioned'),
  contentOf('eventStarts'),
  contentOf('appointmentBooked'),
  contentOf('appointmentMoved'),
  contentOf('appointmentCancelled'),
  contentOf('guestAnswered'),
  contentOf('leadArrived'),
  contentOf('partnerApplied'),
  contentOf('shopOrderArrived'),
  contentOf('shopReturnAsked'),
  contentOf('sitePageWaits'),
  contentOf('supportTicketReceived'),
  contentOf('supportTicketAnswered'),
  contentOf('supportTicketLate'),
  contentOf('supportTicketUnhappy'),
  contentOf('mailReceived'),
  contentOf('firmMailReceived'),
  contentOf('mailAssigned'),
])
export type NotificationContent = z.infer<typeof NotificationContent>

export const Notification = NotificationContent.and(
  z.object({
    id: Id,
    firmId: Id.nullable(),
    /** A path of the web app. */
    link: z.string().nullable(),
    createdAt: Instant,
    readAt: Instant.nullable(),
  }),
)
export type Notification = z.infer<typeof Notification>

export const NotificationChoice = z.object({
  kind: NotificationKind,
  inApp: z.boolean(),
  mail: z.boolean(),
  /** Whether browsers that the person allowed it show it. */
  push: z.boolean(),
})
export type NotificationChoice = z.infer<typeof NotificationChoice>

/** Without `push`, that stays as it was. */
const ChoiceInput = NotificationChoice.extend({ push: z.boolean().optional() })
export type NotificationChoiceInput = z.infer<typeof ChoiceInput>

/** What a leave link ends. */
export const LeftMails = z.union([NotificationKind, z.literal('digest')])
export type LeftMails = z.infer<typeof LeftMails>

const Unread = z.object({ unread: z.int() })
const tags = ['Notifications']

/** A person's own notices; nobody sees those of others. */
export const notificationsContract = {
  list: endpoint
    .route({ method: 'GET', path: '/notifications', tags })
    .input(PageQuery.omit({ q: true }))
    .output(pageOf(Notification)),
  countUnread: endpoint
    .route({ method: 'GET', path: '/notifications/unread', tags })
    .output(Unread),
  markRead: endpoint
    .route({ method: 'POST', path: '/notifications/{notificationId}/read', tags })
    .input(z.object({ notificationId: Id }))
    .output(Unread),
  markAllRead: endpoint.route({ method: 'POST', path: '/notifications/read', tags }).output(Unread),
  listChoices: endpoint
    .route({ method: 'GET', path: '/notifications/choices', tags })
    .output(z.object({ choices: z.array(NotificationChoice) })),
  choose: endpoint
    .route({ method: 'PUT', path: '/notifications/choices', tags })
    .input(z.object({ choices: z.array(ChoiceInput).max(100) }))
    .output(z.object({ choices: z.array(NotificationChoice) })),
  /** Ends the mails of a kind, or gathered ones, by the link in one of them, without signing in. */
  leaveMail: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: '/notifications/leave', tags })
    .input(z.object({ token: z.string().min(1).max(512) }))
    .output(z.object({ kind: LeftMails })),
}

function contentOf<Kind extends NotificationKind>(kind: Kind) {
  return z.object({ kind: z.literal(kind), params: notificationParams[kind] })
}
