import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Figure, RowsTable, Rules, RulesCell } from '#app/ui/index.ts'
import type { KitParts as Parts } from '#contract/catalogue/kits.ts'
import { stockItemPath } from '../paths.ts'

type KitPartsProps = { kit: Parts; unit: string }

/** What a kit is made of, and how many of it can be made of what is available. */
export function KitParts({ kit, unit }: KitPartsProps) {
  const t = useT('stock')
  const { number } = useFormat()
  const { firm } = useFirm()
  const label = t(kit.stock === 'assembled' ? 'kit.made' : 'kit.sold')
  return (
    <Rules columns="wideAndNarrow">
      <RulesCell title={t('kit.title')} isFlush={kit.components.length > 0}>
        {kit.components.length === 0 ? (
          <p>{t('kit.none')}</p>
        ) : (
          <RowsTable
            caption={t('kit.title')}
            isStacked
            rows={kit.components}
            keyOf={(one) => one.itemId}
            columns={[
              {
                head: t('field.item'),
                href: (one) => stockItemPath(firm.firmId, one.itemId),
                cell: (one) => [one.sku, one.name].filter(Boolean).join(' '),
              },
              {
                head: t('kit.perKit'),
                isNumber: true,
                place: 'detail',
                stackedLabel: t('kit.perKit'),
                cell: (one) => number(one.net),
              },
              {
                head: t('kit.withScrap'),
                isNumber: true,
                place: 'secondDetail',
                stackedLabel: t('kit.withScrap'),
                cell: (one) => number(one.gross),
              },
              {
                head: t('kit.available'),
                isNumber: true,
                place: 'figure',
                cell: (one) => number(one.available),
              },
              { head: t('field.unit'), place: 'state', cell: (one) => one.unit },
            ]}
          />
        )}
      </RulesCell>
      <Figure label={label} value={`${number(kit.canMake)} ${unit}`} />
    </Rules>
  )
}
