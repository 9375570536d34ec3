import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band } from '#app/ui/index.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { InvoicePreview, UnusualLine } from '#contract/selling/invoice-previews.ts'

type UnusualPartProps = { invoice: Invoice; preview: InvoicePreview }

/** Prices and quantities that are far from what was invoiced before: said, and left to the person. */
export function UnusualPart({ invoice, preview: { unusual } }: UnusualPartProps) {
  const t = useT('invoicing')
  const { number } = useFormat()
  if (unusual.length === 0) return null
  const textOf = ({ at, what, value, usual, count, isOfCustomer }: UnusualLine) => {
    return t(`unusual.${what}${isOfCustomer ? 'Customer' : ''}`, {
      ...{ line: at + 1, name: invoice.lines[at]?.description ?? '' },
      ...{ value: number(value), usual: number(usual), count },
    })
  }
  return (
    <Band tone="warn" title={t('unusual.title')}>
      <ul>
        {unusual.map((one) => (
          <li key={`${one.at} ${one.what}`}>{textOf(one)}</li>
        ))}
      </ul>
    </Band>
  )
}
