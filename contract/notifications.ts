import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CurrencyCode, DateOnly, Id, Instant, MinorUnits } from './fields.ts'
import { PageQuery, pageOf } from './page.ts'
import type { Permission } from './roles.ts'

/** An appointment that somebody from outside booked; its time is told on the clocks of `timeZone`. */
const Appointment = z.object({
  name: z.string(),
  page: z.string(),
  startsAt: Instant,
  timeZone: z.string(),
})

/** What can happen, and what must be known to tell it. Times are instants, amounts minor units. */
export const notificationParams = {
  invoiceOpened: z.object({ number: z.string(), customer: z.string() }),
  quoteAccepted: z.object({ number: z.string(), customer: z.string() }),
  quoteDeclined: z.object({ number: z.string(), customer: z.string() }),
  customerAsked: z.object({ number: z.string(), customer: z.string(), text: z.string() }),
  invoiceDisputed: z.object({ number: z.string(), customer: z.string(), text: z.string() }),
  paymentRecorded: z.object({
    by: z.string(),
    customer: z.string(),
    amount: MinorUnits,
    currency: CurrencyCode,
  }),
  invitationAccepted: z.object({ name: z.string(), firm: z.string() }),
  /** `role` is the name of a built-in role, or what the firm called its own. */
  roleChanged: z.object({ firm: z.string(), role: z.string(), by: z.string() }),
  ownershipOffered: z.object({ firm: z.string(), by: z.string() }),
  firmDeletion: z.object({ firm: z.string(), by: z.string() }),
  firmKept: z.object({ firm: z.string(), by: z.string() }),
  newSignIn: z.object({ browser: z.string(), system: z.string(), place: z.string() }),
  secondFactorChanged: z.object({
    change: z.enum([
      'secondFactorOn',
      'secondFactorOff',
      'secondFactorReset',
      'recoveryCodesRenewed',
      'recoveryCodeUsed',
      'passkeyAdded',
      'passkeyRemoved',
      'phoneSet',
      'phoneRemoved',
      'accountLinked',
      'accountUnlinked',
      'everythingEnded',
    ]),
  }),
  /** `name` is what its maker called the API key. */
  keyCreated: z.object({ name: z.string() }),
  supportAccessGranted: z.object({ firm: z.string(), by: z.string(), until: Instant }),
  supportAccessUsed: z.object({ firm: z.string(), by: z.string() }),
  bankAccountChanged: z.object({ firm: z.string(), by: z.string() }),
  mailFailed: z.object({ to: z.string(), subject: z.string() }),
  mailComplained: z.object({ to: z.string(), subject: z.string() }),
  plannedMailStopped: z.object({ by: z.string(), subject: z.string() }),
  mailStopped: z.object({ bounces: z.int(), recipients: z.int() }),
  recurringPaused: z.object({ name: z.string(), customer: z.string() }),
  recurringPurchasePaused: z.object({ name: z.string(), supplier: z.string() }),
  recurringPurchaseDrafted: z.object({ name: z.string(), supplier: z.string(), by: z.string() }),
  cardDeclined: z.object({ number: z.string(), customer: z.string() }),
  cardDisputed: z.object({
    number: z.string(),
    customer: z.string(),
    amount: MinorUnits,
    currency: CurrencyCode,
  }),
  /** Of a category of expenses; `month` as `YYYY-MM`. */
  budgetUsed: z.object({ percent: z.int(), month: z.string() }),
  /** Of a tax: the days it is for, and the one it is due on. */
  taxDue: z.object({ name: z.string(), from: DateOnly, to: DateOnly, dueDate: DateOnly }),
  questionAsked: z.object({ by: z.string(), title: z.string(), text: z.string() }),
  questionAnswered: z.object({ by: z.string(), title: z.string(), text: z.string() }),
  mentioned: z.object({ by: z.string(), title: z.string(), text: z.string() }),
  mailReceived: z.object({ from: z.string(), subject: z.string() }),
  firmMailReceived: z.object({ from: z.string(), subject: z.string() }),
  mailAssigned: z.object({ by: z.string(), subject: z.string() }),
  eventStarts: z.object({
    title: z.string(),
    place: z.string(),
    startsAt: Instant,
    timeZone: z.string(),
    allDay: z.boolean(),
  }),
  /** `page` is what the booking page is called. */
  appointmentBooked: Appointment,
  appointmentMoved: Appointment,
  appointmentCancelled: Appointment,
  guestAnswered: z.object({
    name: z.string(),
    title: z.string(),
    answer: z.enum(['accepted', 'tentative', 'declined']),
    startsAt: Instant,
    timeZone: z.string(),
  }),
}
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
  'newSignIn',
  'secondFactorChanged',
  'keyCreated',
  'supportAccessGranted',
  'supportAccessUsed',
  'bankAccountChanged',
  'mailFailed',
  'mailComplained',
  'plannedMailStopped',
  'mailStopped',
  'recurringPaused',
  'recurringPurchasePaused',
  'recurringPurchaseDrafted',
  'cardDeclined',
  'cardDisputed',
  'budgetUsed',
  'taxDue',
  'questionAsked',
  'questionAnswered',
  'mentioned',
  'eventStarts',
  'appointmentBooked',
  'appointmentMoved',
  'appointmentCancelled',
  'guestAnswered',
  'mailReceived',
  'firmMailReceived',
  'mailAssigned',
] satisfies NotificationKind[])

