import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import type { BrokenRule } from '#contract/selling/electronic-invoices.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import {
  customerEditPath,
  electronicPath,
  firmSettingsPath,
  invoiceEditPath,
  taxesPath,
} from '../../paths.ts'

type BrokenRulesProps = {
  broken: BrokenRule[]
  invoice: Pick<Invoice, 'id' | 'customerId'>
  /** Whether the document itself can still be changed. */
  isDraft: boolean
}

/** What a receiver would refuse, in plain words, each with the way to where it is mended. */
export function BrokenRules({ broken, invoice, isDraft }: BrokenRulesProps) {
  const { firm } = useFirm()
  const t = useT('invoicing')
  const places: Record<BrokenRule['place'], string> = {
    document: invoiceEditPath(firm.firmId, invoice.id),
    terms: electronicPath(firm.firmId, invoice.id),
    customer: customerEditPath(firm.firmId, invoice.customerId),
    firm: firmSettingsPath(firm.firmId),
    taxes: taxesPath(firm.firmId),
  }
  const isOpen = (place: BrokenRule['place']) =>
    isDraft || (place !== 'document' && place !== 'terms')
  return (
    <ul className={styles.problems}>
      {broken.map(({ rule, key, place, line, field }) => {
        const plain = t(`electronic.rule.${key}`)
        const words = line === null ? plain : t('electronic.onLine', { line, words: plain })
        return (
          <li key={`${rule} ${key} ${line}`}>
            {isOpen(place) ? (
              <a className={text.link} href={field ? `${places[place]}#${field}` : places[place]}>
                {words}
              </a>
            ) : (
              words
            )}{' '}
            <span className={text.soft}>{rule}</span>
          </li>
        )
      })}
    </ul>
  )
}
