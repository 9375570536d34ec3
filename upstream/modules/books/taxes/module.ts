import { z } from 'zod'
import { TaxRateInput } from '#contract/books/taxes.ts'
import { DateOnly, Version } from '#contract/core/fields.ts'
import { defineModule } from '../../../core/hooks.ts'
import { countryPack } from '../../firm/country-packs/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { router } from './endpoints.ts'
import { taxRules } from './reader.ts'
import { seedTaxRates } from './seed-rates.ts'
import { changeTaxRate, endTaxRate, getTaxRate } from './service.ts'

const Stored = TaxRateInput.extend({ version: Version })

const Ended = z.object({ validTo: DateOnly.nullable() })

export const module = defineModule({
  name: 'taxes',
  /** The rates of its country. */
  onCreate(writer) {
    seedTaxRates(writer, countryPack(getFirmProfile(writer).address.country).taxRates)
  },
  endpoints: router,
  recordKinds: {
    /** Its id is its code. */
    taxRate: {
      read: 'tax:view',
      reach: 'whole',
      write: 'tax:edit',
      path: (code) => `settings/taxes/${encodeURIComponent(code)}`,
      find: (reader, code) => {
        const rule = taxRules(reader).get(code)
        return rule && { title: rule.name[getFirmProfile(reader).language] ?? code }
      },
    },
  },
  /** Accounts that a rate which has not ended is posted to: closed, they would silently give way to others. */
  usesOf: {
    account: (reader, code) =>
      reader.sql
        .exec(
          `select 1 from tax_rates where coalesce(valid_to, '9999-12-31') >= ?2
           and (exists (select 1 from json_each(accounts) where value = ?1)
             or exists (select 1 from json_each(parts)
                        where json_extract(json_each.value, '$.account') = ?1)) limit 1`,
          code,
          firmDate(reader, { now: new Date() }),
        )
        .toArray().length > 0,
  },
  settingKinds: {
    /** One that was used is ended or replaced and never changed: then the setting itself refuses. */
    taxRate: {
      needs: 'tax:edit',
      page: 'settings/taxes',
      actions: ['update', 'end'],
      read: (reader, code) => getTaxRate(reader, code),
      write: (writer, { firm }, code, values) => {
        const { validTo } = Ended.parse(values)
        if (validTo !== getTaxRate(writer, code).validTo) endTaxRate(writer, code, validTo)
        // A rate that wants no note is kept with none, and sent with an empty one.
        else
          changeTaxRate(writer, firm, Stored.parse({ ...values, note: values.note ?? undefined }))
      },
    },
  },
})
