import { z } from 'zod'
import { Language } from '#contract/core/fields.ts'
import { hourlyRatesContract } from '#contract/projects/hourly-rates.ts'
import { maxBilledEntries, projectBillingContract } from '#contract/projects/project-billing.ts'
import { asDownload } from '../../../core/download.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { jobInTransaction } from '../../firm/jobs/index.ts'
import { getDocument } from '../../selling/invoicing/index.ts'
import { billProject } from './bill-project.ts'
import { budgetJob, planBudgetCheck, tellOfBudgets } from './budget-notices.ts'
import { hourlyRates } from './hourly-rates.ts'
import { hoursFile, hoursOfInvoice } from './hours-of-invoice.ts'
import { listMilestones, setMilestones } from './milestones.ts'
import { profitOfProject } from './profit-of-project.ts'
import { followLines, invoiceSteps, releaseInvoice } from './release.ts'
import { unbilledReport, unbilledWork } from './unbilled-work.ts'

export const module = defineModule({
  name: 'billing',
  endpoints: {
    ...answer(hourlyRatesContract, hourlyRates.handlers),
    ...answer(projectBillingContract, {
      unbilled: read(unbilledWork),
      bill: write(billProject),
      milestones: read((reader, _firm, { projectId }) => listMilestones(reader, projectId)),
      setMilestones: write(setMilestones),
      report: read((reader, firm) => unbilledReport(reader, firm)),
      hours: read(hoursOfInvoice),
      hoursFile: ({ context, input: { invoiceId } }) => {
        const { reader } = context.store
        const asked = { invoiceId, size: maxBilledEntries }
        const hours = hoursOfInvoice(reader, context.firm, asked)
        const { language } = getDocument(reader, invoiceId)
        return asDownload(context, hoursFile(hours, Language.parse(language)))
      },
      profit: read((reader, _firm, { projectId }) => profitOfProject(reader, projectId)),
    }),
  },
  recordKinds: hourlyRates.recordKinds,
  projectUse: planBudgetCheck,
  jobs: {
    [budgetJob]: jobInTransaction(
      z.object({ projectId: z.string() }),
      (writer, firm, { payload: { projectId } }) => tellOfBudgets(writer, firm, projectId),
      { isReported: false },
    ),
  },
  invoiceSteps,
  /** What was on a draft invoice, or on a line of it, that was deleted can be invoiced again. */
  draftSource: {
    draftDeleted(writer, _, invoiceId) {
      releaseInvoice(writer, invoiceId)
    },
    draftSaved(writer, _, invoiceId, moved) {
      followLines(writer, invoiceId, moved)
    },
  },
  usesOf: {
    project: ({ sql }, id) =>
      sql.exec('select 1 from project_milestones where project_id = ? limit 1', id).toArray()
        .length > 0,
  },
})
