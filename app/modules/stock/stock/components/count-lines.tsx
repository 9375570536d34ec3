import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Cell,
  Checkbox,
  HeadCell,
  NumberCell,
  Pagination,
  RulesCell,
  SheetPad,
  Table,
  TableScroller,
  Tabs,
  text,
} from '#app/ui/index.ts'
import {
  CountLinesShown,
  countPageSize,
  type StockCount,
  type StockCountLine,
} from '#contract/stock/stock-counts.ts'
import { countPath, stockItemPath } from '../paths.ts'
import { reviewFormId } from './count-review.tsx'

type CountLinesProps = {
  count: StockCount
  lines: { rows: readonly StockCountLine[]; total: number }
  show: CountLinesShown
  page: number
}

/** The items of a count: what is left to be counted, what differs, or all. */
export function CountLines({ count, lines: { rows, total }, show, page }: CountLinesProps) {
  const t = useT('stock')
  const { firm } = useFirm()
  const { number } = useFormat()
  const { id, differing } = count
  const shown = CountLinesShown.options.filter((one) => one !== 'differing' || differing !== null)
  const href = (more: { show?: string; page?: number }) =>
    countPath(firm.firmId, id, { show, ...more })
  const last = Math.ceil(total / countPageSize)
  return (
    <RulesCell title={t('form.lines')} isFlush>
      <Tabs
        label={t('form.lines')}
        isPadded
        tabs={shown.map((one) => ({
          href: href({ show: one }),
          label: t(`counts.show.${one}`),
          isCurrent: one === show,
          ...(one === show && { count: number(total) }),
        }))}
      />
      {rows.length === 0 ? (
        <SheetPad>
          <p className={text.soft}>{t(`counts.none.${show}`)}</p>
        </SheetPad>
      ) : (
        <LineTable count={count} rows={rows} />
      )}
      {last > 1 && (
        <Pagination
          label={t('form.lines')}
          previous={{
            label: t('counts.before'),
            ...(page > 1 && { href: href({ page: page - 1 }) }),
          }}
          next={{
            label: t('counts.after'),
            ...(page < last && { href: href({ page: page + 1 }) }),
          }}
        >
          {t('counts.page', { page: number(page), last: number(last) })}
        </Pagination>
      )}
    </RulesCell>
  )
}

function LineTable({ count, rows }: { count: StockCount; rows: readonly StockCountLine[] }) {
  const t = useT('stock')
  const { firm, can } = useFirm()
  const { number, amount } = useFormat()
  const currency = firm.baseCurrency
  const { differing, actions, state } = count
  const isKnown = differing !== null
  const mayRecount = actions.includes('recount')
  const hasValue = state === 'review' && can('stock:cost')
  const hasBin = rows.some(({ bin }) => bin !== '')
  const hasCounted = rows.some(({ counted }) => counted !== null)
  const shown = (value: string | null) => (value === null ? '' : number(value))
  return (
    <TableScroller label={t('form.lines')}>
      <Table caption={t('form.lines')}>
        <thead>
          <tr>
            {mayRecount && <HeadCell>{t('counts.again')}</HeadCell>}
            <HeadCell>{t('field.item')}</HeadCell>
            {hasBin && <HeadCell>{t('field.bin')}</HeadCell>}
            {hasCounted && <HeadCell isNumber>{t('counts.field.counted')}</HeadCell>}
            {isKnown && <HeadCell isNumber>{t('counts.field.expected')}</HeadCell>}
            {isKnown && <HeadCell isNumber>{t('counts.field.difference')}</HeadCell>}
            {state === 'review' && <HeadCell isNumber>{t('counts.field.movedSince')}</HeadCell>}
            <HeadCell>{t('field.unit')}</HeadCell>
            {hasValue && <HeadCell isNumber>{t('list.value', { currency })}</HeadCell>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ itemId, sku, itemName, unit, bin, ...line }) => {
            const name = [sku, itemName].filter(Boolean).join(' ')
            const next = countPath(firm.firmId, count.id, { item: sku || itemId })
            const href = actions.includes('enter') ? next : stockItemPath(firm.firmId, itemId)
            return (
              <tr key={itemId}>
                {mayRecount && (
                  <Cell>
                    <Checkbox name="itemIds" value={itemId} form={reviewFormId} isBare>
                      {t('counts.againOf', { name })}
                    </Checkbox>
                  </Cell>
                )}
                {/* Whole, not cut: whoever counts must tell one item from another. */}
                <Cell tone="strong">
                  <a href={href}>{name}</a>
                </Cell>
                {hasBin && <Cell>{bin}</Cell>}
                {hasCounted && <NumberCell>{shown(line.counted)}</NumberCell>}
                {isKnown && <NumberCell>{shown(line.expected)}</NumberCell>}
                {isKnown && <NumberCell>{shown(line.difference)}</NumberCell>}
                {state === 'review' && <NumberCell>{shown(line.movedSince)}</NumberCell>}
                <Cell>{unit}</Cell>
                {hasValue && (
                  <NumberCell>{line.value === null ? '' : amount(line.value, currency)}</NumberCell>
                )}
              </tr>
            )
          })}
        </tbody>
      </Table>
    </TableScroller>
  )
}
