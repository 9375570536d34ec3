import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { amountInput, DateOnly, Id, MinorUnits, Version, wholeNumber } from '../core/fields.ts'

/** A sum of the tax year that a country's rules carry from payment to payment. */
export type PayFigure = { name: string; kind: 'amount' | 'days' }

/**
 * What each country carries through a tax year: what tax by the year, ceilings and yearly settlements
 * look back at. A firm that comes from another program within the year types them in once.
 */
export const payFigures: Readonly<Record<string, readonly PayFigure[]>> = {
  DE: [
    ...amounts('taxableRegular', 'taxableOneOff'),
    days('socialDays'),
    ...amounts('pensionBase', 'healthBase'),
  ],
  AT: amounts('regular', 'oneOffWithin', 'oneOffTaxed', 'oneOffBase'),
  CH: [...amounts('pay'), days('days'), ...amounts('taxed', 'sourceTax')],
  FR: amounts('pay', 'ceiling', 'wage', 'reduction', 'netTaxable'),
  IT: [
    ...amounts('insured', 'higherInsured', 'taxed'),
    days('days'),
    ...amounts('tax', 'bonus', 'supplement'),
  ],
  ES: amounts('taxed', 'base'),
  GB: amounts('taxablePay', 'tax', 'niEarnings', 'employeeNi', 'employerNi'),
  US: amounts('wages', 'supplemental'),
  XX: [],
}

/** Sums that stand on every payslip, whatever the country. */
export const payTotals = ['gross', 'taxes', 'net'] as const
export type PayTotal = (typeof payTotals)[number]

const Figure = amountInput('signed').default(0)

/** What somebody was paid in a tax year before the first payslip here. */
export const PayFiguresInput = z.object({
  employeeId: Id,
  /** A day of the tax year: the last one that the other program paid. Payments after it are ours. */
  throughDate: DateOnly,
  gross: Figure,
  taxes: Figure,
  net: Figure,
  /** By the names of `payFigures`: minor units, or days. */
  figures: z
    .record(z.string().max(40), z.union([amountInput('signed'), wholeNumber()]))
    .default({}),
  /** Of what is written over. */
  version: Version.optional(),
})
export type PayFiguresInput = z.infer<typeof PayFiguresInput>

export const PayFigures = z.object({
  employeeId: Id,
  employeeName: z.string(),
  country: z.string(),
  currency: z.string(),
  /** The newest tax year first. */
  years: z.array(
    z.object({
      id: Id,
      /** First day of the tax year. */
      yearFrom: DateOnly,
      throughDate: DateOnly,
      gross: MinorUnits,
      taxes: MinorUnits,
      net: MinorUnits,
      figures: z.record(z.string(), z.int()),
      version: Version,
    }),
  ),
})
export type PayFigures = z.infer<typeof PayFigures>

const path = '/firms/{firmId}/pay-people/{employeeId}/figures' as const
const tags = ['Payroll']
const one = z.object({ firmId: Id, employeeId: Id })

export const payFiguresContract = {
  get: endpoint
    .meta({ needs: 'payroll:view' })
    .route({ method: 'GET', path, tags })
    .input(one)
    .output(PayFigures),
  /** Writes the sums of one tax year; those of the same year are written over. */
  save: endpoint
    .meta({ needs: 'payroll:edit' })
    .route({ method: 'POST', path, tags })
    .input(PayFiguresInput.extend(one.shape))
    .output(PayFigures),
  delete: endpoint
    .meta({ needs: 'payroll:delete' })
    .route({ method: 'DELETE', path: `${path}/{figuresId}`, tags })
    .input(one.extend({ figuresId: Id }))
    .output(z.object({ id: Id })),
}

function amounts(...names: string[]): PayFigure[] {
  return names.map((name) => ({ name, kind: 'amount' }))
}

function days(name: string): PayFigure {
  return { name, kind: 'days' }
}
