import { problemText } from '#app/shell/form/problem-text.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, SheetPad, text } from '#app/ui/index.ts'
import type { Firm } from '#contract/firm/firms.ts'
import * as styles from './firm-facts.css.ts'

/** What looks wrong but stops nobody, such as a VAT number whose check digit does not fit. */
export function FirmAdvice({ firm }: { firm: Firm }) {
  const t = useT('firms')
  const problemTexts = useT('problem')
  const format = useFormat()
  const { can } = useFirm()
  return firm.warnings.map(({ path, key }) => (
    <SheetPad key={path + key} className={styles.advice}>
      <Band tone="warn" title={problemText(problemTexts, { key }, format)}>
        <p>
          {t('advice.words', { vatId: firm.vatId })}{' '}
          {can('firm:edit') && (
            <a className={text.link} href={`#${path}`}>
              {t('advice.edit')}
            </a>
          )}
        </p>
      </Band>
    </SheetPad>
  ))
}
