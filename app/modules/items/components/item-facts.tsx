import { useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { FactList, Figure, Rules, RulesCell } from '#app/ui/index.ts'
import type { Item } from '#contract/items.ts'
import { useItemLabels } from './item-labels.ts'
import type { ItemChoices } from './item-values.ts'
import { priceText } from './price-text.ts'

type ItemFactsProps = { item: Item; choices: ItemChoices }

/** What one unit of an item costs, and all else that is known of it. */
export function ItemFacts({ item, choices }: ItemFactsProps) {
  const t = useT('items')
  const { language } = usePage()
  const { locale } = useFormat()
  const labels = useItemLabels()
  const { sku, kind, unit, unitPrice, priceMode, currency, description, incomeAccount } = item
  const tax = choices.rates.find(({ code }) => code === item.taxCode)?.name[language]
  const account = choices.accounts.find(({ code }) => code === incomeAccount)
  const facts = [
    { term: labels.kind, value: t(kind === 'service' ? 'kind.service' : 'kind.product') },
    { term: labels.sku, value: sku },
    { term: labels.taxCode, value: tax ?? item.taxCode },
    {
      term: labels.incomeAccount,
      value: account ? `${account.code} ${account.name[language]}` : t('form.usualAccount'),
    },
    { term: labels.description, value: description },
  ]
  return (
    <Rules columns="wideAndNarrow">
      <RulesCell title={t('detail.facts')}>
        <FactList facts={facts.filter(({ value }) => value !== '')} />
      </RulesCell>
      <Figure
        label={t('detail.price', { unit })}
        value={`${priceText(unitPrice, { locale, currency })} ${currency}`}
        detail={t(priceMode === 'gross' ? 'priceMode.gross' : 'priceMode.net')}
      />
    </Rules>
  )
}
