import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { customKindOf } from '#contract/firm/custom-values.ts'
import { contracts } from '#upstream/core/contracts.ts'

/** What records say of themselves, and nobody may say of them. */
const claims =
  /^(_?id|role|kind|isAdmin|(firm|owner|user|created?By)Id|createdBy|number|state|status|totals?|paid|due|balance|is?(Email)?Verified|emailVerified|isDemo|\w+At)$/i

/** Inputs with a field of such a name that is no claim, and why. */
const harmless: Record<string, string> = {
  'approvals.update kind': 'of a document that is approved',
  'credentials.addPasskey id': 'the passkey’s own name, signed by it',
  'credentials.loginPasskey id': 'as above',
  'parties.bulk kind': 'of a filter: whose rows are meant',
  'parties.bulk role': 'as above',
  'parties.create kind': 'whether the customer is a company',
  'parties.create number': 'the firm’s own number for a party, and unique',
  'leads.bulk state': 'a filter of the list',
  'leads.create givenAt': 'the moment of a consent, beside the day that whoever writes it says',
  'leads.create withdrawnAt': 'as above',
  'leads.create ownerId': 'the member who looks after a lead; it gives nobody a right',
  'leads.step state': 'what the step is to; the rules say which may follow',
  'leads.update givenAt': 'as above',
  'leads.update withdrawnAt': 'as above',
  'leads.update ownerId': 'as above',
  'deals.create ownerId': 'the member who looks after a deal; it gives nobody a right',
  'deals.end state': 'won or lost: what the step is to',
  'deals.update ownerId': 'as above',
  'followUps.bulk kind': 'of a filter: whose rows are meant',
  'followUps.create kind': 'whether it is a task or a call',
  'followUps.create ownerId': 'who does it; it gives nobody a right',
  'followUps.create repeat': 'in which rhythm it comes again',
  'followUps.update kind': 'as above',
  'followUps.update ownerId': 'as above',
  'followUps.update repeat': 'as above',
  'parties.create givenAt': 'as above',
  'parties.create withdrawnAt': 'as above',
  'parties.create ownerId': 'the member who looks after a party; it gives nobody a right',
  'parties.update kind': 'as above',
  'parties.update number': 'as above',
  'parties.update givenAt': 'as above',
  'parties.update withdrawnAt': 'as above',
  'parties.update ownerId': 'as above',
  'mailbox.addDraft id': 'of the record that a letter is about, which its writer must see',
  'mailbox.attachRecord id': 'of the record whose document goes along, which its writer must see',
  'mailbox.addDraft kind': 'of the record that a letter is about, which its writer must see',
  'mailbox.attachRecord kind': 'of the record whose document goes along, which its writer must see',
  'mailbox.send sendAt': 'when it leaves; a time that is over or far ahead is refused',
  'partnerProgramme.update kind': 'whether a commission is a share or a fixed amount',
  'partners.bulk state': 'a filter of the list',
  'paymentRuns.file format': 'of the file that is given out',
  'publicBookings.book startsAt': 'which free time is taken; one that is not free is refused',
  'publicBookings.move startsAt': 'as above',
  'calendar.update id': 'which event; the product’s own call names it so',
  'namedCalendar.update id': 'as above',
  'attendance.addShifts repeat': 'on how many days more a shift is planned',
  'attendance.moveOvertime kind': 'whether overtime was taken off, paid out or corrected',
  'attendance.record id': 'which punch of that person’s day; one of another is passed over',
  'attendance.record kind': 'of a punch that is missing: in, out or a break',
  'ownTime.correct id': 'which punch of one’s own day; one of another is passed over',
  'ownTime.correct kind': 'of a punch that is missing: in, out or a break; a manager decides on it',
  'payrollRuns.file format': 'of the file that is given out',
  'quizzes.addQuestion kind': 'how a question is answered: by a choice, a number, a text',
  'quizzes.importQuestions format': 'of the file that is read',
  'quizzes.updateQuestion kind': 'as above',
  'sequences.create kind': 'what a step is: an email or a task',
  'sequences.enrol kind': 'whether leads, deals or customers are added, which the caller must see',
  'sequences.update kind': 'as above',
  'workImports.commit userId':
    'whose hours of the file are; a member, and the caller may write for them',
  'tasks.bulk state': 'of a filter: whose rows are meant',
  'tasks.create kind': 'how two tasks hang together: which waits for which',
  'tasks.create state': 'how far people say that the work is; whoever writes tasks may say so',
  'tasks.move state': 'as above',
  'tasks.update kind': 'how two tasks hang together: which waits for which',
  'tasks.update state': 'how far people say that the work is; whoever writes tasks may say so',
  'assets.create what': 'whether it is an asset, an expense or an income',
  'hourlyRates.bulk kind': 'of a filter: whose rows are meant',
  'hourlyRates.create kind': 'a price or a cost',
  'hourlyRates.update kind': 'as above',
  'projectBilling.setMilestones id': 'of one that is there; one of another project is refused',
  'payComponents.bulk kind': 'of a filter: whose rows are meant',
  'payComponents.create kind': 'whether it pays, takes or costs the firm',
  'payComponents.update kind': 'as above',
  'employees.create number': 'the firm’s own number for a person, and unique',
  'employees.create userId': 'whose account it is; it gives nobody a right but to their own data',
  'employees.update number': 'as above',
  'employees.update userId': 'as above',
  'payOrders.create kind': 'in which order creditors are served',
  'payOrders.update kind': 'as above',
  'payAdvances.create kind': 'whether it is taken whole or in instalments; another person approves',
  'payAdvances.update kind': 'as above',
  'checklistTemplates.create kind': 'whether it is for who comes or for who leaves',
  'checklistTemplates.update kind': 'as above',
  'handedOut.create number': 'the sign of a thing, such as a serial number',
  'handedOut.update number': 'as above',
  'projects.bulk state': 'of a filter: whose rows are meant',
  'projects.create role':
    'what someone does in the project, which a rate goes by; not a role of the firm',
  'projects.update role': 'as above',
  'projects.create state': 'how far people say that the work is; nothing hangs on it',
  'projects.update state': 'as above',
  'time.start startedAt': 'when a device without a connection began; the future is refused',
  'time.start stoppedAt': 'when that device stopped; the future is refused',
  'time.stop stoppedAt': 'when a device without a connection stopped; the future is refused',
  'expenseRules.saveRules role': 'whose claims a limit is for',
  'expenses.bulk state': 'of a filter: whose rows are meant',
  'publicLearning.save kind': 'as in attempts.save',
  'attempts.save kind': 'of an answer; one that is not of its question’s kind is refused',
  'bankFeeds.finishFeed state': 'of the way to the bank and back',
  'bank.readAs balance': 'the column of a file it stands in',
  'bank.readAs status': 'as above',
  'bills.bulk kind': 'of a filter: whose rows are meant',
  'bills.create kind': 'a bill, or a credit of the supplier',
  'bills.create total': 'what the paper says; the lines must come to it',
  'bills.update kind': 'as above',
  'bills.update total': 'as above',
  'publicPortal.openDocument kind': 'which of the customer’s own documents is meant',
  'supportTickets.assign userId': 'whose the ticket is from now on: a member who may answer',
  'supportTickets.bulk state': 'a filter of the list that the action is for',
  'supportTickets.setState state': 'only one that follows the present state',
  'taxReturns.keep kind': 'the country’s own return, or a quarter of the one-stop shop',
  'coupons.create kind': 'whether it takes off a percentage or an amount',
  'coupons.update kind': 'as above',
  'courses.addLesson kind': 'what a lesson is: a text, a quiz, a file',
  'courses.bulk state': 'of a filter: whose rows are meant',
  'courses.updateLesson kind': 'as above',
  'customFields.bulk kind': 'a filter of the list',
  'customFields.create kind': 'the records that have the field',
  'customFields.update kind': 'as above; a change of it is refused',
  'demo.upload id': 'of an element of the page that was pressed',
  'invoiceDeposits.create kind': 'a share of the quote, an amount, or the work done',
  'invoices.create kind': 'of a discount: percent or amount',
  'invoices.preview kind': 'as above',
  'invoices.update kind': 'as above',
  'invoices.setElectronicTerms number': 'of a delivery note that a deferred invoice names',
  'quotes.check kind': 'of a discount: percent or amount',
  'quotes.create kind': 'as above',
  'quotes.update kind': 'as above',
  'salesOrders.check kind': 'of a discount: percent or amount',
  'salesOrders.close what': 'whether a rest is not delivered, or not invoiced',
  'salesOrders.create kind': 'as above',
  'salesOrders.update kind': 'as above',
  'questions.ask kind': 'which kind of record it is about',
  'quoteDeposits.create kind': 'a share of the quote, an amount, or the work done',
  'recurring.writeContent kind': 'as above',
  'openingItems.create number': 'of a document of the old books, which numbered it',
  'mandates.create kind': 'for one debit, or for as long as it holds',
  'mandates.update kind': 'as above',
  'recurringPurchases.bulk kind': 'of a filter: whose rows are meant',
  'recurringPurchases.create kind': 'whether bills or expenses are made',
  'recurringPurchases.update kind': 'as above',
  'items.bulk kind': 'of a filter: whose rows are meant',
  'fiscal.prepareFile kind': 'of the file that is given out',
  'tillCarts.update kind': 'of a discount: percent or amount',
  'tillRegisters.cancelNumber total':
    'what a device noted beside a number; nothing is posted of it',
  'tillRegisters.create float': 'what a drawer usually begins with; nothing is posted of it',
  'tillRegisters.update float': 'as above',
  'items.changeVariants id': 'which variant of the item; none of another item’s is taken',
  'tillTickets.sell id': 'made by the till, so that a sale sent twice is one',
  'tillTickets.sell kind': 'of a discount: percent or amount',
  'tillTickets.sell soldAt': 'when a device sold it without the net; never after now, nor days ago',
  'savedReports.create knownAt': 'which state of the books is read; nothing is written of it',
  'stockDocuments.create kind': 'whether it is received, delivered, transferred or adjusted',
  'items.create kind': 'whether the item is a product or a service',
  'items.update kind': 'as above',
  'members.changeRole role': 'held against what the caller may give',
  'members.invite role': 'as above',
  'members.offerOwnership userId': 'to whom; only they can accept',
  'numbering.update kind': 'of a document that takes numbers',
  'notifications.choose kind': 'of a notice',
  'interruptedForms.store id':
    'made by the web app, which hands it to the browser; one that exists is not written over',
  'apps.decide firmId':
    'which of the person’s own firms an app may reach; one of others is refused',
  'paperLooks.preview kind': 'of a document that words of one’s own stand on',
  'paperLooks.update kind': 'as above',
  'sitePages.bulk kind': 'a filter of the list',
  'sitePages.bulk state': 'as above',
  'sitePages.create kind': 'a page, or a post of the blog',
  'sitePages.setBlocks role': 'what somebody who is quoted does',
  'sitePages.update kind': 'as above',
  'social.link state': 'of the way to the provider and back',
  'social.login state': 'as above',
}

