import type { ShopPayWay } from '#contract/website/shop.ts'
import { element, escapeHtml, trapHtml } from '../../pages/views.ts'
import { getKeptSettings, type KeptShop } from '../kept-settings.ts'
import type { Review } from '../review.ts'
import { filled } from '../words.ts'
import { sumRows } from './cart-page.ts'
import { changeLines } from './changes.ts'
import { countryName, type ShopGround, type ShopPage } from './ground.ts'
import { pickUpHours } from './hours.ts'
import { button, choice, field, hidden, link, notice, type Problems, problemHtml } from './parts.ts'

/** What the fields of the checkout hold, by their names. */
export type Typed = Readonly<Record<string, string>>

/** Whom it goes to, how, and how it is paid: the first of two steps. */
export function detailsPage(
  ground: ShopGround,
  { typed, problems, payWays }: { typed: Typed; problems: Problems; payWays: ShopPayWay[] },
): ShopPage {
  const { words, base, reader } = ground
  const settings = getKeptSettings(reader)
  const own = (name: string, label: string, more: object = {}) =>
    field({ name, label, value: typed[name] ?? '', ...more }, ground, problems)
  const parts = [
    `<h2>${escapeHtml(words.contact)}</h2>`,
    own('name', ground.siteWords.name, { fills: 'name', maximum: 120 }),
    own('company', words.company, { fills: 'organization', isOptional: true, maximum: 160 }),
    own('email', ground.siteWords.email, { type: 'email', fills: 'email', maximum: 254 }),
    own('phone', words.phone, { type: 'tel', fills: 'tel', isOptional: true, maximum: 40 }),
    `<h2>${escapeHtml(words.address)}</h2>`,
    own('street', words.street, { fills: 'address-line1' }),
    own('postcode', words.postcode, { fills: 'postal-code', maximum: 20 }),
    own('city', words.city, { fills: 'address-level2', maximum: 100 }),
    countryField(ground, settings, typed.country ?? '', problems),
    choice(
      { name: 'way', title: words.way, value: typed.way ?? '' },
      wayChoices(ground, settings),
      problems,
    ),
    choice(
      { name: 'payWay', title: words.payWay, value: typed.payWay ?? payWays[0] ?? '' },
      payWays.map((value) => ({ value, label: words[value] })),
      problems,
    ),
    noteField(ground, typed.note ?? '', problems),
    trapHtml(ground.siteWords),
    `<p>${button(words.review)}</p>`,
  ]
  const form = element(
    'form',
    { method: 'post', action: `${base}/checkout` },
    `\n${hidden({ do: 'review' })}\n${parts.join('\n')}\n`,
  )
  const main = `<div class="block checkout">\n${form}\n<p>${link(`${base}/cart`, words.toCart)}</p>\n</div>`
  return { title: words.checkout, main, canonical: null }
}

/** What will be ordered, with all it costs, before the button that orders it (2011/83/EU, 8 (2)). */
export function reviewPage(
  ground: ShopGround,
  review: Review,
  {
    typed,
    token,
    onceKey,
    wasTried,
  }: { typed: Typed; token: string; onceKey: string; wasTried: boolean },
): ShopPage {
  const { words, base, money, price } = ground
  const changed = changeLines(review.changes, ground)
  const lines = wasTried ? [...changed, words.mended] : changed
  const top = lines.length === 0 ? '' : `${notice(words.changed, lines)}\n`
  const rows = review.lines.map(
    ({ item, quantity, full }) =>
      `<tr><th scope="row">${escapeHtml(item.name)}</th><td class="end">${escapeHtml(price(item.unitPrice))}</td><td>${escapeHtml(quantity)}</td><td class="end">${escapeHtml(money(full))}</td></tr>`,
  )
  const head = [words.item, words.price, words.quantity, words.sum]
    .map((word) => `<th scope="col">${escapeHtml(word)}</th>`)
    .join('')
  const table = `<div class="table"><table class="cart">\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n<tfoot>\n${sumRows(ground, review).join('\n')}\n</tfoot>\n</table></div>`
  const kept = hidden({ ...typed, cart: token, once: onceKey })
  const canOrder = review.lines.length > 0 && review.cart.fulfilment !== null
  const order = element(
    'form',
    { method: 'post', action: `${base}/checkout` },
    `${kept}${canOrder ? `<p>${button(words.orderNow, { name: 'do', value: 'order' })}</p>` : ''}<p>${button(words.change, { name: 'do', value: 'edit', class: 'plain' })}</p>`,
  )
  const isFetched = review.cart.fulfilment?.kind === 'pickUp'
  const hours = isFetched ? `${pickUpHours(ground)}\n` : ''
  const main = `${top}<div class="block checkout">\n${table}\n${aboutHtml(ground, typed)}\n${hours}${agreement(ground)}\n${order}\n</div>`
  return { title: words.reviewOrder, main, canonical: null }
}

