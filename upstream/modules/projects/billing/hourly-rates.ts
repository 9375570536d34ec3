import { invalidField } from '#contract/core/errors.ts'
import { type HourlyRateListQuery, hourlyRatesContract } from '#contract/projects/hourly-rates.ts'
import type { Reader } from '../../../firm/store.ts'
import { asStored, defineRegister } from '../../../register/define-register.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { StoredProject } from '../projects/index.ts'
import { type Rate, type RateBook, rateBook } from './rates.ts'
import { hourlyRatesSearch, hourlyRatesTable } from './tables.ts'

/** The first day there is, for a rate that holds from the beginning. */
const always = '1900-01-01'

export const hourlyRateList: RegisterSource<HourlyRateListQuery> = {
  from: 'hourly_rates',
  search: hourlyRatesSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { validFrom: 'valid_from', updatedAt: 'updated_at' },
  filters: { kind: equals('kind'), personId: equals('person_id') },
}

export const hourlyRates = defineRegister({
  kind: 'hourlyRate',
  contract: hourlyRatesContract,
  table: hourlyRatesTable,
  list: hourlyRateList,
  row: rowOf(hourlyRatesTable),
  record: asStored,
  labelOf: ({ hourly, currency, validFrom }) => `${hourly} ${currency} ${validFrom}`,
  found: ({ notes }) => ({ words: { notes }, text: notes }),
  reach: 'whole',
  prepare(writer, _firm, { currency, ...input }, before) {
    const { baseCurrency } = getFirmProfile(writer)
    // The profit is in the firm's currency, and so is what an hour costs.
    const own = input.kind === 'cost' ? baseCurrency : currency || before?.currency || baseCurrency
    const [same] = writer.sql.exec<{ id: string }>(
      `select id from hourly_rates where kind = ? and person_id = ? and currency = ?
         and valid_from = ? and is_archived = 0 and id <> ?`,
      ...[input.kind, input.personId, own, input.validFrom, before?.id ?? ''],
    )
    if (same) throw invalidField('validFrom', 'rateTwice')
    return { columns: { ...input, currency: own } }
  },
})

function firmRates({ sql }: Reader, kind: 'price' | 'cost', currency: string): Rate[] {
  return sql
    .exec<{ id: string; personId: string; hourly: string; validFrom: string; at: string }>(
      `select id, person_id as personId, hourly, valid_from as validFrom, updated_at as at
       from hourly_rates where kind = ? and currency = ? and is_archived = 0
       order by updated_at desc`,
      kind,
      currency,
    )
    .toArray()
    .filter(isFirst)
    .map(({ id, personId, hourly, validFrom }) => ({
      ...{ id, hourly, currency, validFrom, taskId: null, projectId: null },
      personId: personId || null,
      roleId: null,
    }))
}

/** Of two of one person and day, as one that was brought back may be, the last changed holds. */
function isFirst<Named extends { personId: string; validFrom: string }>(
  rate: Named,
  at: number,
  all: readonly Named[],
): boolean {
  return (
    all.findIndex((one) => one.personId === rate.personId && one.validFrom === rate.validFrom) ===
    at
  )
}

/** What hours of a project are billed at: by its own rates, else by the firm’s in its currency. */
export function pricesOf(reader: Reader, project: StoredProject): RateBook {
  const own = project.rates.map(
    ({ personId, role, taskId, hourly, validFrom }, at): Rate => ({
      id: `${project.id}.${at}`,
      ...{ hourly, currency: project.currency, projectId: project.id },
      taskId: taskId || null,
      personId: personId || null,
      // A person says more than the role.
      roleId: personId || !role ? null : role.toLowerCase(),
      validFrom: validFrom ?? always,
    }),
  )
  const book = rateBook([...own, ...firmRates(reader, 'price', project.currency)])
  const roles = new Map(project.roles.map(({ personId, role }) => [personId, role.toLowerCase()]))
  return {
    ...book,
    find: (worked) => book.find({ ...worked, roleId: roles.get(worked.personId) ?? null }),
  }
}

/** What hours cost the firm, in its own currency. */
export function costsOfHours(reader: Reader): RateBook {
  return rateBook(firmRates(reader, 'cost', getFirmProfile(reader).baseCurrency))
}
