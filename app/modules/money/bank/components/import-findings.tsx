import { LineProblems } from '#app/shell/form/line-problems.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Band,
  Cell,
  Figure,
  HeadCell,
  NumberCell,
  Rules,
  SheetPad,
  Stack,
  Status,
  Table,
} from '#app/ui/index.ts'
import type { BankImportTrial } from '#contract/money/bank.ts'
import { LeftOut, OrderQuestion, SkipForm } from './left-out.tsx'

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
    <Table caption={t('tab.statements')} isCaptionShown density="compact" isStacked>
      <thead>
        <tr>
          <HeadCell>{t('statement.days')}</HeadCell>
          <HeadCell isNumber>{t('statement.lines')}</HeadCell>
          <HeadCell isNumber>{t('statement.opening')}</HeadCell>
          <HeadCell isNumber>{t('statement.closing')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {trial.statements.map(({ number: no, from, to, lineCount, opening, closing }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once and never reordered
          <tr key={at}>
            <Cell place="name">
              {[
                no,
                [from, to]
                  .filter(Boolean)
                  .map((day) => date(day, 'medium'))
                  .join(' – '),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Cell>
            <NumberCell place="detail">{number(lineCount)}</NumberCell>
            <NumberCell tone="soft">{say(opening)}</NumberCell>
            <NumberCell place="figure">{say(closing)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Sample({ trial, currency }: Findings) {
  const t = useT('bank')
  const { date, amount } = useFormat()
  return (
    <Table caption={t('import.sample')} isCaptionShown density="compact" isStacked>
      <thead>
        <tr>
          <HeadCell>{t('line.date')}</HeadCell>
          <HeadCell>{t('line.name')}</HeadCell>
          <HeadCell>{t('line.text')}</HeadCell>
          <HeadCell>{t('import.taken')}</HeadCell>
          <HeadCell isNumber>{t('line.amount')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {trial.sample.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once and never reordered
          <tr key={at}>
            <Cell tone="soft" place="secondDetail">
              {date(line.date, 'medium')}
            </Cell>
            <Cell tone="strong" place="name">
              {line.name || line.text}
            </Cell>
            <Cell tone="soft" place="detail">
              {[line.name && line.text, line.reference].filter(Boolean).join(' · ')}
            </Cell>
            <Cell place="state">
              <Status kind={line.isNew ? 'sent' : 'void'}>
                {t(line.isNew ? 'import.isNew' : 'import.isKnown')}
              </Status>
            </Cell>
            <NumberCell place="figure">{amount(line.amount, currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
