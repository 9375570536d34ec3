import { netRatesContract } from '#contract/books/net-rates.ts'
import { invalidField } from '#contract/core/errors.ts'
import { requirePermission } from '#contract/core/roles.ts'
import { ossContract } from '#contract/reporting/oss.ts'
import { reportsContract } from '#contract/reporting/reports.ts'
import { returnForms } from '#contract/reporting/return-files.ts'
import { taxDutiesContract } from '#contract/reporting/tax-duties.ts'
import { taxReturnsContract } from '#contract/reporting/tax-returns.ts'
import { asDownload, asStream, encoded } from '../../../core/download.ts'
import { answer, implement, read, write } from '../../../firm/implement.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { reportAnswers } from './answers.ts'
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

const netRates = implement(netRatesContract)
const oss = implement(ossContract)

const reports = answer(reportsContract, {
  get: read((reader, firm, { report, ...query }) => makeReport(reader, firm, report, query).report),
  file: async ({ context, input: { firmId: _, report, format, ...query } }) => {
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
  },
  answers: read(reportAnswers),
  checks: read((reader, firm, { to }) => {
    const frame = openFrame(reader, firm, to ? { period: 'custom', from: to, to } : {})
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
  taxReturns: answer(taxReturnsContract, {
    list: read((reader, firm) => {
      const { baseCurrency, address } = getFirmProfile(reader)
      const files = returnForms(address.country, 'vat').map(({ file }) => file)
      return { currency: baseCurrency, files, rows: listReturns(reader, firm) }
    }),
    keep: write(keepReturn),
    file: ({ context, input: { firmId: _, ...input } }) =>
      asDownload(context, returnFile(context.store.reader, context.firm, input)),
    getOnPayment: read((reader) => getOnPayment(reader)),
    beginOnPayment: write((writer, _, input) => beginOnPayment(writer, input)),
    endOnPayment: write((writer, _, input) => endOnPayment(writer, input)),
    takeBackOnPayment: write((writer, _, input) => takeBackOnPayment(writer, input)),
  }),
  netRates: netRates.router({
    get: netRates.get.handler(read((reader) => getNetRates(reader))),
    put: netRates.put.handler(write(putNetRates)),
    takeBack: netRates.takeBack.handler(write(takeBackNetRates)),
  }),
  oss: oss.router({
    get: oss.get.handler(read((reader, firm) => getOss(reader, firm))),
    register: oss.register.handler(write(registerOss)),
    end: oss.end.handler(write(endOss)),
  }),
  taxDuties: answer(taxDutiesContract, {
    list: read((reader, firm) => listDuties(reader, firm)),
    finish: write(finishDuty),
    reopen: write(reopenDuty),
    getSettings: read((reader) => getDutySettings(reader)),
    updateSettings: write(updateDutySettings),
    addOwn: write(addOwnDuty),
    removeOwn: write((writer, firm, { taxDutyId }) => removeOwnDuty(writer, firm, taxDutyId)),
  }),
}
