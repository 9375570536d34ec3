import { z } from 'zod'
import { DateOnly, Version } from '#contract/core/fields.ts'
import { TaxRateInput } from '#contract/books/taxes.ts'
import type { SettingKinds } from '../../firm/records/index.ts'
import { changeTaxRate, endTaxRate, getTaxRate } from './service.ts'

const Stored = TaxRateInput.extend({ version: Version })
const Ended = z.object({ validTo: DateOnly.nullable() })

export const settingKinds: SettingKinds = {
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
      else changeTaxRate(writer, firm, Stored.parse({ ...values, note: values.note ?? undefined }))
    },
  },
}
