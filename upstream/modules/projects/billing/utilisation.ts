import { percentOf } from './profit.ts'

export type PersonTime = {
  personId: string
  workedSeconds: number
  /** Of them on what clients pay for. */
  billableSeconds: number
  /** What the person's calendar had, without holidays and absences. */
  capacitySeconds: number
}

export type Utilisation = PersonTime & {
  /** Billable of capacity, a decimal of per cent with one digit; null where there was no capacity. */
  utilisationPercent: string | null
  /** Billable of worked. */
  billablePercent: string | null
}

/** The utilisation of people, and of all of them together in the last row, whose person is empty. */
export function utilisation(people: readonly PersonTime[]): Utilisation[] {
  const total = people.reduce(
    (sum, one) => ({
      personId: '',
      workedSeconds: sum.workedSeconds + one.workedSeconds,
      billableSeconds: sum.billableSeconds + one.billableSeconds,
      capacitySeconds: sum.capacitySeconds + one.capacitySeconds,
    }),
    { personId: '', workedSeconds: 0, billableSeconds: 0, capacitySeconds: 0 },
  )
  return [...people, total].map((one) => ({
    ...one,
    utilisationPercent: percentOf(one.billableSeconds, one.capacitySeconds),
    billablePercent: percentOf(one.billableSeconds, one.workedSeconds),
  }))
}
