import { z } from 'zod'
import { CurrencyCode, DateOnly, Instant, MinorUnits } from './fields.ts'

/** An appointment that somebody from outside booked; its time is told on the clocks of `timeZone`. */
const Appointment = z.object({
  name: z.string(),
  page: z.string(),
  startsAt: Instant,
  timeZone: z.string(),
})

/** A support ticket; `from` is whoever asked. */
const SupportTicket = z.object({ number: z.string(), subject: z.string(), from: z.string() })

/** What a terminal charged a card with, and who had asked for it. */
const atTerminal = z.object({
  register: z.string(),
  by: z.string(),
  amount: MinorUnits,
  currency: CurrencyCode,
})

/** What can be changed about how somebody signs in, each told to them by mail. */
export const signInChanges = [
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
] as const

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
  /** It is gone, with so many entries of its journal and files. */
  firmDeleted: z.object({ firm: z.string(), date: DateOnly, entries: z.int(), files: z.int() }),
  newSignIn: z.object({ browser: z.string(), system: z.string(), place: z.string() }),
  secondFactorChanged: z.object({
    change: z.enum([...signInChanges, 'everythingEnded']),
  }),
  /** `name` is what its maker called the API key. */
  keyCreated: z.object({ name: z.string() }),
  appLetIn: z.object({ name: z.string() }),
  supportAccessGranted: z.object({ firm: z.string(), by: z.string(), until: Instant }),
  supportAccessUsed: z.object({ firm: z.string(), by: z.string() }),
  bankAccountChanged: z.object({ firm: z.string(), by: z.string() }),
  supplierAccountConfirmed: z.object({ supplier: z.string(), by: z.string() }),
  mailFailed: z.object({ to: z.string(), subject: z.string() }),
  mailComplained: z.object({ to: z.string(), subject: z.string() }),
  plannedMailStopped: z.object({ by: z.string(), subject: z.string() }),
  mailStopped: z.object({ bounces: z.int(), recipients: z.int() }),
  recurringPaused: z.object({ name: z.string(), customer: z.string() }),
  recurringPurchasePaused: z.object({ name: z.string(), supplier: z.string() }),
  recurringPurchaseDrafted: z.object({ name: z.string(), supplier: z.string(), by: z.string() }),
  /** Handed in for approval; `number` is the supplier's. */
  billWaits: z.object({ by: z.string(), supplier: z.string(), number: z.string() }),
  claimWaits: z.object({
    by: z.string(),
    payee: z.string(),
    amount: MinorUnits,
    currency: CurrencyCode,
  }),
  /** Somebody asks for leave; why they will be away is not told. */
  leaveWaits: z.object({ name: z.string() }),
  correctionWaits: z.object({ name: z.string() }),
  leaveDecided: z.object({ by: z.string() }),
  /** What the document is about is told on its page alone. */
  signatureAsked: z.object({ by: z.string() }),
  signatureGiven: z.object({ name: z.string() }),
  signatureDeclined: z.object({ name: z.string() }),
  /** What somebody handed in was decided on; `reason` where it was sent back. */
  approvalDecided: z.object({
    by: z.string(),
    title: z.string(),
    decision: z.enum(['approved', 'rejected']),
    reason: z.string(),
  }),
  /** A draft was made of a file that came by mail. */
  billReceived: z.object({ from: z.string(), file: z.string() }),
  cardDeclined: z.object({ number: z.string(), customer: z.string() }),
  cardDisputed: z.object({
    number: z.string(),
    customer: z.string(),
    amount: MinorUnits,
    currency: CurrencyCode,
  }),
  /** Of a project, by its code and name; `percent` of its budget of hours, or of money. */
  projectHoursUsed: z.object({ project: z.string(), percent: z.int(), hours: z.string() }),
  projectAmountUsed: z.object({
    project: z.string(),
    percent: z.int(),
    amount: MinorUnits,
    currency: CurrencyCode,
  }),
  /** Of a category of expenses; `month` as `YYYY-MM`. */
  budgetUsed: z.object({
    percent: z.int(),
    month: z.string(),
    /** The firm's own name of it, or the code of a usual one. */
    category: z.string(),
    cost: MinorUnits,
    budget: MinorUnits,
    currency: CurrencyCode,
  }),
  /** Of a tax: the days it is for, and the one it is due on. */
  taxDue: z.object({ name: z.string(), from: DateOnly, to: DateOnly, dueDate: DateOnly }),
  /** Batches on hand that are to be used within thirty days; `batches` names the first of them. */
  batchesExpire: z.object({ batches: z.string(), date: DateOnly }),
  /** A gift card whose last day is over, with what was left on it. */
  giftCardEnded: z.object({ number: z.string(), amount: MinorUnits, currency: CurrencyCode }),
  /** A course that somebody is to take; `date` is its last day in time. */
  courseAssigned: z.object({ course: z.string() }),
  courseDue: z.object({ course: z.string(), date: DateOnly }),
  certificateEnding: z.object({ course: z.string(), date: DateOnly }),
  courseOrdered: z.object({ name: z.string(), course: z.string() }),
  /** Work for an assignment of a course, and what became of it. */
  handInArrived: z.object({ name: z.string(), course: z.string() }),
  handInAccepted: z.object({ lesson: z.string() }),
  handInReturned: z.object({ lesson: z.string() }),
  terminalSold: atTerminal,
  terminalReturned: atTerminal,
  terminalRefundFailed: z.object({
    number: z.string(),
    amount: MinorUnits,
    currency: CurrencyCode,
  }),
  /** A register's day: what it took, and beside it all tills of that day and of the week before. */
  tillClosed: z.object({
    register: z.string(),
    date: DateOnly,
    total: MinorUnits,
    difference: MinorUnits,
    dayTotal: MinorUnits,
    weekBefore: MinorUnits,
    currency: CurrencyCode,
  }),
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
  supportTicketReceived: SupportTicket,
  supportTicketAnswered: SupportTicket,
  /** A promised time is over. */
  supportTicketLate: SupportTicket,
  /** The customer says that they were not helped. */
  supportTicketUnhappy: SupportTicket,
  /** Somebody filled in a form of the firm; `form` is its title. */
  leadArrived: z.object({ name: z.string(), form: z.string() }),
  /** Somebody wants to be an affiliate. */
  partnerApplied: z.object({ name: z.string() }),
  /** Somebody ordered in the firm's online shop. */
  shopOrderArrived: z.object({ name: z.string(), number: z.string() }),
  shopReturnAsked: z.object({ name: z.string(), number: z.string() }),
  /** An author asks who may publish for a page of the site. */
  sitePageWaits: z.object({ by: z.string(), title: z.string() }),
  guestAnswered: z.object({
    name: z.string(),
    title: z.string(),
    answer: z.enum(['accepted', 'tentative', 'declined']),
    startsAt: Instant,
    timeZone: z.string(),
  }),
}
