import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Instant, MinorUnits, Version } from '../core/fields.ts'
import { Month, payPeriod } from './pay-period.ts'
import { PayslipTime } from './payslips.ts'

/** One month's pay of all who work in a country. */
export const PayrollRunInput = z.object({
  month: Month,
  payDate: DateOnly,
  /** Whose rules it is calculated by; empty for the firm's own country. */
  country: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/, 'unknownCountry')]).default(''),
})
export type PayrollRunInput = z.infer<typeof PayrollRunInput>

/**
 * `draft`: not calculated since it was made or changed; `calculated`; `approved` by a second person;
 * `posted` to the ledger; `paid`.
 */
export const PayrollRunState = z.enum(['draft', 'calculated', 'approved', 'posted', 'paid'])
export type PayrollRunState = z.infer<typeof PayrollRunState>

export const PayrollRunAction = z.enum([
  ...(['calculate', 'approve', 'delete', 'post', 'settle', 'file', 'reopen'] as const),
])
export type PayrollRunAction = z.infer<typeof PayrollRunAction>

export const PayrollRunRow = z.object({
  id: Id,
  ...payPeriod,
  state: PayrollRunState,
  people: z.int(),
  /** Of how many something is missing. */
  problems: z.int(),
  gross: MinorUnits,
  net: MinorUnits,
  employerCost: MinorUnits,
})
export type PayrollRunRow = z.infer<typeof PayrollRunRow>

/** Somebody in a run; sums are null while they could not be calculated. */
export const PayrollRunPerson = z.object({
  payslipId: Id,
  employeeId: Id,
  employeeName: z.string(),
  employeeNumber: z.string(),
  gross: MinorUnits.nullable(),
  net: MinorUnits.nullable(),
  employerCost: MinorUnits.nullable(),
  /** Net pay of their last payslip before; null for the first. */
  netBefore: MinorUnits.nullable(),
  problem: z.object({ code: z.string(), params: z.record(z.string(), z.string()) }).nullable(),
  paidDate: DateOnly.nullable(),
  /** The month sheet that hours were taken from, as at the payslip; null of who keeps no time. */
  sheet: PayslipTime.shape.state.nullable(),
})
export type PayrollRunPerson = z.infer<typeof PayrollRunPerson>

/** What a run owes an authority or a creditor, until it is paid. */
export const PayrollDue = z.object({
  id: Id,
  runId: Id,
  month: Month,
  /** Whom it is owed to, by the country's own word, such as `tax_office`; `creditor` for one who garnishes. */
  authority: z.string(),
  /** Whose order it was withheld for, where it is `creditor`; else empty. */
  creditor: z.string(),
  country: z.string(),
  currency: z.string(),
  amount: MinorUnits,
  dueDate: DateOnly,
  paidDate: DateOnly.nullable(),
})
export type PayrollDue = z.infer<typeof PayrollDue>

export const SalaryFormat = z.enum(['sepa09', 'sepa03', 'swiss09'])
export type SalaryFormat = z.infer<typeof SalaryFormat>

/** An account that pay goes out of. */
export const PayAccount = z.object({ code: z.string(), name: z.record(z.string(), z.string()) })
export type PayAccount = z.infer<typeof PayAccount>

export const PayrollRun = PayrollRunRow.extend({
  rows: z.array(PayrollRunPerson),
  /** The run before of the same country; null for the first. */
  before: z
    .object({
      id: Id,
      month: Month,
      gross: MinorUnits,
      net: MinorUnits,
      employerCost: MinorUnits,
    })
    .nullable(),
  preparedByName: z.string(),
  approvedByName: z.string(),
  approvedAt: Instant.nullable(),
  calculatedAt: Instant.nullable(),
  /** Where the figures of the country come from; nobody has audited what was made of them. */
  sources: z.array(z.object({ title: z.string(), date: z.string(), covers: z.string() })),
  actions: z.array(PayrollRunAction),
  /** Whose account is another now than the one that was approved: it is approved anew before it is paid. */
  movedAccounts: z.array(z.string()),
  /** Who has no valid IBAN, so that the bank's file leaves them out: they stay unpaid until they have one. */
  withoutIban: z.array(z.object({ employeeId: Id, employeeName: z.string() })),
  /** Files of what is not paid yet that the bank takes. */
  formats: z.array(SalaryFormat),
  /** What can pay, the usual one first; none before the run is posted. */
  accounts: z.array(PayAccount),
  /** Of the posting; null before. */
  entryId: Id.nullable(),
  dues: z.array(PayrollDue),
  version: Version,
})
export type PayrollRun = z.infer<typeof PayrollRun>

