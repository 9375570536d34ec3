import { bookingPageInput } from '#upstream/testing/booking-page-input.ts'
import { accountInput, bankRuleInput, replacementInput, taxRateInput } from './account-inputs.ts'
import {
  campaignInput,
  dealInput,
  followUpInput,
  leadFormInput,
  leadInput,
  partnerInput,
  pipelineInput,
  segmentInput,
  sequenceInput,
} from './crm-inputs.ts'
import { attachmentForm, bankFileForm, eventFileForm } from './file-forms.ts'
import {
  billInput,
  customerInput,
  entryLines,
  invoiceInput,
  itemInput,
  quoteInput,
  recurringInput,
} from './full-firm.ts'
import { mailForm } from './full-mailbox.ts'
import { learningBodies, siteBodies } from './learning-bodies.ts'
import { orderBodies } from './order-bodies.ts'
import type { Ids } from './people.ts'
import {
  expenseCategoryInput,
  expenseInput,
  mandateInput,
  orderInput,
  recurringPurchaseInput,
} from './purchase-inputs.ts'
import { reportBodies } from './report-inputs.ts'
import { unknownId } from './rules.ts'
import { roleInput, webhookInput } from './settings-inputs.ts'
import {
  announcementInput,
  applicationInput,
  cannedAnswerInput,
  checklistTemplateInput,
  contractInput,
  correctionInput,
  employeeInput,
  handedOutInput,
  hourlyRateInput,
  leaveInput,
  payAdvanceInput,
  payComponentInput,
  payOrderInput,
  portalContactInput,
  projectInput,
  supportTicketInput,
  taskInput,
  timeEntryInput,
} from './work-inputs.ts'

const step = { date: '2026-01-05' }
const writtenOff = { amount: 1, date: '2026-01-05', reason: 'x' }
const paidWith = (tender: string) => ({ tenders: [{ tender, amount: 1 }] })

const decision = { isApproved: true, version: 1 }
const payment = { ...step, account: '1200' }

const letterTemplate = { name: 'x', language: 'en', text: 'x' }

