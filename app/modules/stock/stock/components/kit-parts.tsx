import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Cell,
  Figure,
  HeadCell,
  NameCell,
  NumberCell,
  Rules,
  RulesCell,
  Table,
} from '#app/ui/index.ts'
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
          <Table caption={t('kit.title')} isStacked>
            <thead>
              <tr>
                <HeadCell>{t('field.item')}</HeadCell>
                <HeadCell isNumber>{t('kit.perKit')}</HeadCell>
                <HeadCell isNumber>{t('kit.withScrap')}</HeadCell>
                <HeadCell isNumber>{t('kit.available')}</HeadCell>
                <HeadCell>{t('field.unit')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {kit.components.map((one) => (
                <tr key={one.itemId}>
                  <NameCell href={stockItemPath(firm.firmId, one.itemId)}>
                    {[one.sku, one.name].filter(Boolean).join(' ')}
                  </NameCell>
                  <NumberCell place="detail" stackedLabel={t('kit.perKit')}>
                    {number(one.net)}
                  </NumberCell>
                  <NumberCell place="secondDetail" stackedLabel={t('kit.withScrap')}>
                    {number(one.gross)}
                  </NumberCell>
                  <NumberCell place="figure">{number(one.available)}</NumberCell>
                  <Cell place="state">{one.unit}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </RulesCell>
      <Figure label={label} value={`${number(kit.canMake)} ${unit}`} />
    </Rules>
  )
}
