import { type Api, newKey } from '../support/api.mjs'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { draftInput } from '../support/firm.mjs'
import {
  accountInput,
  bankAccountInput,
  bankRuleInput,
  cashAccountInput,
  makeOpening,
  taxRateInput,
} from './account-inputs.ts'
import { makeBooking } from './booking-inputs.ts'
import { confirmAddress } from './confirm-address.ts'
import { makeCampaign, makeCrm, makePartner, makeSequence } from './crm-inputs.ts'
import {
  attachmentForm,
  bankFileForm,
  eventFileForm,
  importForm,
  workFileForm,
} from './file-forms.ts'
import { makeMail } from './full-mailbox.ts'
import { makeCourse, pictureForm, sitePageInput } from './learning-inputs.ts'
import type { Ids } from './people.ts'
import {
  expenseCategoryInput,
  expenseInput,
  makePaymentRun,
  mandateInput,
  orderInput,
  recurringPurchaseInput,
  supplierInput,
} from './purchase-inputs.ts'
import { invitationInput, makeConnections, makeQuestion, roleInput } from './settings-inputs.ts'
import { makeCount, makeGivenOff, makeLot, makePricing, makeProduction } from './stock-inputs.ts'
import { makeEmployee, makeProject, makeSupport } from './work-inputs.ts'

const address = { street: 'Hauptstr. 1', postcode: '10115', city: 'Berlin', country: 'DE' }

/**
 * A firm with one of everything that can be asked for, by the name of its parameter in paths; every
 * text in it holds `word`.
 */
