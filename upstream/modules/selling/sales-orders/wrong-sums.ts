/** Orders that do not come to their total, or whose lines do not come to their net. */
export const wrongSums = [
  `select 1 from sales_orders where total <> net + tax + rounding limit 1`,
  `select 1 from sales_orders as document
    where net <> (select coalesce(sum(line.net), 0) from sales_order_lines as line
      where line.order_id = document.id) limit 1`,
]