type NotificationKindSettings = {
  /** Whether a mail goes out unless the person chose; `always` where no choice is given. */
  mail: boolean | 'always'
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
  newSignIn: { mail: true },
  // Mailed whatever was chosen, as is a bank account: a thief must not be able to hide it.
  secondFactorChanged: { mail: 'always', isMailedElsewhere: true },
  keyCreated: { mail: 'always' },
  supportAccessGranted: { mail: true, needs: 'firm:consent' },
  supportAccessUsed: { mail: true, needs: 'firm:consent' },
  bankAccountChanged: { mail: 'always', needs: 'firm:edit' },
  mailFailed: { mail: true, needs: 'invoice:view' },
  mailComplained: { mail: true, needs: 'invoice:view' },
  plannedMailStopped: { mail: true, needs: 'member:edit' },
  mailStopped: { mail: true, needs: 'firm:edit' },
  recurringPaused: { mail: true, needs: 'recurring:view' },
  recurringPurchasePaused: { mail: true, needs: 'bill:view' },
  recurringPurchaseDrafted: { mail: true, needs: 'bill:view' },
  cardDeclined: { mail: true, needs: 'invoice:view' },
  cardDisputed: { mail: true, needs: 'payment:view' },
  budgetUsed: { mail: true, needs: 'expense:post' },
  taxDue: { mail: true, needs: 'report:view' },
  questionAsked: { mail: true, needs: 'record:comment' },
  questionAnswered: { mail: true, needs: 'record:comment' },
  mentioned: { mail: true },
  eventStarts: { mail: true, needs: 'calendar:view' },
  appointmentBooked: { mail: true, needs: 'calendar:view' },
  appointmentMoved: { mail: true, needs: 'calendar:view' },
  appointmentCancelled: { mail: true, needs: 'calendar:view' },
  guestAnswered: { mail: true, needs: 'calendar:view' },
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
  contentOf('newSignIn'),
  contentOf('secondFactorChanged'),
  contentOf('keyCreated'),
  contentOf('supportAccessGranted'),
  contentOf('supportAccessUsed'),
  contentOf('bankAccountChanged'),
  contentOf('mailFailed'),
  contentOf('mailComplained'),
  contentOf('plannedMailStopped'),
  contentOf('mailStopped'),
  contentOf('recurringPaused'),
  contentOf('recurringPurchasePaused'),
  contentOf('recurringPurchaseDrafted'),
  contentOf('cardDeclined'),
  contentOf('cardDisputed'),
  contentOf('budgetUsed'),
  contentOf('taxDue'),
  contentOf('questionAsked'),
  contentOf('questionAnswered'),
  contentOf('mentioned'),
  contentOf('eventStarts'),
  contentOf('appointmentBooked'),
  contentOf('appointmentMoved'),
  contentOf('appointmentCancelled'),
  contentOf('guestAnswered'),
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
})
export type NotificationChoice = z.infer<typeof NotificationChoice>

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
    .input(z.object({ choices: z.array(NotificationChoice).max(40) }))
    .output(z.object({ choices: z.array(NotificationChoice) })),
  /** Ends the mails of a kind by the link in one of them, without signing in. */
  leaveMail: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: '/notifications/leave', tags })
    .input(z.object({ token: z.string().min(1).max(512) }))
    .output(z.object({ kind: NotificationKind })),
}

function contentOf<Kind extends NotificationKind>(kind: Kind) {
  return z.object({ kind: z.literal(kind), params: notificationParams[kind] })
}
