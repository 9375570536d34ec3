// @ts-check

/**
 * @typedef {import('./start-build.mjs').Build} Build
 * @typedef {{ path: string, cookie: string }} Page
 */

/**
 * The pages that are compared; one that a build does not have is undefined, or answers with no success.
 * @returns {{ name: string, pathOf: (build: Build) => Page | undefined, isOpen?: boolean }[]}
 */
export function pagesOf() {
  return [
    { name: 'home', isOpen: true, pathOf: () => ({ path: '/', cookie: '' }) },
    large('dashboard', () => '/dashboard'),
    large('invoice list', () => '/invoices'),
    large('deep page', ({ cursor }) => `/invoices?after=${encodeURIComponent(cursor)}`),
    large('search', () => '/invoices?q=Kunde+042'),
    large('one invoice, issued', ({ issued }) => `/invoices/${issued}`),
    large('draft, many of them', ({ draftOfMany }) => `/invoices/${draftOfMany}`),
    large('draft, few of them', ({ draftOfFew }) => `/invoices/${draftOfFew}`),
    large('invoice editor', () => '/invoices/new'),
    large('customers', () => '/customers'),
    inDemo('demo dashboard', () => '/dashboard'),
    inDemo('items', () => '/items'),
    inDemo('expenses', () => '/expenses'),
    inDemo('bills', () => '/bills'),
    inDemo('bank account', ({ demo }) => linkIn(demo, /\/bank\/[^/]+$/)),
    inDemo('calendar', () => '/calendar'),
    inDemo('till', ({ demo }) => linkIn(demo, /\/tills\/[^/]+\/sell$/) ?? '/tills'),
    inDemo('profit and loss', () => '/reports/profit-and-loss'),
    inDemo('quotes', () => '/quotes'),
  ]
}

/**
 * @param {string} name
 * @param {(build: Build) => string} pathOf below the firm of many invoices
 */
function large(name, pathOf) {
  return {
    name,
    pathOf: (/** @type {Build} */ build) => ({
      path: `/firms/${build.firm.firmId}${pathOf(build)}`,
      cookie: build.cookie,
    }),
  }
}

/**
 * @param {string} name
 * @param {(build: Build) => string | undefined} pathOf below the demo's firm
 */
function inDemo(name, pathOf) {
  return {
    name,
    pathOf: (/** @type {Build} */ build) => {
      const path = pathOf(build)
      const { firmId, cookie } = build.demo
      return path === undefined ? undefined : { path: `/firms/${firmId}${path}`, cookie }
    },
  }
}

/**
 * @param {Build['demo']} demo
 * @param {RegExp} pattern
 */
function linkIn({ firmId, links }, pattern) {
  return links.find((href) => pattern.test(href))?.slice(`/firms/${firmId}`.length)
}
