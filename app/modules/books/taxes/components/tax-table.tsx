import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table, Tag } from '#app/ui/index.ts'
import type { TaxRateDetail } from '#contract/books/taxes.ts'
import { taxPath } from '../paths.ts'

type TaxTableProps = { rates: readonly TaxRateDetail[]; caption: string }

/** Rates with what they are for and when they apply. */
export function TaxTable({ rates, caption }: TaxTableProps) {
  const t = useT('taxes')
  return (
    <Table caption={caption} density="roomy" isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.name')}</HeadCell>
          <HeadCell>{t('field.code')}</HeadCell>
          <HeadCell>{t('field.category')}</HeadCell>
          <HeadCell>{t('list.applies')}</HeadCell>
          <HeadCell isNumber>{t('field.rate')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <TaxRow key={rate.code} rate={rate} />
        ))}
      </tbody>
    </Table>
  )
}

function TaxRow({ rate }: { rate: TaxRateDetail }) {
  const t = useT('taxes')
  const format = useFormat()
  const { language } = usePage()
  const { firm } = useFirm()
  const { code, name, category, isReverseCharge, isDefault } = rate
  return (
    <tr>
      <NameCell href={taxPath(firm.firmId, code)}>{name[language]}</NameCell>
      <Cell tone="soft" place="detail">
        {code}
      </Cell>
      <Cell tone="soft" place="secondDetail">
        {isReverseCharge ? t('list.bothSides') : t(`category.${category}`)}
      </Cell>
      <Cell tone="soft" place="state">
        {isDefault && <Tag tone="info">{t('list.usual')}</Tag>} <Period rate={rate} />
      </Cell>
      <NumberCell tone="strong" place="figure">
        {format.percent(rate.rate)}
      </NumberCell>
    </tr>
  )
}

/** The days a rate applies, in words; nothing for one that always does. */
export function Period({ rate: { validFrom, validTo } }: { rate: TaxRateDetail }) {
  const t = useT('taxes')
  const format = useFormat()
  const [from, to] = [validFrom && format.date(validFrom), validTo && format.date(validTo)]
  if (from && to) return t('list.fromTo', { from, to })
  if (from) return t('list.from', { from })
  return to ? t('list.to', { to }) : t('list.always')
}
