import { Band, RowsTable, text } from '#app/ui/index.ts'
import type { BulkResult } from '#contract/core/register.ts'
import { problemText } from '../form/problem-text.ts'
import { useFormat, useT } from '../page-context.tsx'
import * as styles from './register.css.ts'

type BulkOutcomeProps = {
  results: BulkResult['results']
  /** Where a record is. */
  hrefOf(id: string): string
  /** What was done and to how many, in the module's own words. */
  titleOf?(count: number): string
  /** The head over what records are known by; "Name" when absent. */
  head?: string
  /** Stands for a record that has no name yet. */
  nameless?: string
}

/** The records that were left out, each with the reason; the toast says how many were done. */
export function BulkOutcome(props: BulkOutcomeProps) {
  const { results, hrefOf, titleOf, head, nameless } = props
  const words = useT('register')
  const problems = useT('problem')
  const format = useFormat()
  const skipped = results.filter(({ outcome }) => outcome === 'skipped')
  if (skipped.length === 0) return null
  const done = results.length - skipped.length
  const title = titleOf ? titleOf(done) : words('bulk.done', { count: done })
  return (
    <div role="status" className={styles.outcome}>
      <Band tone="warn" title={title}>
        <RowsTable
          caption={words('bulk.skipped', { count: skipped.length })}
          isCaptionShown
          density="compact"
          withoutPad
          rows={skipped}
          keyOf={({ id }) => id}
          columns={[
            {
              head: head ?? words('bulk.name'),
              cell: ({ id, label }) =>
                label === null && nameless === undefined ? (
                  '–'
                ) : (
                  <a className={text.link} href={hrefOf(id)}>
                    {label ?? nameless}
                  </a>
                ),
            },
            {
              head: words('bulk.reason'),
              cell: ({ reason }) => problemText(problems, { key: reason ?? 'invalid' }, format),
            },
          ]}
        />
      </Band>
    </div>
  )
}