export async function makeFullFirm(api: Api, word: string): Promise<Ids> {
  const { id: firmId } = await api.call('POST', '/firms', firmInput(word), newKey())
  const path = `/firms/${firmId}`
  const make = (what: string, input: object) => api.call('POST', `${path}${what}`, input, newKey())
  const put = (what: string, input: object) => api.call('PUT', `${path}${what}`, input, newKey())
  const customer = await make('/parties', customerInput(word))
  await make('/items', itemInput(word))
  const goods = await make('/items', goodsInput(word))
  const { rows: warehouses } = await api.call('GET', `${path}/warehouses`)
  const warehouseId = warehouses[0].id
  const received = await make('/stock-documents', stockInput(word, warehouseId, goods.id))
  const counted = await makeCount(make, warehouseId, goods.id, word)
  const till = await make('/till-registers', { name: word, code: 'K1', warehouseId })
  const session = await make(`/till-registers/${till.id}/open`, {})
  const ticket = await make('/till-tickets', saleInput(word, till.id, received.id))
  const cart = await make(`/till-registers/${till.id}/carts`, {})
  const dayTotal = await make('/day-totals', {
    date: new Date().toISOString().slice(0, 10),
    rows: [{ tender: 'cash', taxCode: 'DE-S19', amount: 1190 }],
    note: word,
  })
  const draft = await make('/invoices', invoiceInput(customer.id, word))
  const issued = await make('/invoices', invoiceInput(customer.id, word))
  const recurring = await make('/recurring', recurringInput(draft.id, word))
  await make(`/invoices/${issued.id}/finalise`, {})
  const { publicPath } = await make(`/invoices/${issued.id}/public-link`, {})
  const credited = await make(`/invoices/${issued.id}/credit-note`, {
    lines: [{ lineId: issued.lines[0].id, quantity: '1' }],
    reason: word,
  })
  await api.call('PUT', `${path}/reminders/stops/invoice/${issued.id}`, { reason: word }, newKey())
  const quote = await make('/quotes', quoteInput(customer.id, word))
  await make(`/quotes/${quote.id}/issue`, {})
  await make(`/quotes/${quote.id}/revise`, {})
  const salesOrder = await make('/sales-orders', salesOrderInput(customer.id, word))
  await make(`/sales-orders/${salesOrder.id}/confirm`, {})
  await make(`/sales-orders/${salesOrder.id}/revise`, {})
  const balance = { customerId: customer.id, date: '2026-01-05', currency: 'EUR', amount: 5000 }
  const toppedUp = await make('/wallet-top-ups', { ...balance, reference: word })
  const asked = await make(`/wallets/${toppedUp.id}/payouts`, { amount: 100, account: word })
  const allocations = [{ invoiceId: issued.id, amount: 100 }]
  const payment = await make('/payments', paymentInput(customer.id, word, allocations))
  const { settlements } = await api.call('GET', `${path}/invoices/${issued.id}`)
  const record = `/records/invoice/${draft.id}`
  const attachment = await attach(api, `${path}${record}`, `${word}.txt`)
  const comment = await make(`${record}/comments`, { text: word })
  const account = await make('/accounts', { ...accountInput(word), code: `9${word.length}` })
  const bankAccount = await make('/accounts', bankAccountInput(word))
  const cashAccount = await make('/accounts', cashAccountInput(word))
  await make(`/cash-books/${cashAccount.code}/begin`, { since: '2026-01-01' })
  const mandate = await make('/mandates', mandateInput(customer.name, word))
  const bankImports = `${path}/bank-accounts/${bankAccount.code}/imports`
  const bankFile = await upload(api, bankImports, bankFileForm(word))
  const secondFile = await upload(api, bankImports, bankFileForm(`${word}2`))
  await make(`/bank-imports/${secondFile.id}/commit`, {})
  const bankPages = `${path}/bank-accounts/${bankAccount.code}`
  const { rows: bankLines } = await api.call('GET', `${bankPages}/lines`)
  const bankStatements = await api.call('GET', `${bankPages}/statements`)
  const bankRule = await make('/bank-rules', bankRuleInput(word))
  const { rows: entries } = await api.call('GET', `${path}/journal-entries`)
  const lines = entryLines(word)
  const today = new Date().toISOString().slice(0, 10)
  const manual = await make('/manual-entries', { date: today, memo: word, lines })
  const template = await make('/journal-templates', { name: word, memo: word, lines })
  const asset = await make('/assets', {
    name: word,
    cost: 120_000,
    startDate: today,
    months: 12,
    account: '0410',
    resultAccount: '4830',
  })
  const expense = await make('/expenses', expenseInput(word))
  const expenseCategory = await make('/expense-categories', expenseCategoryInput(word))
  const bill = await make('/bills', billInput(word))
  const supplier = await make('/parties', supplierInput(word, address))
  const recurringPurchase = await make('/recurring-purchases', recurringPurchaseInput(word))
  const order = await make('/purchase-orders', orderInput(word))
  const run = await makePaymentRun(make, supplier, billInput(`${word}2`))
  const role = await make('/roles', roleInput(word))
  await confirmAddress(api)
  const rate = await make('/taxes', taxRateInput(word))
  const invitation = await make('/invitations', invitationInput(word))
  const calendar = await make('/calendars', { name: word, color: 'blue', isPersonal: false })
  const category = await make('/event-categories', { name: word, color: 'red' })
  const event = await make('/events', eventInput(word))
  const places = { firm: path, calendarId: calendar.id, eventId: event.id, word }
  const events = await upload(api, `${path}/calendars/${calendar.id}/imports`, eventFileForm(word))
  const mail = await makeMail(api, path, word)
  await api.call('PUT', `${path}/exchange-rates/setting`, { isFetched: false })
  const changes = `${path}/setting-changes?page=settings/exchange-rates`
  const { rows: settings } = await api.call('GET', changes)
  const saved = await make('/saved-reports', { name: word, report: 'custom' })
  const query = { view: 'invoiceLines' }
  const analysis = await make('/analytics/saved', { name: word, query })
  return {
    firmId,
    ...Object.fromEntries(['partyId', 'intoId', 'customerId'].map((name) => [name, customer.id])),
    cardName: `${customer.id}.vcf`,
    itemId: goods.id,
    ...(await makePricing(make, word)),
    ...(await makeCrm(make, word)),
    ...(await makeCampaign(make, word)),
    ...(await makeSequence(make, (of) => api.call('GET', `${path}${of}`), word)),
    ...(await makePartner(make, customer.name, word)),
    ...(await makeSupport(make, customer.name, word)),
    ...(await makeProject(make, word)),
    ...(await makeEmployee(api, path, make, word)),
    ...(await makeCourse(api, path, { make, upload }, word)),
    sitePageId: (await make('/site-pages', sitePageInput(word))).id,
    mediaId: (await upload(api, `${path}/site-media`, pictureForm(`${word}.png`))).id,
    ...(await makeGivenOff(make, put, customer.id, word)),
    ...(await makeLot(make, warehouseId, word)),
    ...(await makeProduction(make, goods.id, word)),
    warehouseId,
    stockDocumentId: received.id,
    ...counted,
    tillId: till.id,
    tillSessionId: session.id,
    dayTotalId: dayTotal.id,
    ticketId: ticket.id,
    cartId: cart.id,
    invoiceId: draft.id,
    issuedId: issued.id,
    quoteId: quote.id,
    salesOrderId: salesOrder.id,
    recurringId: recurring.id,
    stopKind: 'invoice',
    stoppedId: issued.id,
    lineId: issued.lines[0].id,
    creditNoteId: credited.id,
    paymentId: payment.id,
    walletId: toppedUp.id,
    walletEntryId: toppedUp.entries[0].id,
    payoutId: asked.payouts[0].id,
    allocationId: settlements[0].id,
    kind: 'invoice',
    mailKind: 'invoice',
    recordId: draft.id,
    attachmentId: attachment.id,
    commentId: comment.id,
    accountCode: account.code,
    bankAccountCode: bankAccount.code,
    cashAccountCode: cashAccount.code,
    mandateId: mandate.id,
    ...(await makeOpening(api, path, customer.name, word)),
    bankImportId: bankFile.id,
    bankLineId: bankLines[0].id,
    bankStatementId: bankStatements[0].id,
    bankRuleId: bankRule.id,
    entryId: entries[0].id,
    assetId: asset.id,
    manualEntryId: manual.id,
    templateId: template.id,
    expenseId: expense.id,
    expenseCategoryId: expenseCategory.id,
    billId: bill.id,
    recurringPurchaseId: recurringPurchase.id,
    purchaseOrderId: order.id,
    paymentRunId: run.id,
    roleId: role.id,
    ...(await makeConnections(api, firmId, make, word)),
    month: today.slice(0, 7),
    end: `${today.slice(0, 4)}-12-31`,
    invitationId: invitation.id,
    calendarId: calendar.id,
    categoryId: category.id,
    eventId: event.id,
    ...(await makeBooking(api, make, places)),
    ...(await makeQuestion(make, issued.id, word)),
    calendarImportId: events.id,
    workImportId: (await upload(api, `${path}/work-imports`, workFileForm(word))).id,
    ...mail,
    viewId: (await make('/saved-views', { register: 'items', name: word, query: '' })).id,
    changeId: settings[0].id,
    copyId: (await make('/copies', {})).id,
    savedReportId: saved.id,
    savedAnalysisId: analysis.id,
    analysisBoardId: (await make('/analytics/dashboards', { name: word, cards: [analysis.id] })).id,
    reportPinId: (await make('/report-pins', { savedReportId: saved.id })).id,
    importId: (
      await upload(api, `${path}/imports`, importForm(`Name;Preis\n${word};1\n`, `${word}.csv`))
    ).id,
    code: rate.code,
    token: String(publicPath).slice('/i/'.length),
  }
}

