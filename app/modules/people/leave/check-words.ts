import { problemText } from '#app/shell/form/problem-text.ts'
import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { LeaveCheck } from '#contract/people/leave.ts'
import { totalText } from './words.ts'

/** What asking would take, in the words of who asks. */
export type CheckWords = {
  total: string
  /** The days that count, those in a row together. */
  days: string
  /** What is left on the last day; empty for a type without a balance. */
  left: string
  proof: string
  problems: string[]
}

/** Says what a request would take, what is then left, and what stands against it. */
export function checkWords(
  checked: LeaveCheck,
  texts: (namespace: string) => Translate,
  format: Format,
): CheckWords {
  const t = texts('leave')
  const { total, unit, balanceAfter, lastDay, proofDueOn, problems } = checked
  return {
    total: t('check.total', { total: totalText({ total, unit }, t, format) }),
    days: format.list(runsOf(checked.days).map((run) => runText(run, format))),
    left:
      balanceAfter === null
        ? ''
        : t('check.left', {
            day: format.date(lastDay),
            left: totalText({ total: balanceAfter, unit }, t, format),
          }),
    proof: proofDueOn === null ? '' : t('check.proof', { day: format.date(proofDueOn) }),
    problems: problems.map((problem) => problemText(texts('problem'), problem, format)),
  }
}

type Run = { from: string; to: string; amount: string }

/** Days one after the other that take as much: one run of them. */
function runsOf(days: LeaveCheck['days']): Run[] {
  const runs: Run[] = []
  for (const { date, amount } of days) {
    const last = runs.at(-1)
    if (last && last.amount === amount && dayAfter(last.to) === date) last.to = date
    else runs.push({ from: date, to: date, amount })
  }
  return runs
}

function runText({ from, to, amount }: Run, { date, number }: Format): string {
  const part = amount === '0.5' ? ` (${number(amount)})` : ''
  return from === to ? `${date(from)}${part}` : `${date(from)}–${date(to)}${part}`
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
