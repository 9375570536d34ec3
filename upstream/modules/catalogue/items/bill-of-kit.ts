import { z } from 'zod'
import { KitComponent, maxKitComponents } from '#contract/catalogue/kits.ts'
import type { Reader } from '../../../firm/store.ts'

type Row = { id: string; sku: string; name: string; quantity: string; scrap: string }

/** What a kit is made of, in one cell of a file: `CUP-1 = 2; TEA = 0.25 + 3 %`. */
export function billOfKit({ sql }: Reader, itemId: string): string {
  return sql
    .exec<Row>(
      `select i.id, i.sku, i.name, c.quantity, c.scrap from item_components c
       join items i on i.id = c.component_id where c.item_id = ? order by c.position`,
      itemId,
    )
    .toArray()
    .map(({ id, sku, name, quantity, scrap }) => {
      const word = sku || (/[;=]/.test(name) ? id : name)
      return `${word} = ${quantity}${scrap === '' ? '' : ` + ${scrap} %`}`
    })
    .join('; ')
}

const part = /^(?<item>.+)=\s*(?<quantity>[\d.,]+)\s*(?:\+\s*(?<scrap>[\d.,]+)\s*%)?$/

/** Reads such a cell, with a comma or a point before decimals; undefined for what is none. */
export function parseBill(text: string): KitComponent[] | undefined {
  const rows = text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const { item = '', quantity = '', scrap = '' } = part.exec(one)?.groups ?? {}
      return { item: item.trim(), quantity: decimal(quantity), scrap: decimal(scrap) }
    })
  const read = z.array(KitComponent).max(maxKitComponents).safeParse(rows)
  return read.success ? read.data : undefined
}

function decimal(text: string): string {
  return text.replace(',', '.')
}