export function firmInput(word: string) {
  return {
    legalName: `${word} GmbH`,
    taxNumber: '27/123/45678',
    address,
    baseCurrency: 'EUR',
    language: 'en',
    timeZone: 'Europe/Berlin',
  }
}

export function customerInput(word: string) {
  const email = `${word.toLowerCase()}@customer.example`
  return { name: `${word} AG`, email, address, language: 'en', currency: 'EUR', notes: word }
}

export function billInput(word: string) {
  const date = new Date().toISOString().slice(0, 10)
  const line = { description: word, unitPrice: '100', account: '4930', taxCode: 'DE-S19' }
  return {
    supplierName: word,
    supplierNumber: word,
    date,
    currency: 'EUR',
    exchangeRate: '',
    lines: [line],
    note: word,
  }
}

/** Sides of an entry that balances. */
export function entryLines(word: string) {
  const sides = { debit: 0, credit: 0, text: word }
  return [
    { ...sides, account: '4210', debit: 100 },
    { ...sides, account: '1200', credit: 100 },
  ]
}

/** A month ahead: to an event that is over nobody can be invited. */
export function eventInput(word: string) {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  return { title: `${word} fair`, start: `${day}T09:00`, end: `${day}T10:00` }
}

export function itemInput(word: string) {
  return { name: `${word} work`, sku: word, unit: 'h', unitPrice: '90', taxCode: 'DE-S19' }
}

