import { languageNames } from '#app/shell/i18n/languages.ts'
import { useFormat } from '#app/shell/page-context.tsx'
import type { DocumentKind } from '../document-kind.ts'
import { useDocumentTexts } from '../document-texts.ts'
import type { SummaryTexts } from './details-summary.ts'

/** The words of the line above the folded details of a kind. */
export function useSummaryTexts(kind: DocumentKind, baseCurrency: string): SummaryTexts {
  const t = useDocumentTexts(kind)
  const { locale } = useFormat()
  const open = { skipInterpolation: true } as const
  return {
    locale,
    due: t('edit.summaryDue', open),
    net: t('edit.summaryNet'),
    gross: t('edit.summaryGross'),
    rate: t('edit.summaryRate', open),
    languages: languageNames,
    dates: kind.head
      .filter(({ name, input }) => input === 'date' && name !== 'dueDate')
      .map(({ name }) => ({ name, label: t(`edit.${name}`) })),
    baseCurrency,
  }
}
