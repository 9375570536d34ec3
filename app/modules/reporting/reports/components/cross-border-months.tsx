import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Row, Rules, RulesCell, Select } from '#app/ui/index.ts'
import type { CrossBorderMonth } from '#contract/reporting/cross-border.ts'
import { crossBorderPath } from '../paths.ts'

type CrossBorderMonthsProps = { months: readonly CrossBorderMonth[]; month: string }

/** The months with purchases from abroad, with how many are still to be told. */
export function CrossBorderMonths({ months, month }: CrossBorderMonthsProps) {
  const t = useT('reports')
  const { date } = useFormat()
  const { firm } = useFirm()
  const options = months.map(({ month: value, open }) => {
    const name = date(`${value}-01`, 'month')
    return {
      value,
      label: open > 0 ? t('crossBorder.monthOpen', { month: name, count: open }) : name,
    }
  })
  return (
    <Rules>
      <RulesCell title={t('crossBorder.month')}>
        <form method="get" action={crossBorderPath(firm.firmId)}>
          <Row>
            <Select
              name="month"
              aria-label={t('crossBorder.month')}
              defaultValue={month}
              options={options}
            />
            <Button>{t('crossBorder.show')}</Button>
          </Row>
        </form>
      </RulesCell>
    </Rules>
  )
}
