import { useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, Tag, text } from '#app/ui/index.ts'
import type { TaxRate } from '#contract/firms.ts'

/** The firm's tax rates, with what each prints on a document. */
export function RateTable({ rates }: { rates: readonly TaxRate[] }) {
  const t = useT('firms')
  const format = useFormat()
  const { language } = usePage()
  return (
    <Table caption={t('rates.title')} density="roomy" isStacked>
      <thead>
        <tr>
          <HeadCell>{t('rates.name')}</HeadCell>
          <HeadCell>{t('rates.category')}</HeadCell>
          <HeadCell isNumber>{t('rates.rate')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ code, name, note, rate, category, isDefault }) => (
          <tr key={code}>
            <Cell place="name">
              <span className={text.strong}>{name[language]}</span>{' '}
              {isDefault && <Tag tone="info">{t('rates.default')}</Tag>}
              {note && <span className={text.secondLine}>{note[language]}</span>}
            </Cell>
            <Cell tone="soft" place="detail">
              {t(`category.${category}`)}
            </Cell>
            <NumberCell tone="strong" place="figure">
              {format.percent(rate)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
