import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { TaxDuty } from '#contract/reporting/tax-duties.ts'
import { ossPath, reportPath } from '../paths.ts'
import { useDays } from './use-days.ts'

type DutyTableProps = {
  duties: readonly TaxDuty[]
  currency: string
  /** Whether the one-stop shop's quarters are filed on a page of their own. */
  hasOss: boolean
}

/** Lists, payments and other returns by their due dates; each can be marked as done. */
export function DutyTable({ duties, currency, hasOss }: DutyTableProps) {
  const t = useT('reports')
  const hasAmounts = duties.some(({ amount }) => amount !== null)
  return (
    <Table caption={t('duties.list')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('duties.what')}</HeadCell>
          <HeadCell>{t('returns.days')}</HeadCell>
          <HeadCell>{t('returns.due')}</HeadCell>
          <HeadCell>{t('returns.state')}</HeadCell>
          {hasAmounts && <HeadCell isNumber>{t('returns.owed', { currency })}</HeadCell>}
          <HeadCell>{t('returns.next')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {duties.map((duty) => (
          <DutyRow
            key={`${duty.key}_${duty.to}`}
            duty={duty}
            {...{ currency, hasAmounts, hasOss }}
          />
        ))}
      </tbody>
    </Table>
  )
}

type DutyRowProps = { duty: TaxDuty; currency: string; hasAmounts: boolean; hasOss: boolean }

function DutyRow({ duty, currency, hasAmounts, hasOss }: DutyRowProps) {
  const t = useT('reports')
  const { date, amount } = useFormat()
  const { firm, can } = useFirm()
  const days = useDays()(duty)
  const { key, name, from, to, dueDate, isLate, doneAt, doneByName } = duty
  const isOss = key === 'oss' && hasOss
  const intent = doneAt === null ? 'finish' : 'reopen'
  const state = doneAt
    ? t('duties.done', { date: date(doneAt.slice(0, 10), 'medium'), name: doneByName })
    : t(isLate ? 'returns.late' : 'duties.open')
  return (
    <tr>
      <Cell place="name">
        {key === 'ecList' && can('party:view') ? (
          <a
            className={text.link}
            href={reportPath(firm.firmId, 'ec-list', { period: 'custom', from, to })}
          >
            {name}
          </a>
        ) : isOss ? (
          <a className={text.link} href={ossPath(firm.firmId)}>
            {name}
          </a>
        ) : (
          name
        )}
      </Cell>
      <Cell place="secondDetail">{days}</Cell>
      <Cell tone="soft" place="detail">
        {date(dueDate, 'medium')}
      </Cell>
      <Cell place="state">
        <span className={isLate ? text.bad : undefined}>{state}</span>
      </Cell>
      {hasAmounts && (
        <NumberCell place="figure">
          {duty.amount === null ? '' : amount(duty.amount, currency)}
        </NumberCell>
      )}
      <Cell place="below">
        {can('tax:edit') && !isOss && (
          <form method="post">
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="to" value={to} />
            <Button
              size="s"
              name="intent"
              value={intent}
              aria-label={`${t(`duties.${intent}`)}: ${name}, ${days}`}
            >
              {t(`duties.${intent}`)}
            </Button>
          </form>
        )}
      </Cell>
    </tr>
  )
}
