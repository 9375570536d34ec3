import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { formatTick } from '#app/shell/format-tick.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Field, LineChart, Row, TextInput } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import {
  maxKeptDays,
  type ReportSnapshots,
  reportSnapshotsContract,
} from '#contract/reporting/report-snapshots.ts'
import { figureSize, useFigureText } from './figure-text.ts'

type TrendProps = { snapshots: ReportSnapshots; refusal: Refusal | undefined }

const dialogId = 'remove-snapshots'

/** What a saved report said night by night, for how many days that is kept, and its end. */
export function Trend({ snapshots, refusal }: TrendProps) {
  const t = useT('reports')
  const tForm = useT('form')
  const { can } = useFirm()
  const { dateTime, number } = useFormat()
  const problemAt = useProblems(refusal?.problems)
  const { days, keepsDays, nextAt } = snapshots
  const typed = refusal && textAt(refusal.values, 'keepsDays')
  const words = nextAt
    ? t('trend.keeps', { count: keepsDays, at: dateTime(nextAt) })
    : t('trend.keepsNone')
  const isRemovable = days.length > 0 && can(needsOf(reportSnapshotsContract.delete))
  return (
    <>
      <form method="post" id="snapshots" noValidate>
        <IdempotencyField />
        <FormSection title={t('trend.title')} words={words}>
          {days.length > 0 && <TrendChart snapshots={snapshots} />}
          <Field
            id="keepsDays"
            label={t('trend.days')}
            hint={t('trend.daysHint', { maximum: number(maxKeptDays) })}
            error={problemAt('keepsDays')}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                name="keepsDays"
                inputMode="numeric"
                defaultValue={typed ?? String(keepsDays)}
              />
            )}
          </Field>
          <Row>
            <Button name="intent" value="keepSnapshots">
              {t('trend.submit')}
            </Button>
            {isRemovable && (
              <Button kind="danger" icon="trash-2" opens={dialogId}>
                {t('trend.remove')}
              </Button>
            )}
          </Row>
        </FormSection>
      </form>
      {isRemovable && (
        <AskDialog
          id={dialogId}
          title={t('trend.remove')}
          words={t('trend.removeWords', { count: days.length })}
          intent="removeSnapshots"
          submit={t('trend.remove')}
          keep={tForm('cancel')}
        />
      )}
    </>
  )
}

/** The total of each day as a line, with the same figures as a table below it. */
function TrendChart({ snapshots: { days } }: { snapshots: ReportSnapshots }) {
  const t = useT('reports')
  const { date, locale } = useFormat()
  const textOf = useFigureText()
  const known = days.flatMap(({ total, ...day }) => (total ? [{ ...day, total }] : []))
  const last = known.at(-1)
  if (!last) return <p>{t('pins.nothing')}</p>
  return (
    <LineChart
      label={t('trend.title')}
      periodName={t('trend.day')}
      periods={known.map(({ day }) => date(day, 'medium'))}
      series={[
        {
          name: last.total.label || last.column,
          values: known.map(({ total, currency }) => figureSize(total, currency)),
          texts: known.map(({ total, ...of }) => textOf(total, of)),
        },
      ]}
      formatTick={(value) => formatTick(value, locale)}
      tableLabel={t('chart.table')}
    />
  )
}
