import { LineProblems } from '#app/shell/form/line-problems.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Figure, RowsTable, Rules, SheetPad, Stack, Status } from '#app/ui/index.ts'
import type { BankImportTrial } from '#contract/money/bank.ts'
import { LeftOut, OrderQuestion, SkipForm } from './left-out.tsx'
import { useLineColumns } from './line-columns.ts'

type Findings = { trial: BankImportTrial; currency: string }

/** What a file holds, what of it is new, and all that is wrong with it. */
export function ImportFindings({ trial, currency }: Findings) {
  const t = useT('bank')
  const { number, date } = useFormat()
  const { lineCount, newLines, lookalikes, problems, format, state } = trial
  const { lockedLines, lockDate } = trial
  const asks = trial.csv !== null && (trial.csv.asksOrder || trial.csv.reading.skip.length > 0)
  const passedOver = state === 'undone' ? 0 : lineCount - newLines
  return (
    <>
      <Rules columns="four">
        <Figure label={t('import.format')} value={t(`format.${format}`)} />
        <Figure label={t('import.lines')} value={number(lineCount)} />
        <Figure label={t('import.new')} value={number(newLines)} />
        <Figure
          label={t('import.known')}
          value={number(passedOver)}
          detail={t('import.knownDetail')}
        />
      </Rules>
      {(problems.length + lookalikes + lockedLines > 0 || asks) && (
        <SheetPad>
          <Stack>
            {problems.length > 0 && (
              <Band tone="bad" title={t('import.hasProblems')}>
                <p>{t('import.hasProblemsWords')}</p>
              </Band>
            )}
            <SkipForm trial={trial} />
            <OrderQuestion trial={trial} />
            {lookalikes > 0 && (
              <Band tone="warn" title={t('import.lookalikes', { count: lookalikes })}>
                <p>{t('import.lookalikesWords')}</p>
              </Band>
            )}
            {lockedLines > 0 && (
              <Band tone="warn" title={t('import.locked', { count: lockedLines })}>
                <p>{t('import.lockedWords', { date: lockDate && date(lockDate, 'long') })}</p>
              </Band>
            )}
          </Stack>
        </SheetPad>
      )}
      {problems.length > 0 && <Problems problems={problems} />}
      <LeftOut trial={trial} />
      {trial.statements.length > 0 && problems.length === 0 && (
        <Statements trial={trial} currency={currency} />
      )}
      {trial.sample.length > 0 && <Sample trial={trial} currency={currency} />}
    </>
  )
}

function Problems({ problems }: Pick<BankImportTrial, 'problems'>) {
  const t = useT('bank')
  return (
    <LineProblems
      caption={t('import.hasProblems')}
      heads={{ line: t('import.line'), problem: t('import.problem'), text: t('import.text') }}
      rows={problems.map(({ line, key, text }) => ({
        line,
        text,
        problem: t(`problem.${key}`),
      }))}
    />
  )
}

function Statements({ trial, currency }: Findings) {
  const t = useT('bank')
  const { number, date, amount } = useFormat()
  const say = (minor: number | null) => (minor === null ? '–' : amount(minor, currency))
  return (
    <RowsTable
      caption={t('tab.statements')}
      isCaptionShown
      density="compact"
      isStacked
      rows={trial.statements}
      keyOf={(_, at) => at}
      columns={[
        {
          head: t('statement.days'),
          place: 'name',
          cell: ({ number: no, from, to }) =>
            [
              no,
              [from, to]
                .filter(Boolean)
                .map((day) => date(day, 'medium'))
                .join(' – '),
            ]
              .filter(Boolean)
              .join(' · '),
        },
        {
          head: t('statement.lines'),
          isNumber: true,
          place: 'detail',
          cell: ({ lineCount }) => number(lineCount),
        },
        {
          head: t('statement.opening'),
          isNumber: true,
          tone: 'soft',
          cell: ({ opening }) => say(opening),
        },
        {
          head: t('statement.closing'),
          isNumber: true,
          place: 'figure',
          cell: ({ closing }) => say(closing),
        },
      ]}
    />
  )
}

function Sample({ trial, currency }: Findings) {
  const t = useT('bank')
  const { amount } = useFormat()
  const column = useLineColumns()
  return (
    <RowsTable
      caption={t('import.sample')}
      isCaptionShown
      density="compact"
      isStacked
      rows={trial.sample}
      keyOf={(_, at) => at}
      columns={[
        column.date,
        {
          head: t('line.name'),
          tone: 'strong',
          place: 'name',
          cell: (line) => line.name || line.text,
        },
        column.text,
        {
          head: t('import.taken'),
          place: 'state',
          cell: (line) => (
            <Status kind={line.isNew ? 'sent' : 'void'}>
              {t(line.isNew ? 'import.isNew' : 'import.isKnown')}
            </Status>
          ),
        },
        {
          head: t('line.amount'),
          isNumber: true,
          place: 'figure',
          cell: (line) => amount(line.amount, currency),
        },
      ]}
    />
  )
}
