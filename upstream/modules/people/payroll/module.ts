import { isAllowed } from '#contract/core/roles.ts'
import { payComponentsContract } from '#contract/people/pay-components.ts'
import { payDataContract } from '#contract/people/pay-data.ts'
import { payrollRunsContract } from '#contract/people/payroll-runs.ts'
import { ownPayslipsContract, payslipsContract } from '#contract/people/payslips.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { sealIfThere } from '../../books/ledger/index.ts'
import { findEmployee } from '../employees/index.ts'
import { payslipsView } from './analysis-view.ts'
import { payComponents } from './components.ts'
import { writeDemoPayroll } from './demo.ts'
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

export const module = defineModule({
  name: 'payroll',
  analysisViews: [payslipsView],
  after: { demoStaff: ['employees'] },
  demoStaff: writeDemoPayroll,
  endpoints: {
    data: answer(payDataContract, {
      list: read((reader, firm) => listPayPeople(reader, firm)),
      get: read(getPayPerson),
      save: write(savePayData),
      delete: write(deletePayData),
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
    own: answer(ownPayslipsContract, {
      list: read((reader, firm) => listOwnPayslips(reader, firm)),
      get: read(getOwnPayslip),
      pdf: ({ context: { store, firm }, input }) => {
        const slip = getOwnPayslip(store.reader, firm, input)
        return payslipPdf(store.reader, slip, { language: firm.actor.language, now: firm.now })
      },
    }),
  },
  sealedDocuments: {
    payrollRun: (reader, id) => sealIfThere(() => sealOfRun(reader, id)),
    payrollPayment: null,
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
