import { LineProblems } from '#app/shell/form/line-problems.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Band, Button, Row } from '#app/ui/index.ts'
import type { BankImportTrial } from '#contract/money/bank.ts'
import { skippable } from '../skip-rows.ts'

type TrialProps = { trial: BankImportTrial }

/** Rows of a file of which nothing is taken, each with the reason. */
export function LeftOut({ trial: { leftOut } }: TrialProps) {
  const t = useT('bank')
  if (leftOut.length === 0) return null
  return (
    <LineProblems
      caption={t('leftOut.title')}
      heads={{ line: t('import.line'), problem: t('leftOut.why'), text: t('import.text') }}
      rows={leftOut.map(({ line, key, text }) => ({
        line,
        text,
        problem: t(`leftOut.${key}`),
      }))}
    />
  )
}

/** A way to go on without the rows that cannot be read, and one back. */
export function SkipForm({ trial }: TrialProps) {
  const t = useT('bank')
  const count = skippable(trial).length
  const skipped = trial.csv?.reading.skip.length ?? 0
  if (trial.state !== 'open' || count + skipped === 0) return null
  return (
    <form method="post">
      <Row gap="s2">
        {count > 0 && (
          <Button size="s" name="intent" value="skip">
            {t('leftOut.skip', { count })}
          </Button>
        )}
        {skipped > 0 && (
          <Button size="s" kind="ghost" name="intent" value="unskip">
            {t('leftOut.unskip', { count: skipped })}
          </Button>
        )}
      </Row>
    </form>
  )
}

/** Asks which way days are meant that can be read two ways. */
export function OrderQuestion({ trial: { csv, sample } }: TrialProps) {
  const t = useT('bank')
  if (!csv?.asksOrder || sample.length === 0) return null
  const column = Number(csv.reading.columns.date ?? -1)
  const text = csv.sample.map((cells) => cells[column] ?? '').find((cell) => /\d/.test(cell)) ?? ''
  return (
    <Band tone="warn" title={t('order.title', { text })}>
      <p>{t(`order.${csv.reading.dateOrder}`)}</p>
      <form method="post">
        <Row gap="s2">
          <Button size="s" name="intent" value="orderDay">
            {t('order.takeDay')}
          </Button>
          <Button size="s" name="intent" value="orderMonth">
            {t('order.takeMonth')}
          </Button>
        </Row>
      </form>
    </Band>
  )
}
