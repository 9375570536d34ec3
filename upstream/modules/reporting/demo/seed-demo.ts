import type { Language } from '#contract/core/fields.ts'
import type { Firm } from '#contract/firm/firms.ts'
import type { FirmContext, Store } from '../../../firm/store.ts'
import { listAccounts } from '../../books/ledger/index.ts'
import { writeDemoBookingPage } from '../../communication/bookings/index.ts'
import { writeDemoInbox } from '../../communication/mailbox/index.ts'
import { createFirm, getFirm } from '../../firm/firms/index.ts'
import { writeDemoCourse } from '../../learning/courses/index.ts'
import { noteDue } from '../../selling/reminders/index.ts'
import { writeDemoSite } from '../../website/publishing/index.ts'
import { keepDemoAnalyses } from '../analytics/index.ts'
import { planByLastYear } from '../budgets/index.ts'
import { fileDemoReturns, keepDemoReports } from '../reports/index.ts'
import { sellAcrossUnion } from './across-union.ts'
import { fillBalances } from './balances.ts'
import { tellBank } from './bank.ts'
import { billMonth, type DemoBills, enterSuppliers, noteBills, prepareBillRun } from './bills.ts'
import { prepareCampaign } from './campaigns.ts'
import { payOutCards } from './card-payouts.ts'
import { keepCashBook } from './cash-book.ts'
import { setUpCentres } from './centres.ts'
import { noteClaims } from './claims.ts'
import { monthEnds, payMonth, payStart } from './costs.ts'
import { askOfLate } from './crm.ts'
import { demoFirm } from './firms.ts'
import { buyAbroad } from './from-abroad.ts'
import { demoGoods } from './goods.ts'
import { showGoods } from './goods-pictures.ts'
import { inviteToDemo } from './guests.ts'
import { importContacts } from './imported.ts'
import { bringOpenItems, settleOpenItems } from './opening.ts'
import { setUpOwnFields } from './own-fields.ts'
import { setUpPaper } from './paper.ts'
import { billAdviser } from './parcella.ts'
import { bringPartners, payPartners } from './partners.ts'
import { demoCustomers } from './people.ts'
import { planInvoices } from './plan.ts'
import { play } from './play.ts'
import { workOnProjects } from './project-work.ts'
import { askAboutBills } from './questions.ts'
import { playQuote, quoteTimes } from './quotes.ts'
import { Random } from './random.ts'
import { setUpRecurring } from './recurring.ts'
import { setUpRecurringPurchases } from './recurring-purchases.ts'
import { enterCustomers, enterItems } from './register.ts'
import { collectByDebit } from './runs.ts'
import { takeSalesOrders } from './sales-orders.ts'
import { writeForAgent } from './self-billing.ts'
import { demoShops } from './shops.ts'
import { signOffPast } from './sign-offs.ts'
import { billSister, enterSister } from './sister.ts'
import { noteSpending } from './spending.ts'
import { fillStaff } from './staff.ts'
import { beginWithoutStock, playStock, stockTimes } from './stock.ts'
import { demoEventsOf, type Story } from './story.ts'
import { timeline } from './timeline.ts'
import { setTradePrices } from './trade-prices.ts'

const seed = 20_241_005
const invoiceCount = 160
const maxReminders = 4
const lead = 740
/** When commissions were paid out last; what is due since waits. */
const payoutDaysAgo = 20
/** When the file of contacts was read. */
const importedDaysAgo = 19

/**
 * Makes the firm of a demo with two years behind it, in the visitor's language. Everything passes
 * through the rules that a person's own clicks pass through, each at its time, in one transaction.
 */
