import { centreLabel } from '#app/modules/books/cost-centres/index.ts'
import { accountName } from '#app/shell/account-name.ts'
import type { About } from '#app/shell/register/describe.ts'
import { priceText } from '#app/shell/register/price-text.ts'
import { FactList, Figure, Rules, RulesCell } from '#app/ui/index.ts'
import type { Item } from '#contract/catalogue/items.ts'
import type { ItemChoices } from '../choices.ts'

type ItemFactsProps = { record: Item; about: About<ItemChoices> }

/** What one unit of an item costs, and all else that is known of it. */
export function ItemFacts({ record, about }: ItemFactsProps) {
  const { t, language, format, extra } = about
  const { sku, barcodes, kind, unit, unitPrice, priceMode, currency, description, incomeAccount } =
    record
  const tax = extra.rates.find(({ code }) => code === record.taxCode)?.name[language]
  const account = extra.accounts.find(({ code }) => code === incomeAccount)
  const facts = [
    { term: t('field.kind'), value: t(`kind.${kind}`) },
    { term: t('field.sku'), value: sku },
    { term: t('field.categoryId'), value: record.category },
    {
      term: t('field.options'),
      value: record.options.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('; '),
    },
    {
      term: t('field.weight'),
      value: record.weight && format.number(record.weight),
    },
    { term: t('field.barcodes'), value: barcodes.join(', ') },
    {
      term: t('field.packages'),
      value: record.packages
        .map((one) => {
          const size = `${one.unit} = ${format.number(one.size)} ${unit}`
          return one.barcode === '' ? size : `${size} · ${one.barcode}`
        })
        .join('; '),
    },
    { term: t('field.buyingUnit'), value: record.buyingUnit },
    { term: t('field.taxCode'), value: tax ?? record.taxCode },
    {
      term: t('field.incomeAccount'),
      value: account ? accountName(account, language) : t('form.usualAccount'),
    },
    { term: t('field.costCentreId'), value: centreLabel(record.costCentreId, { extra }) },
    {
      term: t('field.components'),
      value: record.components
        .map(({ item, quantity, scrap }) => {
          const lost = scrap && ` (+${format.number(scrap)} %)`
          return `${format.number(quantity)} × ${item}${lost}`
        })
        .join('; '),
    },
    {
      term: t('field.tracking'),
      value: record.tracking === 'none' ? '' : t(`tracking.${record.tracking}`),
    },
    {
      term: t('field.kitStock'),
      value: kind === 'kit' ? t(`kitStock.${record.kitStock}`) : '',
    },
    {
      term: t('field.labourCost', { currency }),
      value: record.labourCost ? format.number(record.labourCost) : '',
    },
    { term: t('field.description'), value: description },
    {
      term: t('field.suppliers'),
      value: (record.suppliers ?? [])
        .map(({ supplierName, supplierNumber, unitPrice }) => {
          const price = unitPrice && format.number(unitPrice)
          return [supplierName, supplierNumber, price].filter(Boolean).join(' · ')
        })
        .join('; '),
    },
  ]
  return (
    <Rules columns="wideAndNarrow">
      <RulesCell title={t('detail.facts')}>
        <FactList facts={facts.filter(({ value }) => value !== '')} />
      </RulesCell>
      <Figure
        label={t('detail.price', { unit })}
        value={priceText(unitPrice, { locale: format.locale, currency, hasSign: true })}
        detail={t(`priceMode.${priceMode}`)}
      />
    </Rules>
  )
}
