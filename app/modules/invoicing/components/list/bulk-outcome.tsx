import { problemText } from '#app/shell/form/problem-text.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Band, Cell, HeadCell, Table, text } from '#app/ui/index.ts'
import type { BulkResult } from '#contract/invoices.ts'
import { invoicePath } from '../../paths.ts'
import * as styles from './list.css.ts'

type BulkOutcomeProps = { intent: string; results: BulkResult['results'] }

/** The rows that were left out, each with the reason; the toast says how many were done. */
export function BulkOutcome({ intent, results }: BulkOutcomeProps) {
  const { firm } = useFirm()
  const t = useT('invoicing')
  const problems = useT('problem')
  const skipped = results.filter(({ outcome }) => outcome === 'skipped')
  if (skipped.length === 0) return null
  const done = results.length - skipped.length
  return (
    <div role="status" className={styles.outcome}>
      <Band tone="warn" title={t(`bulk.done.${intent}`, { count: done })}>
        <Table
          caption={t('bulk.skipped', { count: skipped.length })}
          isCaptionShown
          density="compact"
          withoutPad
        >
          <thead>
            <tr>
              <HeadCell>{t('list.number')}</HeadCell>
              <HeadCell>{t('bulk.reason')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {skipped.map(({ id, number, reason }) => (
              <tr key={id}>
                <Cell>
                  <a className={text.link} href={invoicePath(firm.firmId, id)}>
                    {number ?? t('list.noNumber')}
                  </a>
                </Cell>
                <Cell>{problemText(problems, { key: reason ?? 'invalid' })}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Band>
    </div>
  )
}
