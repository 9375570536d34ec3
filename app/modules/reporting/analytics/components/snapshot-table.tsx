import { FormFields, SelectField } from '#app/shell/form/form-fields.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, RowsTable, SheetPad, TableScroller, text } from '#app/ui/index.ts'
import type { AnalysisSnapshots } from '#contract/reporting/analysis-snapshots.ts'
import * as styles from './analytics.css.ts'
import { useFigure } from './figure.ts'

const keeps = [0, 30, 90, 365, 731]

type SnapshotTableProps = { snapshots: AnalysisSnapshots; refusal: Refusal | undefined }

/** What a saved analysis came to night by night, beside what the same days come to now. */
export function SnapshotTable({ snapshots, refusal }: SnapshotTableProps) {
  const t = useT('analytics')
  const { date } = useFormat()
  const figure = useFigure()
  const { days, keepsDays, measure, definition } = snapshots
  const labels = { keepsDays: t('snapshots.keeps') }
  return (
    <SheetPad>
      <section aria-labelledby="snapshots">
        <h2 id="snapshots" className={styles.strong}>
          {t('snapshots.title')}
        </h2>
        <p className={text.soft}>{t('snapshots.words')}</p>
        <FormFields refusal={refusal} initial={{ keepsDays: String(keepsDays) }} labels={labels}>
          <form method="post" className={styles.form}>
            <RefusalSummary refusal={refusal} labels={labels} formId="snapshots" />
            <SelectField
              name="keepsDays"
              options={[...new Set([...keeps, keepsDays])].map((count) => ({
                value: String(count),
                label: count === 0 ? t('snapshots.never') : t('snapshots.days', { count }),
              }))}
            />
            <Button name="intent" value="keepSnapshots">
              {t('snapshots.submit')}
            </Button>
          </form>
        </FormFields>
        {days.length > 0 && (
          <TableScroller label={t('snapshots.title')}>
            <RowsTable
              caption={t('snapshots.title')}
              density="compact"
              rows={days.toReversed()}
              keyOf={(one) => one.day}
              columns={[
                { head: t('snapshots.day'), cell: (one) => date(one.day, 'medium') },
                {
                  head: t('snapshots.span'),
                  cell: (one) => (
                    <>
                      {date(one.from, 'medium')} – {date(one.to, 'medium')}
                    </>
                  ),
                },
                {
                  head: measure,
                  isNumber: true,
                  cell: (one) => figure(one.was, 'number', one.currency),
                },
                {
                  head: t('snapshots.now'),
                  isNumber: true,
                  cell: (one) => figure(one.now, 'number', one.currency),
                },
                {
                  head: t('snapshots.state'),
                  cell: (one) =>
                    one.definition !== definition
                      ? t('snapshots.earlier')
                      : isSame(one.was, one.now)
                        ? ''
                        : t('snapshots.restated'),
                },
              ]}
            />
          </TableScroller>
        )}
      </section>
    </SheetPad>
  )
}

type Figure = AnalysisSnapshots['days'][number]['was']

function isSame(one: Figure, other: Figure): boolean {
  // Of older days it is not worked out what they come to now.
  if (other === null) return true
  return one?.amount === other?.amount && one?.number === other?.number
}
