import { Island } from '#app/islands/island.tsx'
import { useFormat } from '#app/shell/page-context.tsx'
import { Icon } from '#app/ui/index.ts'
import type { ExchangeRate } from '#contract/books/rates.ts'
import DocumentSummary from '../../islands/document-summary.island.tsx'
import type { DocumentKind } from '../document-kind.ts'
import { useDocumentTexts } from '../document-texts.ts'
import type { Draft } from '../draft/draft.ts'
import * as styles from './details.css.ts'
import { DetailsFields, detailFieldNames } from './details-fields.tsx'
import { detailsSummary } from './details-summary.ts'
import { useSummaryTexts } from './summary-texts.ts'

export type DetailsPartProps = {
  kind: DocumentKind
  draft: Draft
  /** Where the exchange rate was proposed from. */
  rate: ExchangeRate | undefined
  baseCurrency: string
  problemAt: (path: string) => string | undefined
}

/** Dates, terms, currency and the like, folded into one line that says what they are. */
export function DetailsPart(props: DetailsPartProps) {
  const { kind, draft, rate, baseCurrency, problemAt } = props
  const t = useDocumentTexts(kind)
  const { date } = useFormat()
  const texts = useSummaryTexts(kind, baseCurrency)
  const isOpen = detailFieldNames(kind).some((name) => problemAt(name) !== undefined)
  const parts = detailsSummary((name) => fieldOf(draft, name), texts)
  return (
    <details className={styles.fold} open={isOpen} id="details">
      <summary className={styles.summary}>
        <span className={styles.summaryText}>
          <Island of={DocumentSummary} when="load" props={{ parts, texts }} />
        </span>
        <span className={styles.change}>
          {t('edit.details')}
          <Icon name="chevron-down" size="s" className={styles.chevron} />
        </span>
      </summary>
      <DetailsFields {...props} rateSource={rate && rateSource(rate, date)} />
    </details>
  )

  function rateSource(found: ExchangeRate, format: (date: string) => string): string {
    const key = found.source === 'ecb' ? 'edit.rateEcb' : 'edit.rateTyped'
    return t(key, { date: format(found.date) })
  }
}

function fieldOf(draft: Draft, name: string): string {
  const { issueDate, currency, exchangeRate, priceMode, language } = draft
  const shared: Record<string, string> = { issueDate, currency, exchangeRate, priceMode, language }
  return shared[name] ?? draft.own[name] ?? ''
}