/** Inputs that let through what no schema names, and why. */
const open: Record<string, string> = {
  'credentials.addPasskey clientExtensionResults': 'read and checked by the library for passkeys',
  'credentials.loginPasskey clientExtensionResults': 'as above',
  'items.bulk custom': 'filters of the list by added fields; one that is none is refused',
  'parties.bulk custom': 'as above',
  'invoices.bulk custom': 'as above',
  'invoices.previewSend custom': 'as above',
  'quotes.bulk custom': 'as above',
  'quotes.previewSend custom': 'as above',
  'purchaseOrders.previewSend custom': 'as above',
  'purchaseOrders.bulk custom': 'as above',
  'bills.bulk custom': 'as above',
  'expenses.bulk custom': 'as above',
  'payFigures.save figures': 'sums that a country carries; those that it does not are left out',
  'payData.save facts': 'what a country asks; facts that it does not ask for are left out',
  'identity.updatePreferences keys': 'of actions; one that no action has is refused',
  'checklistTemplates.create days': 'days, or nothing for the day itself',
  'checklistTemplates.update days': 'as above',
  'demo.upload data': 'the fields of a form that a visitor of the demo sent, kept as text',
}

type Field = { name: string; isOpen: boolean }

/** Every field of a schema, however deep, and whether it takes what it does not name. */
function fieldsOf(schema: unknown, name = ''): Field[] {
  if (!(schema instanceof z.ZodType)) return []
  if (schema instanceof z.ZodObject) {
    const { shape, catchall } = schema.def
    const isOpen = catchall !== undefined && !(catchall instanceof z.ZodNever)
    const fields = Object.entries(shape).flatMap(([key, part]) => fieldsOf(part, key))
    return [{ name, isOpen }, ...fields]
  }
  // Each value is checked by the definition of its field, and a key without one is refused.
  if (customKindOf(schema)) return [{ name, isOpen: false }]
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => fieldsOf(one, name))
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, name)
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in, name)
  const isWrapper = [z.ZodOptional, z.ZodNullable, z.ZodDefault].some(
    (one) => schema instanceof one,
  )
  if (isWrapper && 'innerType' in schema.def) return fieldsOf(schema.def.innerType, name)
  return [{ name, isOpen: !closedTypes.has(schema.def.type) }]
}

