import { netRatesContract } from '#contract/books/net-rates.ts'
import { invalidField } from '#contract/core/errors.ts'
import { requirePermission } from '#contract/core/roles.ts'
import { ossContract } from '#contract/reporting/oss.ts'
import { reportsContract } from '#contract/reporting/reports.ts'
import { returnForms } from '#contract/reporting/return-files.ts'
import { taxDutiesContract } from '#contract/reporting/tax-duties.ts'
import { taxReturnsContract } from '#contract/reporting/tax-returns.ts'
import { asDownload, asStream, encoded } from '../../../core/download.ts'
import { implement } from '../../../firm/implement.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { bookChecks } from './checks.ts'
import { crossBorder } from './cross-border/endpoints.ts'
import {
  addOwnDuty,
  finishDuty,
  getDutySettings,
  listDuties,
  removeOwnDuty,
  reopenDuty,
  updateDutySettings,
} from './duties/service.ts'
import { auditFile, plainJournal, reportFile } from './files/report-file.ts'
import { openFrame } from './frame.ts'
import { makeReport } from './make-report.ts'
import { getNetRates, putNetRates, takeBackNetRates } from './net-rates/service.ts'
import {
  beginOnPayment,
  endOnPayment,
  getOnPayment,
  takeBackOnPayment,
} from './on-payment/service.ts'
import { endOss, getOss, registerOss } from './oss/service.ts'
import { reportPins } from './pins/endpoints.ts'
import { returnFile } from './returns/files/return-file.ts'
import { keepReturn, listReturns } from './returns/keep-return.ts'
import { savedReports } from './saved/endpoints.ts'
import { reportSnapshots } from './snapshots/endpoints.ts'

const os = implement(reportsContract)
const returns = implement(taxReturnsContract)
const duties = implement(taxDutiesContract)
const netRates = implement(netRatesContract)
const oss = implement(ossContract)

const reports = os.router({
  get: os.get.handler(
    ({ context: { store, firm }, input: { firmId: _, report, ...query } }) =>
      makeReport(store.reader, firm, report, query).report,
  ),
  file: os.file.handler(async ({ context, input: { firmId: _, report, format, ...query } }) => {
    const { store, firm } = context
    if (format === 'hledger' || format === 'saft') {
      if (report !== 'journal') throw invalidField('format', 'invalid')
      // It tells where customers and suppliers live.
      if (format === 'saft') requirePermission(firm.actor, 'party:view')
      const frame = openFrame(store.reader, firm, query)
      if (format === 'saft') return asDownload(context, auditFile(frame))
      const { parts, ...about } = plainJournal(frame)
      return asStream(context, about, encoded(parts))
    }
    const made = makeReport(store.reader, firm, report, query, true)
    return asDownload(context, await reportFile(made.frame, made.report, format))
  }),
  checks: os.checks.handler(({ context: { store, firm }, input: { to } }) => {
    const frame = openFrame(store.reader, firm, to ? { period: 'custom', from: to, to } : {})
    const { currency, span } = frame
    return { to: span.to, currency, checks: bookChecks(frame) }
  }),
})

export const router = {
  reports,
  savedReports,
  reportPins,
  crossBorder,
  reportSnapshots,
  taxReturns: returns.router({
    list: returns.list.handler(({ context: { store, firm } }) => {
      const { baseCurrency, address } = getFirmProfile(store.reader)
      const files = returnForms(address.country, 'vat').map(({ file }) => file)
      return { currency: baseCurrency, files, rows: listReturns(store.reader, firm) }
    }),
    keep: returns.keep.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => keepReturn(writer, firm, input)),
    ),
    file: returns.file.handler(({ context, input: { firmId: _, ...input } }) =>
      asDownload(context, returnFile(context.store.reader, context.firm, input)),
    ),
    getOnPayment: returns.getOnPayment.handler(({ context: { store } }) =>
      getOnPayment(store.reader),
    ),
    beginOnPayment: returns.beginOnPayment.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => beginOnPayment(writer, input)),
    ),
    endOnPayment: returns.endOnPayment.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => endOnPayment(writer, input)),
    ),
    takeBackOnPayment: returns.takeBackOnPayment.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => takeBackOnPayment(writer, input)),
    ),
  }),
  netRates: netRates.router({
    get: netRates.get.handler(({ context: { store } }) => getNetRates(store.reader)),
    put: netRates.put.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => putNetRates(writer, firm, input)),
    ),
    takeBack: netRates.takeBack.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => takeBackNetRates(writer, firm, input)),
    ),
  }),
  oss: oss.router({
    get: oss.get.handler(({ context: { store, firm } }) => getOss(store.reader, firm)),
    register: oss.register.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => registerOss(writer, firm, input)),
    ),
    end: oss.end.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => endOss(writer, firm, input)),
    ),
  }),
  taxDuties: duties.router({
    list: duties.list.handler(({ context: { store, firm } }) => listDuties(store.reader, firm)),
    finish: duties.finish.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => finishDuty(writer, firm, input)),
    ),
    reopen: duties.reopen.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => reopenDuty(writer, firm, input)),
    ),
    getSettings: duties.getSettings.handler(({ context: { store } }) =>
      getDutySettings(store.reader),
    ),
    updateSettings: duties.updateSettings.handler(
      ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
        store.transact(firm, (writer) => updateDutySettings(writer, firm, input)),
    ),
    addOwn: duties.addOwn.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => addOwnDuty(writer, firm, input)),
    ),
    removeOwn: duties.removeOwn.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => removeOwnDuty(writer, firm, input.taxDutyId)),
    ),
  }),
}
