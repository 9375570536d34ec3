import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { shownTo } from '../core/field-rights.ts'
import { DateOnly, Id, OptionalEmail, optionalText, requiredText } from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

/** As many papers of a person the firm may keep an eye on. */
export const maxEmployeePapers = 30

const OptionalId = z.union([z.literal(''), Id]).default('')
const EmptyOrDate = z.union([z.literal(''), DateOnly])
/** An empty field of a form comes as null. */
const OptionalDate = EmptyOrDate.nullable()
  .default('')
  .transform((day) => day ?? '')
  .pipe(EmptyOrDate)

/** A paper that runs out, such as a work permit; its file is one of the record's files. */
export const EmployeePaper = z.object({
  name: requiredText(120),
  /** Its last day; empty for one that does not run out. */
  expiresOn: OptionalDate,
})
export type EmployeePaper = z.infer<typeof EmployeePaper>

/** What HR and the person alone see; an update by anybody else leaves it as it was. */
const PrivateFields = z.object({
  birthDate: OptionalDate,
  address: optionalText(400),
  emergencyName: optionalText(160),
  emergencyPhone: optionalText(40),
  /** Where pay goes to. */
  iban: optionalText(40),
  taxNumber: optionalText(40),
  socialNumber: optionalText(40),
  papers: z.array(EmployeePaper).max(maxEmployeePapers).default([]),
  notes: optionalText(4000),
})

export const EmployeeInput = z
  .object({
    name: requiredText(160),
    /** Unique in the firm when given. */
    number: optionalText(20),
    jobTitle: optionalText(120),
    email: OptionalEmail,
    phone: optionalText(40),
    /** The member whose account is theirs; empty for none. */
    userId: OptionalId,
    /** The employee who they report to; empty for nobody. */
    managerId: OptionalId,
    /** Where they work, which says their public holidays: country, state and part of it, `DE-BY-A`. */
    place: requiredText(20),
    startDate: DateOnly,
    /** Their last day; empty while none is known. */
    endDate: OptionalDate,
  })
  .extend(PrivateFields.shape)
export type EmployeeInput = z.infer<typeof EmployeeInput>

const shown = PrivateFields.shape
const hr = 'employee:private'

export const Employee = recordOf(EmployeeInput).extend({
  managerName: z.string(),
  birthDate: shownTo(hr, shown.birthDate),
  address: shownTo(hr, shown.address),
  emergencyName: shownTo(hr, shown.emergencyName),
  emergencyPhone: shownTo(hr, shown.emergencyPhone),
  iban: shownTo(hr, shown.iban),
  taxNumber: shownTo(hr, shown.taxNumber),
  socialNumber: shownTo(hr, shown.socialNumber),
  papers: shownTo(hr, shown.papers),
  notes: shownTo(hr, shown.notes),
})
export type Employee = z.infer<typeof Employee>

export const EmployeeRow = Employee.pick({
  id: true,
  name: true,
  number: true,
  jobTitle: true,
  email: true,
  phone: true,
  managerName: true,
  startDate: true,
  endDate: true,
  updatedAt: true,
})
export type EmployeeRow = z.infer<typeof EmployeeRow>

export const EmployeeListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['name', 'number', 'startDate', 'updatedAt'],
  filters: { managerId: Id.optional() },
})
export type EmployeeListQuery = z.infer<typeof EmployeeListQuery>

/** Somebody in the tree of who reports to whom. */
export const EmployeeInChart = z.object({
  id: Id,
  name: z.string(),
  jobTitle: z.string(),
  managerId: z.string(),
})
export type EmployeeInChart = z.infer<typeof EmployeeInChart>

const one = z.object({ firmId: Id, employeeId: Id })
const tags = ['Employees']

export const employeesContract = {
  ...registerContract({
    path: 'employees',
    tag: 'Employees',
    view: 'employee:view',
    edit: 'employee:edit',
    one,
    onePath: '{employeeId}',
    input: EmployeeInput,
    query: EmployeeListQuery,
    row: EmployeeRow,
    record: Employee,
    bulk: ['archive', 'restore'],
    summaries: { list: 'Lists the people who work for the firm.' },
  }),
  /** Only one that nothing names: no contract, no leave, no time. */
  delete: endpoint
    .meta({ needs: 'employee:delete' })
    .route({ method: 'DELETE', path: '/firms/{firmId}/employees/{employeeId}', tags })
    .input(one)
    .output(z.object({ id: Id })),
  /** Who works here today and reports to whom. */
  chart: endpoint
    .meta({ needs: 'employee:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/employee-chart', tags })
    .input(z.object({ firmId: Id }))
    .output(z.array(EmployeeInChart)),
  /** Where somebody may work: what `place` takes, with its name within the country; empty for all of it. */
  places: endpoint
    .meta({ needs: 'employee:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/employee-places', tags })
    .input(z.object({ firmId: Id }))
    .output(z.array(z.object({ code: z.string(), country: z.string(), name: z.string() }))),
}