/** A type that is not among these may hold anything. */
const closedTypes: ReadonlySet<string> = new Set([
  'string',
  'number',
  'boolean',
  'enum',
  'literal',
  'file',
])

type Input = { name: string; params: string[]; fields: Field[] }

const inputs = Object.entries(contracts).flatMap(([name, router]) => listInputs(name, router))

function listInputs(name: string, router: AnyContractRouter): Input[] {
  if (!isContractProcedure(router)) {
    return Object.entries(router).flatMap(([key, part]) => listInputs(`${name}.${key}`, part))
  }
  const { route, inputSchema } = router['~orpc']
  if (route.method === 'GET') return []
  const params = route.path?.match(/\w+(?=\})/g) ?? []
  return [{ name, params, fields: fieldsOf(inputSchema) }]
}

test('there are inputs to look at', () => {
  expect(inputs.length).toBeGreaterThan(70)
  expect(inputs.flatMap(({ fields }) => fields).length).toBeGreaterThan(250)
})

test('what is written takes no field that its description does not name', () => {
  const found = inputs.flatMap(({ name, fields }) =>
    fields.filter(({ isOpen }) => isOpen).map((field) => `${name} ${field.name}`),
  )
  expect(found.sort()).toEqual(Object.keys(open).sort())
})

test('what is written names no owner, role, number, state, sum or time, but for those with a reason', () => {
  const found = inputs.flatMap(({ name, params, fields }) =>
    fields
      .filter((field) => claims.test(field.name) && !params.includes(field.name))
      .map((field) => `${name} ${field.name}`),
  )
  expect([...new Set(found)].sort()).toEqual(Object.keys(harmless).sort())
})
