import type { Item } from '#contract/catalogue/items.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import type { ShopSettings } from '#contract/website/shop.ts'
import type { SitePage } from '#contract/website/site-pages.ts'
import type { SiteSettings } from '#contract/website/site-settings.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import type { SiteReply } from '../publishing/site-call.ts'

/** Ways that the shop of a test offers. */
export const parcel = {
  name: 'Parcel',
  countries: ['DE', 'AT', 'CH'],
  amount: 490,
  upToKilograms: '20',
  freeFrom: 10_000,
  leastValue: null,
}

/** A firm with a published site and an open shop that sells some items, with stock of them. */
export async function openShop(
  goods: readonly { name: string; unitPrice: string; stock?: string; more?: object }[],
  settings: object = {},
): Promise<{ firm: TestFirm; items: Item[] }> {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const items: Item[] = []
  for (const { name, unitPrice, stock, more } of goods) {
    const item = await firm.must<Item>('POST', '/items', {
      ...{ name, unitPrice, unit: 'pc', taxCode: 'DE-S19', priceMode: 'gross' },
      kind: stock === undefined ? 'product' : 'stock',
      ...more,
    })
    items.push(item)
    if (stock !== undefined && stock !== '0') {
      await firm.must('POST', '/stock-documents', {
        ...{ kind: 'receipt', date: today, warehouseId: rows[0]?.id },
        lines: [{ item: name, quantity: stock, unitCost: '1' }],
      })
    }
  }
  const { version } = await firm.must<SiteSettings>('GET', '/site')
  const name = `s${firm.firmId.toLowerCase().slice(-12)}`
  await firm.must('PUT', '/site', { name, languages: ['de', 'en'], defaultLanguage: 'de', version })
  await firm.must<ShopSettings>('PUT', '/site/shop', {
    isOpen: true,
    items: goods.map((one) => ({ item: one.name })),
    delivery: [parcel],
    places: [{ name: 'Laden', address: 'Hafen 1' }],
    version: 0,
    ...settings,
  })
  const page = await firm.must<SitePage>('POST', '/site-pages', { title: 'Start', language: 'de' })
  await firm.must('POST', `/site-pages/${page.id}/publish`, {})
  return { firm, items }
}

/** Whom orders of tests are of. */
export const ada = {
  ...{ name: 'Ada Hafen', email: 'ada@hafen.example', street: 'Kai 1', postcode: '20457' },
  ...{ city: 'Hamburg', country: 'DE', way: 'delivery:Parcel', payWay: 'transfer' },
}

/** Somebody at the shop, with the cookie and the forms that a browser would have; without script. */
export class Visitor {
  cart = ''
  readonly #firm: TestFirm
  readonly #address: string | undefined

  /** @param address of the network that they come from */
  constructor(firm: TestFirm, address?: string) {
    this.#firm = firm
    this.#address = address
  }

  async #ask(input: object): Promise<SiteReply> {
    const path = '/internal/site-request'
    const call = { etag: '', cart: this.cart, ...input }
    const nobody = { role: null, userId: '', ...(this.#address && { address: this.#address }) }
    const reply = await this.#firm.must<SiteReply>('POST', path, call, nobody)
    const cookie = reply.headers['set-cookie']
    if (cookie !== undefined) this.cart = /=([^;]*)/.exec(cookie)?.[1] ?? ''
    return reply
  }

  get(path: string): Promise<SiteReply> {
    return this.#ask({ path })
  }

  /** Sends a form and goes where it leads. */
  async send(path: string, fields: Record<string, string>): Promise<SiteReply> {
    const form = new URLSearchParams(fields).toString()
    const reply = await this.#ask({ method: 'POST', path, form })
    return reply.status === 303 ? this.get(reply.headers.location ?? '') : reply
  }

  add(itemId: string, quantity = '1'): Promise<SiteReply> {
    return this.send('/shop/cart', { do: 'add', item: itemId, quantity })
  }

  /** The second step of the checkout: what will be ordered. */
  review(more: Record<string, string> = {}): Promise<SiteReply> {
    return this.send('/shop/checkout', { do: 'review', ...ada, ...more })
  }

  /** Presses the button that orders, on the page that the second step showed. */
  order(page: SiteReply, more: Record<string, string> = {}): Promise<SiteReply> {
    const hidden = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(page.content ?? '')?.[1] ?? ''
    const own = { cart: hidden('cart'), once: hidden('once') }
    return this.send('/shop/checkout', { do: 'order', ...ada, ...own, ...more })
  }
}