export function seedDemo(store: Store, context: FirmContext, language: Language): Firm {
  return store.transact(context, (whole) => {
    if (listAccounts(whole).length > 0) return getFirm(whole)
    const story = makeStory(language)
    const at = timeline(context)
    const start = at(context.now.getTime() - lead * 86_400_000)
    const stage = store.transact(start, (writer) => {
      createFirm(writer, start, story.firm)
      setUpCentres(writer, start, language)
      setUpOwnFields(writer, start, language)
      const customers = enterCustomers(writer, start, story.firm, story.customers)
      const items = enterItems(writer, start, story.firm, story.goods, language)
      showGoods(writer, start, items)
      setUpPaper(writer, start, language)
      payStart(writer, start, story.firm)
      beginWithoutStock(writer)
      enterSister(writer, start, language)
      enterSuppliers(writer, start, story.firm)
      const brought = bringOpenItems(writer, start, story.firm, customers)
      bringPartners(writer, start, language, customers)
      const entered = { customers, items }
      return { ...story, entered, brought, documents: new Map<number, string>() }
    })
    const ends = monthEnds(start.now, context.now)
    const bills: DemoBills = { open: [] }
    let month = 0
    const payUntil = (time: number) => {
      for (let end = ends[month]; end !== undefined && end <= time; end = ends[month]) {
        const then = at(end)
        store.transact(then, (writer) => {
          payMonth(writer, then, story.firm, month)
          payOutCards(writer, then, language)
          billMonth(writer, then, story.firm, month, bills)
          if (month === 1) settleOpenItems(writer, then, stage.brought)
          if (month >= ends.length - 2) {
            billSister(writer, then, language)
            sellAcrossUnion(writer, then, story.firm, language)
          }
        })
        month += 1
      }
    }
    const stock = stockTimes(context.now)
    const stockUntil = (time: number) => {
      while ((stock[0]?.at ?? time) < time) {
        const { at: then = 0, place = 0 } = stock.shift() ?? {}
        const when = at(then)
        store.transact(when, (writer) => playStock(writer, when, stage, place))
      }
    }
    const sellUntil = demoShops(store, at, stage, { now: context.now, before: stockUntil })
    for (const one of demoEventsOf(story, context.now)) {
      payUntil(one.at)
      sellUntil(one.at)
      stockUntil(one.at)
      const then = at(one.at)
      store.transact(then, (writer) => play(writer, then, stage, one))
    }
    for (const { at: time, place } of quoteTimes(context.now)) {
      const then = at(time)
      store.transact(then, (writer) => playQuote(writer, then, stage, place))
    }
    payUntil(context.now.getTime())
    const paidOut = at(context.now.getTime() - payoutDaysAgo * 86_400_000)
    store.transact(paidOut, (writer) => payPartners(writer, paidOut, language))
    for (const daysAgo of [12, 5]) {
      const then = at(context.now.getTime() - daysAgo * 86_400_000)
      store.transact(then, (writer) => noteDue(writer, then, maxReminders))
    }
    sellUntil(context.now.getTime())
    stockUntil(context.now.getTime())
    importContacts(store, at(context.now.getTime() - importedDaysAgo * 86_400_000), language)
    store.transact({ ...context, idempotency: null }, (writer) => {
      noteSpending(writer, context, story.firm)
      noteClaims(writer, context, story.firm)
      writeForAgent(writer, context, story.firm)
      billAdviser(writer, context, story.firm)
      buyAbroad(writer, context, at, story.firm)
      takeSalesOrders(writer, context, at, stage)
      const noted = noteBills(writer, context, story.firm)
      askAboutBills(writer, context, language, noted)
      prepareBillRun(writer, context, story.firm, bills)
      collectByDebit(writer, context, at, story.firm.address.country)
      setUpRecurring(writer, context, stage)
      setUpRecurringPurchases(writer, context, story.firm)
      workOnProjects(writer, context, language, stage.entered.customers)
      inviteToDemo(writer, context, stage)
      writeDemoBookingPage(writer, context)
      writeDemoSite(writer, context)
      writeDemoCourse(writer, context)
      writeDemoInbox(writer, context)
      askOfLate(writer, context, language, stage.entered.customers)
      prepareCampaign(writer, context, language)
      fillBalances(writer, context, stage)
      tellBank(writer, context, story.firm)
      keepCashBook(writer, context, story.firm)
      planByLastYear(writer, context, '3')
      setTradePrices(writer, context, story.firm, story.goods, stage.entered)
      fileDemoReturns(writer, context, at)
      signOffPast(writer, context, language)
      keepDemoReports(writer, context, language)
      keepDemoAnalyses(writer, context, language)
      fillStaff(writer, context, language)
    })
    return getFirm(whole)
  })
}

function makeStory(language: Language): Story {
  const random = new Random(seed)
  const firm = demoFirm(language)
  const home = firm.address.country
  const customers = demoCustomers(home)
  const goods = demoGoods(language)
  const invoices = planInvoices(random, home, customers, goods, invoiceCount)
  return { firm, customers, goods, invoices }
}