/** What each endpoint takes, so that nothing but whose the ids are is wrong. `own` are one's own. */
export function bodiesFor(own: Ids): Record<string, () => object> {
  return {
    ...supportBodies,
    ...projectBodies(own),
    ...peopleBodies(own),
    ...learningBodies(own),
    ...siteBodies,
    ...orderBodies(own),
    'PUT /firms/{firmId}/parties/{partyId}': () => ({ ...customerInput('x'), version: 1 }),
    'PUT /firms/{firmId}/leads/{leadId}': () => ({ ...leadInput('x'), version: 1 }),
    'POST /firms/{firmId}/leads/{leadId}/step': () => ({ state: 'contacted', version: 1 }),
    'PUT /firms/{firmId}/lead-forms/{leadFormId}': () => ({ ...leadFormInput('x'), version: 1 }),
    'PUT /firms/{firmId}/segments/{segmentId}': () => ({ ...segmentInput('x'), version: 1 }),
    'PUT /firms/{firmId}/campaigns/{campaignId}': () => ({
      ...campaignInput(own.segmentId ?? '', 'x'),
      version: 1,
    }),
    'POST /firms/{firmId}/campaigns/{campaignId}/step': () => ({ step: 'start' }),
    'POST /firms/{firmId}/campaigns/{campaignId}/schedule': () => ({
      date: '2099-01-05',
      time: '09:00',
    }),
    'PUT /firms/{firmId}/sequences/{sequenceId}': () => ({ ...sequenceInput('x'), version: 1 }),
    'POST /firms/{firmId}/sequences/{sequenceId}/pause': () => ({ isPaused: true }),
    'POST /firms/{firmId}/sequences/{sequenceId}/members': () => ({
      kind: 'lead',
      ids: [own.leadId],
    }),
    'POST /firms/{firmId}/sequence-members/{sequenceMemberId}/step': () => ({ step: 'stop' }),
    'PUT /firms/{firmId}/partners/{partnerId}': () => ({ ...partnerInput('x'), version: 1 }),
    'POST /firms/{firmId}/partners/{partnerId}/step': () => ({ step: 'block' }),
    'POST /firms/{firmId}/partners/{partnerId}/customers': () => ({ customer: 'x' }),
    'POST /firms/{firmId}/partners/{partnerId}/customers/{referralId}/review': () => ({
      decision: 'allow',
    }),
    'PUT /firms/{firmId}/pipelines/{pipelineId}': () => ({ ...pipelineInput('x'), version: 1 }),
    'PUT /firms/{firmId}/deals/{dealId}': () => ({ ...dealInput('x'), version: 1 }),
    'POST /firms/{firmId}/deals/{dealId}/move': () => ({ stageId: unknownId }),
    'POST /firms/{firmId}/deals/{dealId}/end': () => ({ state: 'won', version: 1 }),
    'PUT /firms/{firmId}/follow-ups/{followUpId}': () => ({ ...followUpInput('x'), version: 1 }),
    'POST /firms/{firmId}/stock-documents/{stockDocumentId}/undo': () => step,
    'POST /firms/{firmId}/customers/{customerId}/apply-credit': () => ({
      invoiceId: own.issuedId,
      amount: 1,
    }),
    'POST /firms/{firmId}/customers/{customerId}/refund': () => ({
      amount: 1,
      currency: 'EUR',
      date: '2026-01-05',
    }),
    'POST /firms/{firmId}/invoices/{invoiceId}/answers': () => ({ text: 'x' }),
    'POST /firms/{firmId}/invoices/{invoiceId}/write-off': () => writtenOff,
    'POST /firms/{firmId}/bills/{billId}/write-off': () => writtenOff,
    'POST /firms/{firmId}/opening-items/{openingItemId}/write-off': () => writtenOff,
    'POST /firms/{firmId}/parties/{partyId}/netting': () => ({
      receivableItemId: unknownId,
      payableItemId: unknownId,
      amount: 1,
    }),
    'PUT /firms/{firmId}/accounts/{accountCode}': () => ({ ...accountInput('x'), version: 1 }),
    'POST /firms/{firmId}/cash-books/{cashAccountCode}/begin': () => ({ since: '2026-01-01' }),
    'POST /firms/{firmId}/cash-books/{cashAccountCode}/entries': () => ({
      date: '2026-01-01',
      direction: 'in',
      amount: 1,
      account: '1800',
      text: 'x',
    }),
    'POST /firms/{firmId}/cash-books/{cashAccountCode}/counts': () => ({ date: '2026-01-01' }),
    'POST /firms/{firmId}/cash-books/{cashAccountCode}/close': () => ({ date: '2026-01-01' }),
    'POST /firms/{firmId}/bank-accounts/{bankAccountCode}/imports': () => bankFileForm('x'),
    'POST /firms/{firmId}/bank-accounts/{bankAccountCode}/feed': () => ({
      country: 'DE',
      bank: 'x',
    }),
    'POST /firms/{firmId}/bank-accounts/{bankAccountCode}/feed/consent': () => ({
      state: 'x',
      code: 'x',
    }),
    'POST /firms/{firmId}/calendars/{calendarId}/imports': () => eventFileForm('x'),
    'POST /firms/{firmId}/calendars/{calendarId}/objects/read': () => ({ names: ['x.ics'] }),
    'PUT /firms/{firmId}/calendars/{calendarId}/objects/{objectName}': () => ({ text: 'x' }),
    'POST /firms/{firmId}/calendars/{calendarId}/feed': () => ({ details: 'all' }),
    'POST /firms/{firmId}/questions/{questionId}/answer': () => ({ text: 'x' }),
    'POST /firms/{firmId}/events/{eventId}/guests': () => ({
      email: 'x@foreign.example',
      language: 'en',
    }),
    'POST /firms/{firmId}/bank-lines/{bankLineId}/match': () => ({
      match: { how: 'transfer', account: '1000' },
    }),
    'PUT /firms/{firmId}/bank-rules/{bankRuleId}': () => ({ ...bankRuleInput('x'), version: 1 }),
    'PUT /firms/{firmId}/bank-imports/{bankImportId}/accounts': () => ({ accounts: [] }),
    'PUT /firms/{firmId}/bank-imports/{bankImportId}/reading': () => ({ reading: {} }),
    'PUT /firms/{firmId}/taxes/{code}': () => ({
      ...taxRateInput('x'),
      code: undefined,
      version: 1,
    }),
    'POST /firms/{firmId}/taxes/{code}/replace': () => replacementInput,
    'POST /firms/{firmId}/taxes/{code}/end': () => ({ validTo: null }),
    'PUT /firms/{firmId}/items/{itemId}': () => ({ ...itemInput('x'), version: 1 }),
    'PUT /firms/{firmId}/items/{itemId}/words': () => ({ words: [] }),
    'PUT /firms/{firmId}/items/{itemId}/picture': () => ({ attachmentId: null }),
    'POST /firms/{firmId}/items/{itemId}/variants': () => ({
      version: 1,
      options: [{ name: 'Size', values: ['S'] }],
      variants: [{ values: ['S'] }],
    }),
    'PUT /firms/{firmId}/items/{itemId}/variants': () => ({ version: 1 }),
    'PUT /firms/{firmId}/item-categories/{itemCategoryId}': () => ({ name: 'x', version: 1 }),
    'PUT /firms/{firmId}/payments/{paymentId}/custom-fields': () => ({ custom: {}, version: 1 }),
    'PUT /firms/{firmId}/custom-fields/{customFieldId}': () => ({
      kind: 'item',
      type: 'text',
      label: 'x',
      version: 1,
    }),
    'PUT /firms/{firmId}/cost-centres/{costCentreId}': () => ({
      code: 'X',
      name: 'x',
      version: 1,
    }),
    'PUT /firms/{firmId}/price-lists/{priceListId}': () => ({
      name: 'x',
      currency: 'EUR',
      version: 1,
    }),
    'PUT /firms/{firmId}/stock/{itemId}/bins/{warehouseId}': () => ({ bin: 'x' }),
    'PUT /firms/{firmId}/warehouses/{warehouseId}': () => ({ name: 'x', version: 1 }),
    'POST /firms/{firmId}/stock-documents/{stockDocumentId}/lots': () => ({
      lines: [{ position: 0, codes: ['x'] }],
    }),
    'PUT /firms/{firmId}/stock-lots/{stockLotId}': () => ({ code: 'x' }),
    'POST /firms/{firmId}/stock-documents/{stockDocumentId}/deliver': () => step,
    'POST /firms/{firmId}/stock-documents/{stockDocumentId}/arrive': () => step,
    'POST /firms/{firmId}/stock-documents/{stockDocumentId}/return': () => step,
    'POST /firms/{firmId}/stock-counts/{stockCountId}/entries': () => ({
      item: own.itemId,
      quantity: '1',
    }),
    'POST /firms/{firmId}/stock-counts/{stockCountId}/post': () => ({ uncounted: 'leave' }),
    'PUT /firms/{firmId}/till-registers/{tillId}': () => ({
      name: 'x',
      code: 'X',
      warehouseId: own.warehouseId,
      version: 1,
    }),
    'POST /firms/{firmId}/till-sessions/{tillSessionId}/moves': () => ({
      direction: 'in',
      amount: 1,
      reason: 'bank',
    }),
    'POST /firms/{firmId}/till-registers/{tillId}/devices': () => ({ device: 'x'.repeat(16) }),
    'POST /firms/{firmId}/till-registers/{tillId}/cancelled-numbers': () => ({
      device: 'x'.repeat(16),
      running: 1,
      reason: 'x',
      total: 1,
    }),
    'POST /firms/{firmId}/till-registers/{tillId}/lines': () => ({ text: 'x' }),
    'PUT /firms/{firmId}/till-registers/{tillId}/favourites': () => ({ items: [], version: 1 }),
    'POST /firms/{firmId}/day-totals/{dayTotalId}/reverse': () => ({ reason: 'x' }),
    'PUT /firms/{firmId}/fiscal-devices/{tillId}': () => ({ mode: 'standIn', version: 1 }),
    'POST /firms/{firmId}/fiscal-devices/{tillId}/files': () => ({
      ...{ kind: 'dsfinvk', from: '2026-01-01', to: '2026-01-31' },
    }),
    'POST /firms/{firmId}/cross-border/{integrationId}/refuse': () => ({ reason: 'x' }),
    'POST /firms/{firmId}/fiscal-devices/{tillId}/steps': () => ({ step: 'zero' }),
    'PUT /firms/{firmId}/till-carts/{cartId}': () => ({ version: 1 }),
    'POST /firms/{firmId}/till-carts/{cartId}/lines': () => ({ text: 'x' }),
    'POST /firms/{firmId}/till-carts/{cartId}/gift-cards': () => ({ amount: 1 }),
    'POST /firms/{firmId}/till-carts/{cartId}/pay': () => paidWith('cash'),
    'POST /firms/{firmId}/till-carts/{cartId}/terminal': () => paidWith('card'),
    'POST /firms/{firmId}/till-tickets/{ticketId}/refund': () => ({
      registerId: own.tillId,
      tender: 'cash',
      reason: 'x',
    }),
    'PUT /firms/{firmId}/invoices/{invoiceId}': () => ({
      ...invoiceInput(own.customerId ?? '', 'x'),
      version: 1,
    }),
    'PUT /firms/{firmId}/invoices/{invoiceId}/electronic': () => ({ buyerReference: 'x' }),
    'PUT /firms/{firmId}/quotes/{quoteId}': () => quoteInput(own.customerId, 'x', { version: 1 }),
    'PUT /firms/{firmId}/recurring/{recurringId}': () => recurringInput(null, 'x', { version: 1 }),
    'PUT /firms/{firmId}/recurring/{recurringId}/content': () => ({
      ...invoiceInput(own.customerId ?? '', 'x'),
      version: 1,
    }),
    'PUT /firms/{firmId}/recurring-purchases/{recurringPurchaseId}': () => ({
      ...recurringPurchaseInput('x'),
      version: 1,
    }),
    'POST /firms/{firmId}/quotes/{quoteId}/deposits': () => ({ kind: 'percent', value: '5' }),
    'PUT /firms/{firmId}/invoices/{invoiceId}/deposits': () => ({ depositIds: [] }),
    'POST /firms/{firmId}/quotes/{quoteId}/answer': () => ({ answer: 'accepted', name: 'x' }),
    'POST /firms/{firmId}/records/{kind}/{recordId}/attachments': () => attachmentForm('x.txt'),
    'POST /firms/{firmId}/custom-fields/{customFieldId}/move': () => ({ direction: 'up' }),
    'POST /firms/{firmId}/records/{kind}/{recordId}/comments': () => ({ text: 'x' }),
    'PUT /firms/{firmId}/records/{kind}/{recordId}/comments/{commentId}': () => ({ text: 'x' }),
    ...reportBodies,
    'PUT /firms/{firmId}/saved-views/{viewId}': () => ({ name: 'x', query: '' }),
    'POST /firms/{firmId}/imports/{importId}/words': () => ({ mapping: [] }),
    'POST /firms/{firmId}/imports/{importId}/check': () => ({ mapping: [] }),
    'POST /firms/{firmId}/imports/{importId}/commit': () => ({ mapping: [] }),
    'POST /firms/{firmId}/assets/{assetId}/dispose': () => ({ date: '2026-01-05' }),
    'PUT /firms/{firmId}/mail/boxes/{mailboxId}': () => ({ signature: 'x' }),
    'POST /firms/{firmId}/mail/boxes/{mailboxId}/import': () => mailForm('x'),
    'POST /firms/{firmId}/mail/boxes/{mailboxId}/labels': () => ({ name: 'x', color: 'blue' }),
    'PUT /firms/{firmId}/mail/boxes/{mailboxId}/labels/{mailLabelId}': () => ({
      name: 'x',
      color: 'blue',
    }),
    'POST /firms/{firmId}/mail/threads/{mailThreadId}/party': () => ({
      email: 'x@foreign.example',
    }),
    'POST /firms/{firmId}/mail/boxes/{mailboxId}/templates': () => letterTemplate,
    'PUT /firms/{firmId}/mail/boxes/{mailboxId}/templates/{letterTemplateId}': () => letterTemplate,
    'POST /firms/{firmId}/mail/mails/{mailId}/invitation/answer': () => ({ answer: 'declined' }),
    'POST /firms/{firmId}/mail/drafts/{mailDraftId}/template': () => ({ name: 'x' }),
    'POST /firms/{firmId}/mail/drafts/{mailDraftId}/records': () => ({
      record: { kind: 'invoice', id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
    }),
    'POST /firms/{firmId}/mail/drafts/{mailDraftId}/files': () => attachmentForm('x.txt'),
    'PUT /firms/{firmId}/calendars/{calendarId}': () => ({ name: 'x', color: 'blue' }),
    'PUT /firms/{firmId}/event-categories/{categoryId}': () => ({ name: 'x', color: 'red' }),
    'PUT /firms/{firmId}/purchase-orders/{purchaseOrderId}': () => ({
      ...orderInput('x'),
      version: 1,
    }),
    'POST /firms/{firmId}/purchase-orders/{purchaseOrderId}/approve': () => ({ version: 1 }),
    'POST /firms/{firmId}/purchase-orders/{purchaseOrderId}/reject': () => ({ reason: 'x' }),
    'POST /firms/{firmId}/purchase-orders/{purchaseOrderId}/receive': () => ({
      date: '2026-03-01',
    }),
    'PUT /firms/{firmId}/own-firms/{partyId}': () => ({ otherFirmId: unknownId }),
    'POST /firms/{firmId}/payment-runs/{paymentRunId}/approve': () => ({ version: 1 }),
    'POST /firms/{firmId}/invoices/{invoiceId}/deposits': () => ({ kind: 'percent', value: '5' }),
    'PUT /firms/{firmId}/booking-pages/{bookingPageId}': () => ({
      ...bookingPageInput('x', own.calendarId ?? ''),
      version: 1,
    }),
    'PUT /firms/{firmId}/mandates/{mandateId}': () => ({ ...mandateInput('x', 'x'), version: 1 }),
    'POST /firms/{firmId}/payment-runs/{paymentRunId}/returns': () => ({
      documentId: own.issuedId,
      reason: 'AM04',
    }),
    'POST /firms/{firmId}/payment-runs/{paymentRunId}/settle': () => ({ date: '2026-01-05' }),
    'POST /firms/{firmId}/bill-matches/{billId}/release': () => ({ reason: 'x', version: 1 }),
    'PUT /firms/{firmId}/expense-categories/{expenseCategoryId}': () => ({
      ...expenseCategoryInput('x'),
      version: 1,
    }),
    'PUT /firms/{firmId}/expenses/{expenseId}': () => ({ ...expenseInput('x'), version: 1 }),
    'POST /firms/{firmId}/expenses/{expenseId}/approve': () => ({ version: 1 }),
    'POST /firms/{firmId}/expenses/{expenseId}/reject': () => ({ reason: 'x', version: 1 }),
    'POST /firms/{firmId}/expenses/{expenseId}/reimburse': () => ({
      date: '2026-01-05',
      account: '1200',
    }),
    'PUT /firms/{firmId}/bills/{billId}': () => ({ ...billInput('x'), version: 1 }),
    'POST /firms/{firmId}/bills/{billId}/sum': () => ({ version: 1, take: 'lines' }),
    'POST /firms/{firmId}/bills/{billId}/approve': () => ({ version: 1 }),
    'POST /firms/{firmId}/bills/{billId}/reject': () => ({ reason: 'x' }),
    'PUT /firms/{firmId}/webhooks/{webhookId}': () => ({ ...webhookInput('x'), version: 1 }),
    'PUT /firms/{firmId}/roles/{roleId}': () => ({ ...roleInput('x'), version: 1 }),
    'PUT /firms/{firmId}/manual-entries/{manualEntryId}': () => ({
      date: '2026-01-05',
      memo: 'x',
      lines: entryLines('x'),
      version: 1,
    }),
    'POST /firms/{firmId}/manual-entries/{manualEntryId}/post': () => ({ version: 1 }),
    'POST /firms/{firmId}/parties/{partyId}/confirm-accounts': () => ({ version: 1 }),
    'POST /firms/{firmId}/manual-entries/{manualEntryId}/reverse': () => ({ date: '2026-01-05' }),
    'PUT /firms/{firmId}/journal-templates/{templateId}': () => ({
      name: 'x',
      memo: 'x',
      lines: entryLines('x'),
      version: 1,
    }),
    'PUT /firms/{firmId}/coupons/{couponId}': () => ({
      code: 'XXX',
      name: 'x',
      value: '1',
      version: 1,
    }),
    'POST /firms/{firmId}/wallets/{walletId}/spend': () => ({ invoiceId: own.issuedId, amount: 1 }),
    'POST /firms/{firmId}/wallets/{walletId}/adjust': () => ({ amount: 1, reason: 'x' }),
    'POST /firms/{firmId}/wallets/{walletId}/payouts': () => ({ amount: 1 }),
    'POST /firms/{firmId}/wallets/{walletId}/entries/{walletEntryId}/take-back': () => ({
      reason: 'x',
    }),
    'POST /firms/{firmId}/wallets/{walletId}/payouts/{payoutId}/reject': () => ({ reason: 'x' }),
    'POST /firms/{firmId}/wallets/{walletId}/payouts/{payoutId}/fail': () => ({ reason: 'x' }),
    'POST /firms/{firmId}/wallets/{walletId}/payouts/{payoutId}/pay': () => step,
    'PATCH /firms/{firmId}/members/{userId}': () => ({ role: 'sales', knownRole: 'owner' }),
  }
}

const supportBodies: Record<string, () => object> = {
  'PUT /firms/{firmId}/canned-answers/{cannedAnswerId}': () => ({
    ...cannedAnswerInput('x'),
    version: 1,
  }),
  'PUT /firms/{firmId}/support-tickets/{supportTicketId}': () => ({
    ...supportTicketInput('x'),
    version: 1,
  }),
  'POST /firms/{firmId}/support-tickets/{supportTicketId}/answers': () => ({ text: 'x' }),
  'POST /firms/{firmId}/support-tickets/{supportTicketId}/state': () => ({ state: 'open' }),
  'POST /firms/{firmId}/support-tickets/{supportTicketId}/owner': () => ({ userId: '' }),
  'PUT /firms/{firmId}/portal-contacts/{portalContactId}': () => ({
    ...portalContactInput('x', 'x'),
    version: 1,
  }),
}

function projectBodies(own: Ids): Record<string, () => object> {
  return {
    'PUT /firms/{firmId}/projects/{projectId}': () => ({ ...projectInput('x'), version: 1 }),
    'PUT /firms/{firmId}/projects/{projectId}/milestones': () => ({ milestones: [] }),
    'POST /firms/{firmId}/projects/{projectId}/template': () => ({ name: 'x' }),
    'POST /firms/{firmId}/project-templates/{projectTemplateId}/projects': () => ({
      ...{ name: 'x', startDate: '2026-01-05' },
    }),
    'POST /firms/{firmId}/work-imports/{workImportId}/columns': () => ({
      ...{ holds: 'time', columns: [] },
    }),
    'PUT /firms/{firmId}/tasks/{taskId}': () => ({
      ...taskInput(own.projectId ?? '', 'x'),
      version: 1,
    }),
    'POST /firms/{firmId}/tasks/{taskId}/state': () => ({ state: 'doing' }),
    'POST /firms/{firmId}/tasks/{taskId}/shift': () => ({ days: 1, version: 1 }),
    'POST /firms/{firmId}/projects/{projectId}/task-objects/read': () => ({ names: [] }),
    'PUT /firms/{firmId}/projects/{projectId}/task-objects/{objectName}': () => ({ text: 'x' }),
    'PUT /firms/{firmId}/time-entries/{timeEntryId}': () => ({
      ...timeEntryInput('x'),
      version: 1,
    }),
    'PUT /firms/{firmId}/hourly-rates/{hourlyRateId}': () => ({
      ...hourlyRateInput('x'),
      version: 1,
    }),
  }
}

function peopleBodies(own: Ids): Record<string, () => object> {
  return {
    'PUT /firms/{firmId}/employees/{employeeId}': () => ({ ...employeeInput('x'), version: 1 }),
    'PUT /firms/{firmId}/employee-contracts/{contractId}': () => ({
      ...contractInput(own.employeeId ?? '', 'x'),
      version: 1,
    }),
    'POST /firms/{firmId}/employees/{employeeId}/leave-requests': () => leaveInput('x'),
    'POST /firms/{firmId}/employees/{employeeId}/leave-requests/check': () => leaveInput('x'),
    'POST /firms/{firmId}/employees/{employeeId}/leave-adjustments': () => ({
      typeCode: 'annual',
      on: '2026-01-05',
      amount: '1',
      reason: 'x',
    }),
    'POST /firms/{firmId}/employees/{employeeId}/leave-notices': () => ({
      year: '2026',
      on: '2026-01-05',
    }),
    'POST /firms/{firmId}/leave-requests/{requestId}/decide': () => decision,
    'POST /firms/{firmId}/leave-requests/{requestId}/confirm': () => ({ version: 1 }),
    'POST /firms/{firmId}/leave-requests/{requestId}/cancel': () => ({ reason: 'x' }),
    'POST /firms/{firmId}/time-corrections/{correctionId}/decide': () => decision,
    'POST /firms/{firmId}/employees/{employeeId}/time-corrections': () => correctionInput('x'),
    'POST /firms/{firmId}/employees/{employeeId}/overtime-moves': () => ({
      date: '2026-01-05',
      kind: 'correction',
      minutes: 1,
      reason: 'x',
    }),
    'PUT /firms/{firmId}/pay-components/{componentId}': () => ({
      ...payComponentInput('x'),
      version: 1,
    }),
    'POST /firms/{firmId}/payroll-runs/{payrollRunId}/calculate': () => ({ version: 1 }),
    'POST /firms/{firmId}/payroll-runs/{payrollRunId}/approve': () => ({ version: 1 }),
    'POST /firms/{firmId}/payroll-runs/{payrollRunId}/settle': () => payment,
    'POST /firms/{firmId}/payroll-runs/{payrollRunId}/reopen': () => ({
      ...step,
      payslipId: own.payslipId,
    }),
    'POST /firms/{firmId}/payroll-dues/{dueId}/pay': () => payment,
    'PUT /firms/{firmId}/payslips/{payslipId}': () => ({ runVersion: 1 }),
    'PUT /firms/{firmId}/pay-orders/{payOrderId}': () => ({
      ...payOrderInput(own.employeeId ?? '', 'x'),
      version: 1,
    }),
    'PUT /firms/{firmId}/pay-advances/{payAdvanceId}': () => ({
      ...payAdvanceInput(own.employeeId ?? '', 'x'),
      version: 1,
    }),
    'POST /firms/{firmId}/pay-advances/{payAdvanceId}/approve': () => ({ version: 1 }),
    'POST /firms/{firmId}/pay-people/{employeeId}/figures': () => ({ throughDate: '2025-06-30' }),
    'PUT /firms/{firmId}/announcements/{announcementId}': () => ({
      ...announcementInput('x'),
      version: 1,
    }),
    'PUT /firms/{firmId}/handed-out/{handedOutId}': () => ({
      ...handedOutInput(own.employeeId ?? '', 'x'),
      version: 1,
    }),
    'PUT /firms/{firmId}/checklist-templates/{checklistTemplateId}': () => ({
      ...checklistTemplateInput('x'),
      version: 1,
    }),
    'POST /firms/{firmId}/checklist-steps/{stepId}': () => ({ isDone: true }),
    'POST /firms/{firmId}/own-sign-documents/{signDocumentId}/sign': () => ({
      ...{ name: 'x', consent: true, sha256: '0'.repeat(64) },
    }),
    'POST /firms/{firmId}/own-sign-documents/{signDocumentId}/decline': () => ({ reason: 'x' }),
    'PUT /firms/{firmId}/kiosks/{kioskId}': () => ({ name: 'x', version: 1 }),
    'PUT /firms/{firmId}/vacancies/{vacancyId}': () => ({ name: 'x', version: 1 }),
    'PUT /firms/{firmId}/applications/{applicationId}': () => ({
      ...applicationInput(own.vacancyId ?? '', 'x'),
      version: 1,
    }),
  }
}