export function goodsInput(word: string) {
  return { ...itemInput(word), kind: 'stock', name: `${word} goods`, sku: `${word}-G` }
}

/** A sale of one thing at a till that is open; any id that was not given yet will do. */
function saleInput(word: string, registerId: string, otherId: string) {
  const lines = [{ description: word, quantity: '1', unitPrice: '5', taxCode: 'DE-S19' }]
  const id = `${otherId.slice(0, -4)}T1CK`
  return { id, registerId, lines, tenders: [{ tender: 'cash', amount: 500 }] }
}

export function stockInput(word: string, warehouseId: string, item: string) {
  const date = new Date().toISOString().slice(0, 10)
  const lines = [{ item, quantity: '10', unitCost: '5' }]
  return { kind: 'receipt', date, warehouseId, partner: word, note: word, lines }
}

export function invoiceInput(customerId: string, word: string) {
  const draft = draftInput({ customerId, taxCode: 'DE-S19' }, 1)
  const lines = draft.lines.map((line) => ({ ...line, description: `${word} ${line.description}` }))
  return { ...draft, lines, notes: word, internalNote: word, purchaseOrder: word }
}

export function recurringInput(invoiceId: string | null, name: string, more: object = {}) {
  const firstDate = new Date().toISOString().slice(0, 10)
  return { name, invoiceId, unit: 'month', firstDate, ...more }
}

/** `more` is what changing one needs besides. */
export function quoteInput(customerId = '', word = 'x', more: object = {}) {
  const { paymentTermsDays: _, ...draft } = invoiceInput(customerId, word)
  const validUntil = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  return { ...draft, validUntil, terms: word, purchaseOrder: undefined, ...more }
}

export function salesOrderInput(customerId = '', word = 'x', more: object = {}) {
  const { paymentTermsDays: _, ...draft } = invoiceInput(customerId, word)
  const deliveryDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  return { ...draft, deliveryDate, terms: word, purchaseOrder: undefined, ...more }
}

export function paymentInput(customerId: string, word: string, allocations: object[]) {
  const date = new Date().toISOString().slice(0, 10)
  return { customerId, date, currency: 'EUR', amount: 100, reference: word, allocations }
}

function attach(api: Api, record: string, name: string): Promise<{ id: string }> {
  return upload(api, `${record}/attachments`, attachmentForm(name))
}

async function upload(api: Api, path: string, body: FormData): Promise<{ id: string }> {
  const headers = { authorization: `Bearer ${api.token}` }
  const url = `${api.origin}/api${path}`
  const answer = await fetchAlone(url, { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`${url}: ${answer.status}`)
  return answer.json()
}
