import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Row, RowsTable, TableScroller, Tag, text } from '#app/ui/index.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { warehousePath } from '../paths.ts'

/** The firm's warehouses with what can be done with each. */
export function WarehouseTable({ warehouses }: { warehouses: readonly Warehouse[] }) {
  const t = useT('stock')
  const { firm, can } = useFirm()
  return (
    <TableScroller label={t('warehouses.list')}>
      <RowsTable
        caption={t('warehouses.list')}
        rows={warehouses}
        keyOf={(warehouse) => warehouse.id}
        columns={[
          {
            head: t('field.name'),
            cell: (warehouse) => (
              <>
                {can('stock:adjust') ? (
                  <a className={text.link} href={warehousePath(firm.firmId, warehouse.id)}>
                    {warehouse.name}
                  </a>
                ) : (
                  warehouse.name
                )}{' '}
                {warehouse.isUsual && <Tag>{t('warehouses.usual')}</Tag>}
                {warehouse.isArchived && <Tag>{t('warehouses.archived')}</Tag>}
              </>
            ),
          },
          { head: t('field.code'), cell: (warehouse) => warehouse.code },
          { head: t('field.address'), cell: (warehouse) => warehouse.address },
          can('stock:adjust') && {
            head: t('warehouses.change'),
            cell: (warehouse) => <WarehouseActions warehouse={warehouse} />,
          },
        ]}
      />
    </TableScroller>
  )
}

function WarehouseActions({
  warehouse: { id, name, isUsual, isArchived },
}: {
  warehouse: Warehouse
}) {
  const t = useT('stock')
  if (isUsual) return null
  return (
    <form method="post">
      <input type="hidden" name="warehouseId" value={id} />
      <Row>
        {!isArchived && (
          <Button
            size="s"
            name="intent"
            value="makeUsual"
            aria-label={t('warehouses.makeUsualOf', { name })}
          >
            {t('warehouses.makeUsual')}
          </Button>
        )}
        <Button size="s" kind="ghost" name="intent" value={isArchived ? 'restore' : 'archive'}>
          {t(isArchived ? 'warehouses.restore' : 'warehouses.archive', { name })}
        </Button>
      </Row>
    </form>
  )
}
