/** Items, and places, at which something else lies than their moves left, and days of another value. */
export const wrongSums = [
  ...['quantity', 'value'].map(
    (sum) => `select 1 from stock_items as item where ${sum} <> coalesce(
      (select ${sum}_after from stock_moves where item_id = item.id
        order by date desc, sequence desc limit 1), 0) limit 1`,
  ),
  `select 1 from stock_balances as place where quantity <> coalesce(
      (select place_after from stock_moves
        where item_id = place.item_id and warehouse_id = place.warehouse_id
        order by date desc, sequence desc limit 1), 0) limit 1`,
  `select 1 where (select coalesce(sum(value), 0) from stock_days)
    <> (select coalesce(sum(value), 0) from stock_items)`,
]