function aboutHtml(ground: ShopGround, typed: Typed): string {
  const { words } = ground
  const { name = '', company = '', street = '', postcode = '', city = '', country = '' } = typed
  const address = [company, name, street, `${postcode} ${city}`, countryName(ground, country)]
  const pay = typed.payWay === 'card' ? words.card : words.transfer
  const rows = [
    [words.address, address.filter(Boolean).map(escapeHtml).join('<br>')],
    [
      words.contact,
      [typed.email, typed.phone]
        .filter(Boolean)
        .map((one) => escapeHtml(one ?? ''))
        .join('<br>'),
    ],
    [words.way, escapeHtml(wayName(typed.way ?? ''))],
    [words.payWay, escapeHtml(pay)],
    [words.note, escapeHtml(typed.note ?? '')],
  ]
  return `<dl>\n${rows
    .filter(([, value]) => value !== '')
    .map(([term = '', value]) => `<dt>${escapeHtml(term)}</dt><dd>${value}</dd>`)
    .join('\n')}\n</dl>`
}

function agreement(ground: ShopGround): string {
  const { words, reader, pageHref } = ground
  const { termsGroupId, returnsGroupId, privacyGroupId, returnDays } = getKeptSettings(reader)
  const pages = [
    [termsGroupId, words.terms],
    [returnsGroupId, words.returns],
    [privacyGroupId, words.privacy],
  ].flatMap(([group = '', word = '']) => {
    const href = group === '' ? undefined : pageHref(group)
    return href === undefined ? [] : [link(href, word)]
  })
  const agrees =
    pages.length === 0
      ? ''
      : `<p>${escapeHtml(words.agree).replace('{pages}', pages.join(', '))}</p>`
  const days =
    returnDays === 0
      ? ''
      : `<p>${escapeHtml(filled(words.returnsWords, { days: String(returnDays) }))}</p>`
  return `${agrees}${days}`
}

/** `delivery:Parcel` and `pickUp:Shop`: what a way is called in forms. */
export function wayValue(kind: 'delivery' | 'pickUp', name: string): string {
  return `${kind}:${name}`
}

export function wayName(value: string): string {
  return value.replace(/^(delivery|pickUp):/, '')
}

function wayChoices(ground: ShopGround, { delivery, places }: KeptShop) {
  const { words, money } = ground
  return [
    ...delivery.map(({ name, amount, countries, upToKilograms, freeFrom, postcodes }) => ({
      value: wayValue('delivery', name),
      label: `${words.delivery}: ${name}`,
      about: [
        amount === 0 ? words.free : money(amount),
        ...(freeFrom === null ? [] : [filled(words.fromAmount, { amount: money(freeFrom) })]),
        ...(upToKilograms === '' ? [] : [filled(words.upToWeight, { weight: upToKilograms })]),
        ...(postcodes.length === 0 ? [] : [filled(words.only, { places: postcodes.join(', ') })]),
        ...(postcodes.length > 0
          ? []
          : [
              filled(words.only, {
                places: countries.map((code) => countryName(ground, code)).join(', '),
              }),
            ]),
      ].join(', '),
    })),
    ...places.map(({ name, address }) => ({
      value: wayValue('pickUp', name),
      label: `${words.pickUp}: ${name}`,
      about: address,
    })),
  ]
}

function countryField(
  ground: ShopGround,
  settings: KeptShop,
  chosen: string,
  problems: Problems,
): string {
  const { words } = ground
  const codes = countriesOf(ground, settings)
  const options = codes.map((value) =>
    element(
      'option',
      { value, selected: value === chosen },
      escapeHtml(countryName(ground, value)),
    ),
  )
  const problem = problems.country
  const list = element(
    'select',
    {
      ...{ id: 'country', name: 'country', autocomplete: 'country' },
      'aria-describedby': problem === undefined ? undefined : 'country-problem',
    },
    options.join(''),
  )
  return `<p class="field"><label for="country">${escapeHtml(words.country)}</label> ${list}${problemHtml('country', problem)}</p>`
}

/** Where the shop sends to, the firm's own country first. */
function countriesOf({ firmCountry }: ShopGround, { delivery }: KeptShop): string[] {
  return [...new Set([firmCountry, ...delivery.flatMap(({ countries }) => countries)])]
}

function noteField({ words }: ShopGround, value: string, problems: Problems): string {
  const area = element(
    'textarea',
    { id: 'note', name: 'note', rows: 3, maxlength: 1000 },
    escapeHtml(value),
  )
  return `<p class="field"><label for="note">${escapeHtml(words.note)} <span class="required">(${escapeHtml(words.optional)})</span></label> ${area}${problemHtml('note', problems.note)}</p>`
}
