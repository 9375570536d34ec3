import { isAllowed } from '#contract/core/roles.ts'
import { payAdvancesContract } from '#contract/people/pay-advances.ts'
import { payComponentsContract } from '#contract/people/pay-components.ts'
import { payDataContract } from '#contract/people/pay-data.ts'
import { payFiguresContract } from '#contract/people/pay-figures.ts'
import { payOrdersContract } from '#contract/people/pay-orders.ts'
import { ownPayYearsContract, payYearsContract } from '#contract/people/pay-years.ts'
import { payrollRunsContract } from '#contract/people/payroll-runs.ts'
import { ownPayslipsContract, payslipsContract } from '#contract/people/payslips.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { sealIfThere } from '../../books/ledger/index.ts'
import { findEmployee } from '../employees/index.ts'
import { payslipsView } from './analysis-view.ts'
import { payrollDueLayer } from './calendar-layer.ts'
import { payComponents } from './components.ts'
import { dashboardTiles } from './dashboard-tiles.ts'
import { writeDemoPayroll } from './demo.ts'
import { deleteFigures, getFigures, saveFigures } from './figures/opening-figures.ts'
import { deletePayData, getPayPerson, listPayPeople, savePayData } from './pay-data.ts'
import { payslipPdf } from './payslip-pdf.ts'
import { getOwnPayslip, getPayslip, listOwnPayslips, updatePayslip } from './payslips.ts'
import { calculateRun } from './runs/calculate.ts'
import { listDues, payAccounts } from './runs/dues.ts'
import { postRun, sealOfRun } from './runs/post.ts'
import { getRun, listRuns } from './runs/reader.ts'
import { takeSalaryFile } from './runs/salary-file.ts'
import { approveRun, createRun, deleteRun } from './runs/service.ts'
import { payDue, reopenPayslip, settleRun, unpaidUntil } from './runs/settle.ts'
import { approveAdvance, payAdvances } from './withheld/advances.ts'
import { deleteOrder, payOrders } from './withheld/orders.ts'
import { wrongSums } from './wrong-sums.ts'
import { getOwnYear, getYear, listOwnYears, listYears } from './year/pay-year.ts'
import { yearPdf } from './year/year-pdf.ts'

export const module = defineModule({
  name: 'payroll',
  wrongSums,
  analysisViews: [payslipsView],
  calendarLayers: [payrollDueLayer],
  dashboardTiles,
  after: { demoStaff: ['employees', 'attendance'] },
  demoStaff: writeDemoPayroll,
  endpoints: {
    data: answer(payDataContract, {
      list: read((reader, firm) => listPayPeople(reader, firm)),
      get: read(getPayPerson),
      save: write(savePayData),
      delete: write(deletePayData),
    }),
    figures: answer(payFiguresContract, {
      get: read(getFigures),
      save: write(saveFigures),
      delete: write(deleteFigures),
    }),
    orders: answer(payOrdersContract, {
      ...payOrders.handlers,
      delete: write(deleteOrder),
    }),
    advances: answer(payAdvancesContract, {
      ...payAdvances.handlers,
      approve: write(approveAdvance),
      delete: write((writer, firm, { payAdvanceId }) =>
        payAdvances.deleteUnused(writer, firm, payAdvanceId),
      ),
    }),
    components: answer(payComponentsContract, {
      ...payComponents.handlers,
      delete: write((writer, firm, { componentId }) =>
        payComponents.deleteUnused(writer, firm, componentId),
      ),
    }),
    runs: answer(payrollRunsContract, {
      list: read((reader, firm) => listRuns(reader, firm)),
      create: write(createRun),
      get: read(getRun),
      calculate: write(calculateRun),
      approve: write(approveRun),
      post: write(postRun),
      file: write(takeSalaryFile),
      settle: write(settleRun),
      reopen: write(reopenPayslip),
      listDues: read((reader) => ({ rows: listDues(reader), accounts: payAccounts(reader) })),
      payDue: write(payDue),
      delete: write(deleteRun),
    }),
    payslips: answer(payslipsContract, {
      get: read(getPayslip),
      update: write(updatePayslip),
      pdf: ({ context: { store, firm }, input }) => {
        const slip = getPayslip(store.reader, firm, input)
        return payslipPdf(store.reader, slip, { language: firm.actor.language, now: firm.now })
      },
    }),
    years: answer(payYearsContract, {
      list: read(listYears),
      get: read(getYear),
      pdf: ({ context: { store, firm }, input }) => {
        const year = getYear(store.reader, firm, input)
        return yearPdf(store.reader, year, { language: firm.actor.language, now: firm.now })
      },
    }),
    ownYears: answer(ownPayYearsContract, {
      list: read((reader, firm) => listOwnYears(reader, firm)),
      get: read(getOwnYear),
      pdf: ({ context: { store, firm }, input }) => {
        const year = getOwnYear(store.reader, firm, input)
        return yearPdf(store.reader, year, { language: firm.actor.language, now: firm.now })
      },
    }),
    own: answer(ownPayslipsContract, {
      list: read((reader, firm) => listOwnPayslips(reader, firm)),
      get: read(getOwnPayslip),
      pdf: ({ context: { store, firm }, input }) => {
        const slip = getOwnPayslip(store.reader, firm, input)
        return payslipPdf(store.reader, slip, { language: firm.actor.language, now: firm.now })
      },
    }),
  },
  /** People whose pay something is withheld from, or whose figures were typed in. */
  usesOf: {
    employee: ({ sql }, id) =>
      sql
        .exec(
          `select 1 from payslips where employee_id = ?1
           union all select 1 from pay_orders where employee_id = ?1
           union all select 1 from pay_advances where employee_id = ?1
           union all select 1 from pay_figures where employee_id = ?1 limit 1`,
          id,
        )
        .toArray().length > 0,
  },
  sealedDocuments: {
    payrollRun: (reader, id) => sealIfThere(() => sealOfRun(reader, id)),
    payrollPayment: null,
    payAdvance: null,
  },
  /** Pay and what is withheld from it, for who may see payroll. */
  cashDues: (reader, { actor }, until) =>
    isAllowed(actor, 'payroll:view')
      ? unpaidUntil(reader, until).map(({ runId, month, dueDate, amount }) => ({
          documentKind: 'payrollRun',
          documentId: runId,
          documentNumber: month,
          partyId: '',
          ...{ dueDate, amount },
        }))
      : [],
  recordKinds: {
    ...payComponents.recordKinds,
    ...payOrders.recordKinds,
    ...payAdvances.recordKinds,
    payrollRun: {
      read: 'payroll:view',
      reach: 'whole',
      write: 'payroll:edit',
      path: (id) => `payroll/${id}`,
      keepsFiles: ({ sql }, id) =>
        sql
          .exec(
            "select 1 from payroll_runs where id = ? and state not in ('draft', 'calculated')",
            id,
          )
          .toArray().length > 0,
      find: ({ sql }, id) => {
        const query = 'select month as title, pay_date as date from payroll_runs where id = ?'
        return sql.exec<{ title: string; date: string }>(query, id).toArray()[0]
      },
      moneyFields: ['gross', 'net', 'employerCost'],
    },
    payData: {
      read: 'payroll:view',
      reach: 'whole',
      write: 'payroll:edit',
      path: (id) => `payroll/people/${id}`,
      find: (reader, id) => {
        const employee = findEmployee(reader, id)
        return employee && { title: employee.name }
      },
    },
  },
})
