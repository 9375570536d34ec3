import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { describe, expect, test } from 'vitest'
import { isPermission } from '#contract/core/roles.ts'
import { contracts } from '#upstream/core/contracts.ts'

type Endpoint = { name: string; method: string; path: string; needs: string }

const endpoints = Object.entries(contracts).flatMap(([name, router]) => listEndpoints(name, router))

function listEndpoints(name: string, router: AnyContractRouter): Endpoint[] {
  if (!isContractProcedure(router)) {
    return Object.entries(router).flatMap(([key, part]) => listEndpoints(`${name}.${key}`, part))
  }
  const { route, meta } = router['~orpc']
  const { method = 'POST', path = '' } = route
  return [{ name, method, path, needs: String(Object(meta).needs) }]
}

const inFirm = endpoints.filter(({ path }) => path.startsWith('/firms/{firmId}'))

test('there are endpoints to look at', () => {
  expect(inFirm.length).toBeGreaterThan(30)
})

describe.each(inFirm)('$name', ({ needs }) => {
  test('names the permission that a firm’s own endpoint needs', () => {
    expect(isPermission(needs), needs).toBe(true)
  })
})

test('every endpoint has an address of its own', () => {
  expect(endpoints.filter(({ path }) => !path.startsWith('/'))).toEqual([])
})

