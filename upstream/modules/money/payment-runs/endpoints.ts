import { moneySubtypes } from '#contract/books/accounts.ts'
import { paymentRunsContract } from '#contract/money/payment-runs.ts'
import { addDays, laterOf } from '../../../firm/calendar.ts'
import { answer, type HandlerContext, read, write } from '../../../firm/implement.ts'
import { accountFor, listAccounts } from '../../books/ledger/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { ibanOf } from '../bank/views.ts'
import { debitSettings } from '../mandates/index.ts'
import { nextBankDay } from './bank-days.ts'
import { firstCollectionDate } from './collection-day.ts'
import { createDebits, listCollectables } from './debits.ts'
import { takeRunFile } from './file/run-file.ts'
import { listPayables, payablesInOtherCurrencies } from './payables.ts'
import { getRun, listRuns } from './reader.ts'
import { returnDebit } from './return-debit.ts'
import { approveRun, cancelRun, createRun } from './service.ts'
import { settleRun } from './settle.ts'
import { tellCustomers } from './tell-customers.ts'

/** How far ahead is looked, in days, by default. */
const daysAhead = 7

export const router = answer(paymentRunsContract, {
  list: read((reader, firm) => ({ rows: listRuns(reader, firm) })),
  listPayable: ({ context, input }) => {
    const { store, firm } = context
    const today = firmDate(store.reader, firm)
    const { executionDate = today } = input
    const { until = addDays(executionDate, daysAhead) } = input
    const rows = listPayables(store.reader, firm, { until, executionDate })
    const inOtherCurrencies = payablesInOtherCurrencies(store.reader, firm, until)
    return { rows, until, executionDate, inOtherCurrencies, ...choices(context) }
  },
  listCollectable: ({ context, input }) => {
    const { store, firm } = context
    const { reader } = store
    const firstDate = firstCollectionDate(reader, firm)
    const { until = firstDate } = input
    const rows = listCollectables(reader, firm, { until, collectionDate: firstDate })
    const { accounts, usualAccount } = choices(context)
    const hasCreditorId = debitSettings(reader).creditorId !== ''
    // What is due until a day can be collected on that day at the earliest.
    const usualDate = nextBankDay(laterOf(until, firstDate))
    return { rows, until, firstDate, usualDate, hasCreditorId, accounts, usualAccount }
  },
  createDebits: write(createDebits),
  returnDebit: write((writer, firm, { paymentRunId, ...input }) =>
    returnDebit(writer, firm, paymentRunId, input),
  ),
  create: write(createRun),
  get: read((reader, firm, { paymentRunId }) => getRun(reader, firm, paymentRunId)),
  approve: ({ context, input: { paymentRunId: id, version } }) => {
    const { store, firm, env } = context
    return store.transact(firm, (writer) => {
      const run = approveRun(writer, firm, id, version)
      if (run.direction === 'in') tellCustomers(writer, firm, id, env.PUBLIC_ORIGIN)
      return getRun(writer, firm, id)
    })
  },
  cancel: ({ context, input: { paymentRunId, isStoppedAtBank } }) => {
    const { store, firm } = context
    return store.transact(firm, (writer) =>
      cancelRun(writer, firm, paymentRunId, { isStoppedAtBank }),
    )
  },
  settle: write((writer, firm, { paymentRunId, date }) => {
    settleRun(writer, firm, paymentRunId, { date })
    return getRun(writer, firm, paymentRunId)
  }),
  file: write((writer, firm, { paymentRunId, format }) =>
    takeRunFile(writer, firm, paymentRunId, format),
  ),
})

/** Accounts that can pay, with their IBAN for whoever may see it. */
function choices({ store: { reader } }: HandlerContext) {
  const accounts = listAccounts(reader)
    .filter(({ subtype, isActive, role }) => {
      return isActive && moneySubtypes.includes(subtype) && role !== 'transit'
    })
    .map(({ code, name }) => ({ code, name, iban: ibanOf(reader, code) }))
  const usualAccount = accountFor(reader, 'bank')
  return { accounts, usualAccount, currency: getFirmProfile(reader).baseCurrency }
}