const path = '/firms/{firmId}/payroll-runs' as const
const tags = ['Payroll']
const one = z.object({ firmId: Id, payrollRunId: Id })

export const payrollRunsContract = {
  list: endpoint
    .meta({ needs: 'payroll:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(
      z.object({
        rows: z.array(PayrollRunRow),
        /** What the next run would be. */
        next: z.object({ month: Month, payDate: DateOnly }),
        /** Countries that somebody works in, each with how many people. */
        countries: z.array(z.object({ country: z.string(), people: z.int() })),
      }),
    ),
  create: endpoint
    .meta({ needs: 'payroll:edit' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(PayrollRunInput.extend({ firmId: Id }))
    .output(PayrollRun),
  get: endpoint
    .meta({ needs: 'payroll:view' })
    .route({ method: 'GET', path: `${path}/{payrollRunId}`, tags })
    .input(one)
    .output(PayrollRun),
  /** Writes down contracts, pay data and components as they are now, and works every payslip out. */
  calculate: endpoint
    .meta({ needs: 'payroll:edit' })
    .route({ method: 'POST', path: `${path}/{payrollRunId}/calculate`, tags })
    .input(one.extend({ version: Version }))
    .output(PayrollRun),
  /**
   * Approves the version that was looked at, or accounts that people changed since; never by whoever
   * changed what it is made of, but for the owner who says that nobody else can.
   */
  approve: endpoint
    .meta({ needs: 'payroll:approve' })
    .route({ method: 'POST', path: `${path}/{payrollRunId}/approve`, tags })
    .input(one.extend({ version: Version, isAlone: z.boolean().default(false) }))
    .output(PayrollRun),
  /** Posts what an approved run costs, what it withholds and what it owes. */
  post: endpoint
    .meta({ needs: 'payroll:post' })
    .route({ method: 'POST', path: `${path}/{payrollRunId}/post`, tags })
    .input(one)
    .output(PayrollRun),
  /** Gives out the bank's file (pain.001, salaries) of what is not paid yet. */
  file: endpoint
    .meta({ needs: 'payroll:post' })
    .route({ method: 'POST', path: `${path}/{payrollRunId}/file`, tags })
    .input(one.extend({ format: SalaryFormat.default('sepa09') }))
    .output(z.file()),
  /**
   * Posts that everybody was paid who was not yet, in one sum. Those in `withoutIban` stay open, but
   * for `isForAll`: they were paid otherwise, such as in cash.
   */
  settle: endpoint
    .meta({ needs: 'payroll:post' })
    .route({ method: 'POST', path: `${path}/{payrollRunId}/settle`, tags })
    .input(
      one.extend({
        date: DateOnly,
        account: z.string().max(20),
        isForAll: z.boolean().default(false),
      }),
    )
    .output(PayrollRun),
  /** A payment came back: one person is unpaid again, nobody else. */
  reopen: endpoint
    .meta({ needs: 'payroll:post' })
    .route({ method: 'POST', path: `${path}/{payrollRunId}/reopen`, tags })
    .input(one.extend({ payslipId: Id, date: DateOnly }))
    .output(PayrollRun),
  /** What is owed to authorities and creditors, what is due first at the top. */
  listDues: endpoint
    .meta({ needs: 'payroll:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/payroll-dues', tags })
    .input(z.object({ firmId: Id }))
    .output(z.object({ rows: z.array(PayrollDue), accounts: z.array(PayAccount) })),
  /** Posts that what is owed to an authority was paid. */
  payDue: endpoint
    .meta({ needs: 'payroll:post' })
    .route({ method: 'POST', path: '/firms/{firmId}/payroll-dues/{dueId}/pay', tags })
    .input(z.object({ firmId: Id, dueId: Id, date: DateOnly, account: z.string().max(20) }))
    .output(PayrollDue),
  /** Only one that is not approved. */
  delete: endpoint
    .meta({ needs: 'payroll:delete' })
    .route({ method: 'DELETE', path: `${path}/{payrollRunId}`, tags })
    .input(one)
    .output(z.object({ id: Id })),
}