/** What takes something away without a right of its own to do so, and why. */
const without: Record<string, string> = {
  'accounts.close': 'can be opened again',
  'accounts.reopen': 'can be closed again',
  'apiKeys.revoke': 'who manages keys ends them',
  'apps.endGrant': 'who manages keys ends what was let in',
  'apps.register': 'adds an app; whose right is that of keys',
  'apps.remove': 'who manages keys removes the firm’s apps',
  'assets.dispose': 'posts one more entry',
  'bank.discard': 'a file whose lines were never taken',
  'bankFeeds.endFeed': 'fetches no more; its lines stay',
  'bankMatching.closeStatement': 'can be opened again',
  'attendance.release': 'has a month paid of somebody who signs none',
  'attendance.record': 'notes a time in place of nobody; the old ones stay in the history',
  'firmCopies.remove': 'a copy kept beside the firm, which stays as it is',
  'bills.decideSum': 'keeps or takes the sum of a draft; the file stays',
  'leave.record': 'notes leave for somebody, which can be cancelled',
  'ownLeave.ask': 'asks for leave of one’s own',
  'ownLeave.cancel': 'of one’s own, which stays in the history',
  'ownLeave.decide': 'by those whom the chain names',
  'ownTime.correct': 'asks for a correction of one’s own time',
  'ownTime.decide': 'by those who may approve it',
  'ownTime.punch': 'of one’s own time',
  'payrollRuns.file': 'makes the bank’s file; nothing is paid of it here',
  'payrollRuns.reopen': 'has a payment that bounced stand as unpaid again',
  'bankMatching.reopenStatement': 'can be closed again',
  'bankMatching.unmatch': 'asks for the right to delete payments where the match made one',
  'billMatching.release': 'needs bill:approve',
  'bills.reject': 'needs bill:approve; the bill stays',
  'bookingPages.renewLink': 'ends an address and gives another',
  'checklists.tick': 'of a step that is theirs, which can be unticked',
  'ownSignDocuments.decline': 'answers what one was asked oneself; the document stays',
  'signDocuments.remind': 'says once more what somebody is asked',
  'kiosks.giveCode': 'a code in place of the one before',
  'kiosks.renew': 'ends an address and gives another',
  'calendar.removeCategory': 'needs calendar:manage, which few hold',
  'calendarFeeds.renew': 'a person’s own address of a calendar',
  'calendarFeeds.revoke': 'a person’s own address of a calendar',
  'calendarFiles.discard': 'a file whose events were never taken',
  'calendarObjects.put': 'an event as it is written anew, with all its times',
  'cashBook.close': 'keeps a counted day as it is',
  'closing.closeYear': 'needs ledger:lock, which few hold',
  'closing.undoYear': 'needs ledger:lock, which few hold',
  'contactCards.archive': 'takes nobody away: they are restored in the list',
  'taskObjects.archive': 'archives a task, which can be restored',
  'taskObjects.put': 'a task as a text writes it anew; what no text tells stays',
  'tasks.shift': 'puts a task on other days, and can be put back',
  'contactCards.put': 'somebody as a card writes them anew; what it has no place for stays',
  'attempts.start': 'begins an attempt of one’s own',
  'courses.arrange': 'puts lessons in another order',
  'courses.cancelEnrolment': 'who enrols takes it back; what was learned stays noted',
  'courses.publish': 'adds a version; those before stay',
  'crossBorder.refuse': 'notes an answer; what was written stays',
  'crossBorder.write': 'adds a document',
  'crossBorder.writeMonth': 'adds documents',
  'customFields.delete': 'only one in which no record holds anything',
  'dashboard.arrange': 'a person’s own dashboard',
  'dayTotals.reverse': 'needs till:approve, and posts one more entry',
  'deals.end': 'ends a deal, which stays and can be opened again',
  'deals.quote': 'makes the draft of a quote',
  'deals.reopen': 'has it stand as open again',
  'eventGuests.uninvite': 'who invites takes it back',
  'expenses.reject': 'needs expense:approve; the expense stays',
  'expenses.reverse': 'needs expense:post, which who claims does not hold',
  'firmDeletion.cancel': 'keeps the firm',
  'firmJobs.dismiss': 'leaves undone what failed, and says so to the administrators',
  'firmRoles.delete': 'who makes roles ends them',
  'firmRoles.undoChange':
    'writes the role by the right that changes it, and gives nobody rights back',
  'firms.removeLogo': 'a setting',
  'followUps.reopen': 'has it stand as open again',
  'publicCourses.admit': 'lets in, by a link that stays',
  'publicCourses.cancelOrder': 'an order that waits, which stays with its invoice',
  'handIns.judge': 'what was handed in stays, with what is said of it',
  'packages.waive': 'takes nothing away: a part counts as done, as work that is accepted',
  'imports.remove': 'a file, or rows of one, that were never taken',
  'imports.undo': 'asks for the delete right of the register for what is another’s or in the books',
  'invoices.endDispute': 'settles a question',
  'invoices.unshare': 'closes a link that the same right opens',
  'leads.step': 'moves a lead, which stays and can be opened again',
  'ledgerLocks.takeBackHard': 'needs ledger:reopen, which few hold',
  'ledgerLocks.takeException': 'needs ledger:lock, which few hold',
  'mailSettings.allow': 'lifts a stop',
  'mailSettings.resetTemplate': 'a setting',
  'mailbox.act': 'asks for the right to delete where a letter is deleted',
  'mailbox.attachRecord': 'adds to a letter that was never sent',
  'mailbox.linkParty': 'a link, which removes nothing',
  'mailbox.useTemplate': 'adds to a letter that was never sent',
  'mailbox.endPlanned': 'who manages members stops what a former one had planned',
  'mailbox.removeDraft': 'a letter that was never sent',
  'mailbox.removeDraftFile': 'a letter that was never sent',
  'mailbox.removeTemplate': 'words to write with; letters written with them stay',
  'mailbox.removeLabel': 'a word on letters, which stay',
  'mailbox.takeBack': 'a letter that has not left',
  'mails.allowAddress': 'lifts a stop',
  'manualEntries.reverse': 'posts one more entry',
  'members.endOffer': 'settles an offer',
  'members.remove': 'who manages members ends a membership',
  'members.revokeInvitation': 'who invites takes it back',
  'members.suspend': 'who manages members, and can resume it',
  'myCourses.enrol': 'adds an enrolment of one’s own',
  'netRates.put': 'a setting from a year on',
  'netRates.takeBack': 'a setting that nothing was filed by',
  'oss.end': 'a setting from a day on; what names its rates stays',
  'oss.register': 'a setting from a day on',
  'ownFirms.link': 'says who a customer is, and can be taken back',
  'ownFirms.take': 'makes a draft of a bill',
  'ownFirms.unlink': 'who links takes it back; what was handed over stays',
  'paymentRuns.file': 'gives out a file; the run stays',
  'payrollRuns.calculate': 'works a run out anew that nobody has approved',
  'payments.refund': 'a payment of its own, which can be reversed',
  'priceChanges.cancel': 'takes back what is planned and has changed nothing yet',
  'quizzes.regrade':
    'needs course:approve; shows its list first, and learners keep the better result',
  'publishing.publish': 'makes visitors see more; nothing is deleted',
  'publishing.publishPage': 'as above',
  'publishing.unpublishPage': 'the page stays as it is and can be published again',
  'purchaseOrders.close': 'nothing more is expected; the order stays',
  'purchaseOrders.reject': 'needs bill:approve; the order stays',
  'questions.ask': 'makes a question',
  'questions.close': 'one’s own question; it stays with its answer',
  'quotes.unshare': 'closes a link that the same right opens',
  'records.removeAttachment': 'asks for the right to change the record',
  'records.removeComment': 'one’s own comment',
  'recurring.writeContent': 'changes what is made from then on',
  'reminders.allow': 'lifts a stop',
  'quotes.reserve': 'keeps goods for a customer; what is open is given up as of any delivery',
  'reminders.reverseCharges': 'posts one more document',
  'reminders.stop': 'can be lifted',
  'reportPins.delete': 'a person’s own dashboard',
  'savedAnalyses.stop': 'who manages members stops what a former one had planned',
  'savedReports.stop': 'who manages members stops what a former one had planned',
  'savedViews.remove': 'a person’s own view',
  'settingChanges.undo': 'asks for the right to change the setting itself',
  'settlement.writeOff': 'a right of its own',
  'settlement.writeOffBill': 'a right of its own',
  'settlement.writeOffOpeningItem': 'a right of its own',
  'salesOrders.close': 'gives up what is left; the order stays, with the reason',
  'productionOrders.release': 'has its components kept for it',
  'salesOrders.reject': 'sends a draft back; it stays',
  'salesOrders.fromQuote': 'makes the draft of an order of a quote',
  'salesOrders.invoice': 'makes a draft invoice',
  'salesOrders.takeBack': 'takes goods into stock again, with a document of their own',
  'salesOrders.unshare': 'closes a link that the same right opens',
  'shopOrders.ready': 'says that it can be fetched',
  'sitePages.translate': 'makes a page more',
  'stockCounts.cancel': 'needs stock:adjust, which few hold; what was counted stays',
  'stockCounts.removeEntry': 'what was noted by mistake in a count that is not posted',
  'stockDocuments.closeRest': 'nothing more is expected; the document stays',
  'stockDocuments.takeBack': 'moves goods back in, which is counted',
  'stockDocuments.undo': 'moves everything back in a document of its own',
  'supportAccess.end': 'closes what the same right opens',
  'portalContacts.endSessions': 'signs a contact out, who comes in again by a link',
  'projectTemplates.delete':
    'a template was made from a project, which stays; the same right makes it again',
  'projectTemplates.start': 'makes a project',
  'sequences.enrol': 'adds contacts, who are stopped by the same right',
  'sequenceMembers.step': 'what was sent stays sent; it can be continued',
  'campaigns.step': 'what was sent stays sent; pausing and ending keep the rest from leaving',
  'partners.refer': 'says who brought a customer',
  'partners.review': 'needs partner:approve; commissions stay as they were counted',
  'partners.step': 'a state, which the same right changes back',
  'partnerProgramme.renew': 'ends an address and gives another',
  'portalContacts.renew': 'ends an address and gives another',
  'supportSettings.renewLink': 'ends an address and gives another',
  'taxDuties.reopen': 'has it stand as open again, to be marked anew',
  'taxReturns.endOnPayment': 'a setting from a day on',
  'taxReturns.takeBackOnPayment': 'a setting that nothing was filed by',
  'taxes.end': 'a rate from a day on; what names it stays',
  'taxes.replace': 'a rate from a day on; what names it stays',
  'tillCarts.askTerminal': 'asks for money that the customer gives or does not',
  'tillCarts.cancelAtTerminal': 'takes back what was asked for and not paid',
  'tillCarts.lookAtTerminal': 'looks how a payment stands, and rings up what was paid',
  'tillCarts.void': 'a sale that was never rung up',
  'tillRegisters.cancelNumber': 'needs till:approve; the number stays, with its reason',
  'tillRegisters.reserveSeries': 'a series of numbers that nothing has yet',
  'time.start': 'ends one’s own timer that ran',
  'time.stepWeek': 'entries stay; a week can be handed in again',
  'time.stop': 'one’s own timer; what it measured stays',
  'tillTickets.refund': 'a ticket of its own, in the closing of the day',
  'wallets.block': 'can be unblocked',
  'wallets.failPayout': 'needs wallet:approve; notes what the bank has done',
  'wallets.rejectPayout': 'needs wallet:approve; the money stays',
  'fiscal.step': 'needs till:approve; what was signed stays',
  'wallets.takeBack': 'posts one more entry',
  'wallets.unblock': 'can be blocked again',
  'webhooks.rotateSecret': 'a setting',
  'workImports.discard': 'a file that was not imported',
  'workImports.undo':
    'takes away what the same right brought, and nothing that was changed or used since',
}

/** First words of names: what makes, changes, reads or carries on takes nothing away. */
const making = new Set(
  (
    'accept add adjust answer apply approve archive arrive assign begin bill bulk change check choose ' +
    'commit confirm convert copy count create deliver duplicate enter fetch finalise find finish ' +
    'grant hand import invite issue keep make match move net note offer open park pause pay pdf ' +
    'post prepare preview read receive recount redeem reimburse reorder request resend restore ' +
    'resume retry revalue revise save schedule sell send set settle share sign spend submit test ' +
    'top type update upload watch withdraw'
  ).split(' '),
)

test('whatever takes something away asks for the right to delete or to reverse, or says why not', () => {
  const taking = inFirm.filter(({ name, method }) => {
    const [word = ''] = /[a-z]+/.exec(name.slice(name.lastIndexOf('.') + 1)) ?? []
    return method !== 'GET' && (method === 'DELETE' || !making.has(word))
  })
  const lacking = taking.filter(({ needs }) => !/:(delete|reverse)$/.test(needs))
  expect(lacking.map(({ name }) => name).toSorted()).toEqual(Object.keys(without).toSorted())
})
