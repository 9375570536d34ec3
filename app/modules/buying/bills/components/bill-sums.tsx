import { Island } from '#app/islands/island.tsx'
import { useFormField, useFormRows } from '#app/shell/form/form-fields.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { About } from '#app/shell/register/describe.ts'
import type { BillChoices } from '#contract/buying/bills.ts'
import BillSumsIsland from '../islands/bill-sums.island.tsx'

/** Below the lines of the form: what they come to. */
export function BillSums({ about }: { about: About<BillChoices> }) {
  const { t, extra, language, format } = about
  const lines = useFormRows('lines').map((row) => ({
    quantity: textAt(row, 'quantity'),
    unitPrice: textAt(row, 'unitPrice'),
    taxCode: textAt(row, 'taxCode'),
    tax: textAt(row, 'tax'),
  }))
  const typed = {
    supplierName: useFormField('supplierName').value,
    currency: useFormField('currency').value,
    priceMode: useFormField('priceMode').value,
    total: useFormField('total').value,
    lines,
  }
  const rates = extra.rates.map(({ code, name, charged }) => ({
    code,
    charged,
    name: name[language] ?? code,
  }))
  return (
    <Island
      of={BillSumsIsland}
      when="load"
      props={{
        typed,
        rates,
        usual: extra.usualTaxCode,
        remembered: extra.remembered,
        locale: format.locale,
        words: {
          net: t('list.net'),
          total: t('list.total'),
          missing: t('form.missing'),
          unread: t('form.unread'),
          show: t('form.showSums'),
        },
      }}
    />
  )
}
