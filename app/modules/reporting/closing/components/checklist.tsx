import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Status, Table, text } from '#app/ui/index.ts'
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
    <Table caption={t('checklist')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.point')}</HeadCell>
          <HeadCell>{t('field.state')}</HeadCell>
          <HeadCell isNumber>{t('field.left')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.key}>
            <Cell place="name">
              <a className={text.link} href={pointPath(firm.firmId, point, end)}>
                {t(`point.${point.key}`)}
              </a>
            </Cell>
            <Cell place="state">
              {point.isDone ? (
                <Status kind="paid">{t('state.done')}</Status>
              ) : (
                <Status kind={point.isRequired ? 'overdue' : 'draft'}>
                  {t(point.isRequired ? 'state.wrong' : 'state.left')}
                </Status>
              )}
            </Cell>
            <NumberCell place="figure" tone={point.isDone ? 'faint' : 'strong'}>
              {left(point)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
