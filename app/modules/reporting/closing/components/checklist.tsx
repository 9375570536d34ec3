import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Status, text } from '#app/ui/index.ts'
import type { ClosingPoint } from '#contract/reporting/closing.ts'
import { pointPath } from '../paths.ts'

type ChecklistProps = { points: readonly ClosingPoint[]; end: string }

/** The points of a month: what is settled, what is left, and where to settle it. */
export function Checklist({ points, end }: ChecklistProps) {
  const t = useT('closing')
  const { money, number } = useFormat()
  const { firm } = useFirm()
  const left = ({ count, amount }: ClosingPoint) =>
    count === null ? money(amount ?? 0, firm.baseCurrency) : number(count)
  return (
    <RowsTable
      caption={t('checklist')}
      isStacked
      rows={points}
      keyOf={(point) => point.key}
      columns={[
        {
          head: t('field.point'),
          place: 'name',
          cell: (point) => (
            <a className={text.link} href={pointPath(firm.firmId, point, end)}>
              {t(`point.${point.key}`)}
            </a>
          ),
        },
        {
          head: t('field.state'),
          place: 'state',
          cell: (point) =>
            point.isDone ? (
              <Status kind="paid">{t('state.done')}</Status>
            ) : (
              <Status kind={point.isRequired ? 'overdue' : 'draft'}>
                {t(point.isRequired ? 'state.wrong' : 'state.left')}
              </Status>
            ),
        },
        {
          head: t('field.left'),
          isNumber: true,
          place: 'figure',
          tone: (point) => (point.isDone ? 'faint' : 'strong'),
          cell: (point) => left(point),
        },
      ]}
    />
  )
}
