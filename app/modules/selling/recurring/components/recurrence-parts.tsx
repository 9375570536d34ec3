import type { ReactNode } from 'react'
import { problemText } from '#app/shell/form/problem-text.ts'
import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Figure, RowsTable } from '#app/ui/index.ts'
import type {
  RecurrenceProblem,
  RecurrenceRule,
  RecurrenceState,
} from '#contract/core/recurrence.ts'

type Coming = { nextDate: string | null; state: RecurrenceState; mode: string }

/** When the next one comes; `texts` is the namespace of what recurs. */
export function NextFigure({ texts, of }: { texts: string; of: Coming }) {
  const t = useT(texts)
  const { date } = useFormat()
  const { nextDate, state, mode } = of
  return (
    <Figure
      label={t('detail.next')}
      value={nextDate && state === 'active' ? date(nextDate, 'medium') : t(`state.${state}`)}
      detail={t(`mode.${mode}`)}
    />
  )
}

type NextDatesProps = { texts: string; dates: readonly { date: string; period: string }[] }

/** The dates to come, with the time that each one is for. */
export function NextDates({ texts, dates }: NextDatesProps) {
  const t = useT(texts)
  const { date } = useFormat()
  if (dates.length === 0) return <p>{t('detail.noDates')}</p>
  return (
    <RowsTable
      caption={t('detail.nextDates')}
      rows={dates}
      keyOf={(next) => next.date}
      columns={[
        { head: t('detail.date'), cell: (next) => date(next.date, 'medium') },
        { head: t('detail.period'), cell: (next) => next.period },
      ]}
    />
  )
}

type Rule = Pick<RecurrenceRule, 'firstDate' | 'isLastDay' | 'end' | 'endDate' | 'endCount'>

/** When it begins and ends, as facts of its page. */
export function ruleFacts(t: Translate, { date }: Pick<Format, 'date'>, rule: Rule) {
  const { firstDate, isLastDay, end, endDate, endCount } = rule
  return [
    { term: t('field.firstDate'), value: date(firstDate, 'medium') },
    { term: t('field.isLastDay'), value: isLastDay ? t('detail.lastDay') : '' },
    {
      term: t('field.end'),
      value:
        end === 'date' && endDate
          ? date(endDate, 'medium')
          : end === 'count'
            ? t('detail.afterCount', { count: endCount ?? 0 })
            : t('end.never'),
    },
  ]
}

type FailureProps = {
  texts: string
  of: { problem: RecurrenceProblem | null; failures: number; state: RecurrenceState }
  /** The way to mend it. */
  children?: ReactNode
}

/** Why the last attempt failed. */
export function FailureBand({ texts, of: { problem, failures, state }, children }: FailureProps) {
  const t = useT(texts)
  const words = useT('problem')
  const format = useFormat()
  if (!problem) return null
  const isPaused = state === 'paused'
  return (
    <Band
      tone={isPaused ? 'bad' : 'warn'}
      title={t(isPaused ? 'detail.failedPaused' : 'detail.failed', { count: failures })}
    >
      <p>{problemText(words, problem, format)}</p>
      {children}
    </Band>
  )
}
