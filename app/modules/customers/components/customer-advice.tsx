import { problemText } from '#app/shell/form/problem-text.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Band, SheetPad, text } from '#app/ui/index.ts'
import type { Customer } from '#contract/customers.ts'
import { editCustomerPath } from '../paths.ts'

/** What looks wrong but stops nobody, such as a VAT number whose check digit does not fit. */
export function CustomerAdvice({ customer }: { customer: Customer }) {
  const t = useT('customers')
  const problemTexts = useT('problem')
  const { firm, can } = useFirm()
  return customer.warnings.map(({ path, key }) => (
    <SheetPad key={path + key}>
      <Band tone="warn" title={problemText(problemTexts, { key })}>
        <p>
          {t('advice.words', { vatId: customer.vatId })}{' '}
          {can('customer:edit') && (
            <a className={text.link} href={`${editCustomerPath(firm.firmId, customer.id)}#${path}`}>
              {t('advice.edit')}
            </a>
          )}
        </p>
      </Band>
    </SheetPad>
  ))
}
