import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import type { BrokenRule } from '#contract/electronic-invoices.ts'
import type { Invoice } from '#contract/invoice.ts'
import {
  customerEditPath,
  electronicPath,
  firmSettingsPath,
  invoiceEditPath,
  taxesPath,
} from '../../paths.ts'

type BrokenRulesProps = { broken: BrokenRule[]; invoice: Pick<Invoice, 'id' | 'customerId'> }

/** What a receiver would refuse, in plain words, each with the way to where it is mended. */
export function BrokenRules({ broken, invoice }: BrokenRulesProps) {
  const { firm } = useFirm()
  const t = useT('invoicing')
  const places: Record<BrokenRule['place'], string> = {
    document: invoiceEditPath(firm.firmId, invoice.id),
    terms: electronicPath(firm.firmId, invoice.id),
    customer: customerEditPath(firm.firmId, invoice.customerId),
    firm: firmSettingsPath(firm.firmId),
    taxes: taxesPath(firm.firmId),
  }
  return (
    <ul className={styles.problems}>
      {broken.map(({ rule, key, place, line }) => (
        <li key={`${rule} ${key} ${line}`}>
          <a className={text.link} href={places[place]}>
            {line === null
              ? t(`electronic.rule.${key}`)
              : t('electronic.onLine', { line, words: t(`electronic.rule.${key}`) })}
          </a>{' '}
          <span className={text.soft}>{rule}</span>
        </li>
      ))}
    </ul>
  )
}
